import { describe, expect, test } from 'vitest'
import { somebody } from './testing/people.ts'
import type { Done, Person } from './types.ts'
import { whatIsDue } from './what-is-due.ts'

const TODAY = '2026-11-25'
const find = (check: string, person: Partial<Person>, done: Done[] = []) =>
  whatIsDue(somebody(person), done, [], TODAY).find(({ id }) => id === check)
/** `33 2020-01-01`: a vaccine and its day; without the day nobody knows it. */
const dosesOf = (illness: string, ...doses: string[]): Done[] =>
  doses.map((dose) => {
    const [cvx = '', date = null] = dose.split(' ')
    return { illnesses: [illness], cvx, date }
  })

describe('pneumococci in the United States', () => {
  const of71: Partial<Person> = { born: '1955-01-01' }
  const of60: Partial<Person> = { born: '1966-01-01' }
  const weak: Partial<Person> = { ...of60, conditions: ['B24'] }
  const young: Partial<Person> = { born: '1990-01-01', conditions: ['J44'] }
  test.each([
    ['PCV20 once', of71, ['216 2020-01-01'], { status: 'done', next: null }],
    ['PCV21 once', of71, ['327 2026-01-01'], { status: 'done', next: null }],
    ['PCV20 on a day that nobody knows', of71, ['216'], { status: 'done', next: null }],
    ['PCV15 and PPSV23', of71, ['215 2024-01-01', '33 2025-01-01'], { status: 'done', next: null }],
    ['PCV15 alone: after a year', of71, ['215 2025-11-25'], { status: 'due', since: TODAY, why: 'pneumococcal-second' }],
    ['PCV15 alone: a day earlier', of71, ['215 2025-11-26'], { status: 'coming' }],
    ['PCV15 alone with weak defenses: after 8 weeks', weak, ['215 2026-09-30'], { status: 'due', since: TODAY }],
    ['PCV13 alone: after a year', of71, ['133 2025-11-25'], { status: 'due', since: TODAY, why: 'pneumococcal-older' }],
    ['PPSV23 alone: after a year', of71, ['33 2025-11-25'], { status: 'due', since: TODAY, lastDone: '2025-11-25' }],
    ['PPSV23 alone: a day earlier', of71, ['33 2025-11-26'], { status: 'coming' }],
    ['both older kinds at 65: to be decided', of71, ['133 2015-01-01', '33 2021-11-25'], { status: 'due', strength: 'decide' }],
    ['both older kinds before 65: after five years', of60, ['133 2015-01-01', '33 2021-11-25'], { status: 'due', strength: 'routine', since: TODAY }],
    ['both older kinds and an illness under 50', young, ['133 2015-01-01', '33 2016-01-01'], { status: 'done' }],
    ['both older kinds and weak defenses under 50', { ...young, conditions: ['B24'] }, ['133 2015-01-01', '33 2016-01-01'], { status: 'due' }],
    ['a kind that the record does not name', of71, ['109 2020-01-01'], { status: 'due', strength: 'ask', since: null, why: 'pneumococcal-unknown' }],
  ] as const)('%s', (_, person, doses, told) => {
    expect(find('pneumococcal', person, dosesOf('pneumococcal', ...doses))).toMatchObject(told)
  })

  test('somebody who says that they had it is taken at their word', () => {
    expect(find('pneumococcal', of71, [{ check: 'pneumococcal', date: '2020-01-01' }])?.status).toBe('done')
  })

  test('the doses of a baby do not count', () => {
    const grown = { born: '2000-01-01', conditions: ['J44'] }
    expect(find('pneumococcal', grown, dosesOf('pneumococcal', '216 2000-03-01'))?.status).toBe('due')
  })
}) // biome-ignore format: one record a line.

describe('pneumococci in the United Kingdom', () => {
  const of70: Partial<Person> = { born: '1956-01-01', place: 'GB' }
  test('are for most people one dose of any kind', () => {
    for (const cvx of ['33', '216']) {
      expect(find('pneumococcal', of70, dosesOf('pneumococcal', `${cvx} 2010-01-01`))?.status).toBe('done')
    }
  })

  test.each(['D73.0', 'N18.4', 'Z99.2'])('with %s are asked about every five years', (code) => {
    const person = { ...of70, conditions: [code] }
    expect(find('pneumococcal', person)).toMatchObject({ status: 'due', strength: 'routine' })
    expect(find('pneumococcal', person, dosesOf('pneumococcal', '33 2021-11-25'))).toMatchObject({
      status: 'due',
      strength: 'ask',
      why: 'pneumococcal-again-nhs',
    })
    expect(find('pneumococcal', person, dosesOf('pneumococcal', '33 2021-11-26'))?.status).toBe('coming')
  })
})

describe('the second dose against shingles', () => {
  const weak = { conditions: ['B24'] }
  test.each([
    ['US', '1956-01-01', {}, '2026-09-25'],
    ['US', '1956-01-01', weak, '2026-10-25'],
    ['US', '1996-01-01', weak, '2026-10-25'],
    ['GB', '1959-01-01', {}, '2026-05-25'],
    ['GB', '1955-01-01', {}, '2026-05-25'],
    ['GB', '1955-01-01', weak, '2026-09-30'],
    ['GB', '1996-01-01', weak, '2026-09-30'],
    ['GB', '1940-01-01', weak, '2026-09-30'],
    ['EU', '1955-01-01', {}, '2026-09-25'],
  ] as const)('in %s, born on %s, with %j, is due today after one of %s', (place, born, more, date) => {
    const person = { place, born, ...more }
    expect(find('shingles', person, dosesOf('zoster', `187 ${date}`))?.status).toBe('due')
    const later = date.replace(/..$/, (day) => `${Number(day) + 1}`)
    const last = date.endsWith('30') ? '2026-10-01' : later
    expect(find('shingles', person, dosesOf('zoster', `187 ${last}`))?.status).toBe('coming')
  })

  test('the live vaccine of earlier years is not enough in the United States, and is for the age in the United Kingdom', () => {
    const live = dosesOf('zoster', '121 2016-01-01')
    const of75 = { born: '1951-01-01' }
    expect(find('shingles', of75, live)).toMatchObject({ status: 'due', lastDone: null, earlier: '2016-01-01' })
    expect(find('shingles', { ...of75, place: 'GB' }, live)).toBeUndefined()
    expect(find('shingles', { ...of75, place: 'GB', ...weak }, live)).toMatchObject({ earlier: '2016-01-01' })
  })
})
