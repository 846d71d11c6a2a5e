import { describe, expect, test } from 'vitest'
import { somebody } from './testing/people.ts'
import type { Done, Person } from './types.ts'
import { whatIsDue } from './what-is-due.ts'

const TODAY = '2026-11-25'
const find = (check: string, person: Partial<Person>, done: Done[] = []) =>
  whatIsDue(somebody(person), done, [], TODAY).find(({ id }) => id === check)
const doses = (illness: string, dates: readonly string[], cvx?: string): Done[] =>
  dates.map((date) => ({ illnesses: [illness], date, ...(cvx ? { cvx } : {}) }))

describe('without a spleen, in the United Kingdom', () => {
  const person: Partial<Person> = { born: '1996-01-01', place: 'GB', conditions: ['D73.0'] }
  test.each([
    ['as a baby', '1996-05-01'],
    ['as a teenager', '2010-05-01'],
  ])('a dose against meningitis %s is no reason to say nothing more', (_, date) => {
    expect(find('meningitis-risk', person, doses('meningococcal', [date]))).toMatchObject({
      status: 'due',
      strength: 'ask',
    })
  })

  test('a dose of later on is asked about again after five years', () => {
    expect(find('meningitis-risk', person, doses('meningococcal', ['2024-05-01']))).toMatchObject({
      status: 'done',
      next: '2029-05-01',
    })
  })
})

test.each([
  [['2026-01-01'], 'due', '2026-05-01'],
  [['2026-01-01', '2026-03-01'], 'due', '2026-07-01'],
  [['2026-01-01', '2026-03-01', '2026-07-01'], 'done', null],
  [['2011-05-01', '2011-12-01'], 'done', null],
] as const)('from 27 on an American series against HPV with doses on %j is %s, to decide', (dates, status, since) => {
  expect(find('hpv', { born: '1999-05-01' }, doses('hpv', dates))).toMatchObject({ status, since, strength: 'decide' })
})

describe('the British vaccine against shingles', () => {
  const man = (born: string): Partial<Person> => ({ born, sex: 'male', place: 'GB' })
  const one = doses('zoster', ['2026-05-01'], '187')
  test('is completed at 80 by whoever began before', () => {
    expect(find('shingles', man('1946-10-01'), one)).toMatchObject({ status: 'due', since: '2026-11-01' })
    expect(find('shingles', man('1945-11-25'), one)).toBeUndefined()
  })

  test('is not begun at 80, unless the defenses are weak', () => {
    expect(find('shingles', man('1946-10-01'))).toBeUndefined()
    expect(find('shingles', { ...man('1946-10-01'), conditions: ['C90'] })).toMatchObject({ strength: 'ask' })
    expect(find('shingles', { ...man('1946-10-01'), conditions: ['C90'] }, one)).toMatchObject({
      status: 'due',
      why: 'shingles-nhs-weak',
    })
  })
})

test('a child with a hepatitis B that stays is told of no dose against it', () => {
  const child = (conditions: string[]) =>
    find('hepatitis-b-child', { born: '2016-01-01', conditions }, doses('polio', ['2016-03-01']))
  expect(child([])?.status).toBe('due')
  expect(child(['B18.1'])).toBeUndefined()
})

test('two entries of one dose, a day apart, are one', () => {
  const done = [...doses('rubella', ['2014-06-01']), ...doses('measles', ['2014-06-01', '2014-06-02'])]
  expect(find('measles-child', { born: '2013-05-01' }, done)?.status).toBe('due')
  const apart = [...doses('rubella', ['2014-06-01']), ...doses('measles', ['2014-06-01', '2014-06-25'])]
  expect(find('measles-child', { born: '2013-05-01' }, apart)?.status).toBe('done')
})

describe('in the European Union, where the number of doses differs, one is no reason to say nothing more', () => {
  test.each([
    ['hpv', '2013-05-01', '2026-01-01'],
    ['measles', '1985-05-01', '1987-01-01'],
  ])('of %s', (illness, born, date) => {
    const check = illness === 'measles' ? 'mmr' : illness
    const person: Partial<Person> = { born, place: 'EU' }
    expect(find(check, person, doses(illness, [date]))).toMatchObject({ status: 'due', strength: 'ask', since: null })
    expect(find(check, person, doses(illness, [date, '2026-07-01']))?.status).toBe('done')
  })
})

test('a British child whose fourth dose against diphtheria came before three years has the preschool one as well', () => {
  const child: Partial<Person> = { born: '2023-05-10', place: 'GB' }
  const given = ['2023-07-10', '2023-08-10', '2023-09-10']
  const next = (last: string) => find('diphtheria-child', child, doses('diphtheria', [...given, last]))
  expect(next('2024-11-10')).toMatchObject({ status: 'due', since: '2026-09-10' })
  expect(next('2026-05-10')?.status).toBe('done')
})

describe('in the European Union the doses of a child are asked about where most countries give them', () => {
  const at = (born: string, check: string, done: Done[]) =>
    find(check, { born, place: 'EU' }, [...doses('polio', ['2020-01-01']), ...done])
  test.each([
    ['2026-09-25', [], 'due'],
    ['2026-09-26', [], 'coming'],
    ['2025-12-25', ['2026-02-25', '2026-04-25'], 'due'],
    ['2025-12-26', ['2026-02-25', '2026-04-25'], 'coming'],
    ['2021-11-25', ['2022-01-25', '2022-03-25', '2022-10-25'], 'due'],
    ['2021-11-25', ['2022-01-25', '2022-03-25', '2022-05-25', '2023-02-25'], 'due'],
    ['2021-11-25', ['2022-01-25', '2022-03-25', '2022-10-25', '2026-02-25'], 'done'],
  ])('against diphtheria, born on %s after %j: %s', (born, dates, status) => {
    expect(at(born, 'diphtheria-child', doses('diphtheria', dates))?.status).toBe(status)
  })

  test.each([
    ['2025-11-25', [], 'due'],
    ['2025-05-25', ['2026-05-25'], 'due'],
    ['2025-05-26', ['2026-05-26'], 'coming'],
  ])('against measles, born on %s after %j: %s', (born, dates, status) => {
    expect(at(born, 'measles-child', doses('measles', dates))).toMatchObject({ status, strength: 'ask' })
  })
})
