import { describe, expect, test } from 'vitest'
import { addDays, after } from './calendar/days.ts'
import { somebody } from './testing/people.ts'
import type { Done, Person } from './types.ts'
import { whatIsDue } from './what-is-due.ts'

const TODAY = '2026-11-25'
const find = (check: string, person: Partial<Person>, done: Done[] = []) =>
  whatIsDue(somebody(person), done, [], TODAY).find(({ id }) => id === check)

describe('in a pregnancy', () => {
  const mother: Partial<Person> = { born: '1990-04-01', isPregnant: true, dueDate: '2027-03-10' }
  test.each(['US', 'GB', 'EU', 'IN'] as const)('in %s the blood pressure is asked about every four weeks', (place) => {
    const measured = (days: number) => [{ code: '85354-9', date: addDays(TODAY, -days) }]
    const person = { ...mother, place }
    expect(find('blood-pressure', person, measured(28))).toMatchObject({ status: 'due', strength: 'ask', since: null })
    expect(find('blood-pressure', person, measured(27))).toMatchObject({ status: 'coming', why: 'pressure-pregnant' })
    expect(find('blood-pressure', { ...person, isPregnant: false, dueDate: null }, measured(28))?.status).not.toBe(
      'due',
    )
  })

  test.each([
    ['US', 1],
    ['GB', 3],
    ['EU', 1],
    ['IN', 1],
  ] as const)('in %s the long-term sugar of a mother with diabetes is asked about after %i months', (place, months) => {
    const person: Partial<Person> = { ...mother, place, conditions: ['E10'], hba1c: 8.4 }
    const tested = (date: string) => [{ test: 'Hemoglobin A1c', date }]
    const last = after(TODAY, { months: -months })
    expect(find('hba1c', person, tested(last))).toMatchObject({ status: 'due', strength: 'ask', why: 'hba1c-pregnant' })
    expect(find('hba1c', person, tested(addDays(last, 1)))?.status).toBe('coming')
  })

  test('nobody asks for cholesterol', () => {
    for (const conditions of [[], ['E11'], ['I25']]) {
      expect(find('cholesterol', { ...mother, conditions })).toBeUndefined()
      expect(find('cholesterol', { ...mother, conditions, isPregnant: false })).toBeDefined()
    }
  })

  test('a test for HIV is told in each, and once in a life besides', () => {
    const earlier = [{ test: 'HIV 1 and 2 antibodies', date: '2020-01-01' }]
    expect(find('hiv-test', mother, earlier)).toMatchObject({ status: 'due', why: 'hiv-pregnant' })
    expect(find('hiv-test', mother, [{ test: 'HIV 1 and 2 antibodies', date: '2026-09-01' }])?.status).toBe('done')
    expect(find('hiv-test', { born: '1990-04-01' }, earlier)?.status).toBe('done')
    expect(find('hiv-test', { ...mother, conditions: ['B24'] })).toBeUndefined()
  })
})

describe('after diabetes in a pregnancy', () => {
  const tested = (date: string) => [{ test: 'Hemoglobin A1c', date }]
  test.each([
    ['GB', '2025-11-25', 'sugar-after-pregnancy-nhs'],
    ['US', '2023-11-25', 'sugar-after-pregnancy'],
    ['EU', '2023-11-25', 'sugar-after-pregnancy'],
    ['IN', '2025-11-25', 'sugar-after-pregnancy'],
  ] as const)('in %s the sugar that was measured on %s is due today', (place, date, why) => {
    const person: Partial<Person> = { born: '1992-04-01', place, pastConditions: ['O24.4'] }
    expect(find('diabetes-test', person, tested(date))).toMatchObject({ status: 'due', since: TODAY, why })
    expect(find('diabetes-test', person, tested(addDays(date, 1)))?.status).toBe('coming')
  })

  test('it counts as well where nobody wrote that it is over, and not in the next pregnancy or with diabetes', () => {
    const person: Partial<Person> = { born: '1992-04-01', conditions: ['O24.4'] }
    expect(find('diabetes-test', person)?.why).toBe('sugar-after-pregnancy')
    expect(find('diabetes-test', { ...person, isPregnant: true })).toBeUndefined()
    expect(find('diabetes-test', { ...person, conditions: ['O24.4', 'E11'] })).toBeUndefined()
  })
})

test.each([
  ['1956-11-25', 'male', 'decide'],
  ['1956-11-24', 'female', 'routine'],
] as const)('the bones of somebody born on %s (%s) are told: %s', (born, sex, strength) => {
  expect(find('bone-density', { born, sex })).toMatchObject({ status: 'due', strength })
})

describe('the prostate test', () => {
  const man: Partial<Person> = { born: '1966-01-01', sex: 'male' }
  const psa = (date: string) => [{ test: 'Prostate specific antigen', date }]
  test('is for American men from 55 to 69 to decide, every four years at most', () => {
    expect(find('prostate-test', man)).toMatchObject({ status: 'due', strength: 'decide' })
    expect(find('prostate-test', man, psa('2022-11-26'))?.status).toBe('coming')
    for (const changes of [
      { sex: 'female' },
      { place: 'GB' },
      { born: '1956-11-25' },
      { pastConditions: ['C61'] },
    ] as const)
      expect(find('prostate-test', { ...man, ...changes })).toBeUndefined()
  })

  test('is for a doctor to say after a raised value', () => {
    const raised = { ...man, abnormal: ['Prostate specific antigen'] }
    expect(find('prostate-test', raised, psa('2026-11-01'))).toMatchObject({
      status: 'due',
      strength: 'ask',
      since: null,
    })
  })
})

test.each([
  ['US', '2026-08-01', '2026-11-25', 'due'],
  ['US', '2026-08-01', '2026-09-30', 'coming'],
  ['EU', '2026-08-01', '2026-11-25', 'due'],
  ['GB', '2026-08-01', '2026-11-25', undefined],
  ['US', '2026-03-25', '2026-11-25', undefined],
  ['US', '2026-03-26', '2026-11-25', 'due'],
  ['US', '2026-03-26', '2026-07-01', undefined],
  ['US', '2026-11-01', '2027-04-01', undefined],
] as const)('in %s a baby born on %s is asked about RSV antibodies on %s: %s', (place, born, today, status) => {
  const baby = somebody({ place, born, smoking: null, bodyMass: null })
  const told = (done: Done[]) => whatIsDue(baby, done, [], today).find(({ id }) => id === 'rsv')
  expect(told([])?.status).toBe(status)
  if (status) expect(told([])?.strength).toBe('ask')
  if (status === 'due') expect(told([{ illnesses: ['rsv'], date: '2026-11-01' }])?.status).toBe('done')
})

test.each([
  ['US', '2008-11-25', true],
  ['US', '2001-11-26', true],
  ['US', '2001-11-25', false],
  ['US', '2009-06-01', false],
  ['GB', '2005-01-01', true],
  ['EU', '2005-01-01', false],
] as const)('in %s a woman born on %s is asked about chlamydia: %s', (place, born, isTold) => {
  expect(find('chlamydia-test', { place, born })?.strength).toBe(isTold ? 'ask' : undefined)
  expect(find('chlamydia-test', { place, born, sex: 'male' })).toBeUndefined()
  expect(find('chlamydia-test', { place, born }, [{ code: '21613-5', date: '2026-10-01' }])?.status).not.toBe('due')
})

test.each([
  ['US', 'D73.0', 'due'],
  ['GB', 'D57', 'due'],
  ['US', 'Z90.81', 'due'],
  ['US', 'D84.1', 'due'],
  ['US', 'B24', 'due'],
  ['GB', 'B24', undefined],
  ['EU', 'D73.0', undefined],
  ['US', 'D57.3', undefined],
  ['US', 'J44', undefined],
] as const)('in %s the vaccines against meningitis with %s are asked about: %s', (place, code, status) => {
  const told = find('meningitis-risk', { place, conditions: [code] })
  expect(told?.status).toBe(status)
  if (told) expect(told.strength).toBe('ask')
})

test('a medicine that stops complement asks for the vaccines against meningitis', () => {
  expect(find('meningitis-risk', { medicines: ['eculizumab'] })).toMatchObject({ status: 'due', strength: 'ask' })
  expect(find('meningitis-risk', { medicines: ['adalimumab'] })).toBeUndefined()
})

test('two doses against meningitis without a spleen, and one every five years after them', () => {
  const on = (...dates: string[]) =>
    find(
      'meningitis-risk',
      { conditions: ['D73.0'] },
      dates.map((date) => ({ illnesses: ['meningococcal'], date })),
    )
  expect(on('2026-09-30')?.status).toBe('due')
  expect(on('2026-10-01')?.status).toBe('coming')
  expect(on('2021-01-01', '2021-11-25')?.status).toBe('due')
  expect(on('2021-01-01', '2021-11-26')?.status).toBe('coming')
})

test('whoever smokes is told of the pneumonia shot from 19, and whoever did not from 50', () => {
  const young: Partial<Person> = { born: '1996-04-01' }
  expect(find('pneumococcal', { ...young, smoking: 'current' })).toMatchObject({ why: 'pneumococcal-smoking' })
  expect(find('pneumococcal', { ...young, smoking: 'former' })).toBeUndefined()
})

test('what a child is advised in the United States is what its doctors say, and that of adults what the CDC says', () => {
  for (const check of ['flu', 'hpv']) {
    expect(find(check, { born: '2012-04-01' })?.source.by).toBe('AAP')
    expect(find(check, { born: '2004-04-01' })?.source.by).toBe('CDC')
  }
})

test.each(['US', 'GB', 'EU', 'IN'] as const)(
  'in %s a child with diabetes has the long-term sugar every three months',
  (place) => {
    const tested = (date: string) => [{ test: 'Hemoglobin A1c', date }]
    const child: Partial<Person> = { born: '2016-01-01', place, conditions: ['E10'] }
    expect(find('hba1c', child, tested('2026-08-25'))).toMatchObject({
      status: 'due',
      since: TODAY,
      why: 'hba1c-child',
    })
    expect(find('hba1c', { ...child, born: '2008-11-25' }, tested('2026-08-25'))).toMatchObject({ why: 'hba1c' })
  },
)

test.each([
  ['1961-11-25', 'routine'],
  ['1960-11-25', 'decide'],
  ['1934-11-25', 'decide'],
] as const)('the British scan for an aneurysm of a man born on %s is told: %s', (born, strength) => {
  expect(find('aneurysm', { born, sex: 'male', place: 'GB' })).toMatchObject({ status: 'due', strength })
})

test('a scan of the lungs of a European smoker is asked about again after a year', () => {
  const person: Partial<Person> = { born: '1966-01-01', place: 'EU', smoking: 'former' }
  expect(find('lung-cancer', person, [{ code: '71271', date: '2025-11-25' }])).toMatchObject({
    status: 'due',
    strength: 'ask',
    since: null,
  })
  expect(find('lung-cancer', person, [{ code: '71271', date: '2026-05-01' }])).toMatchObject({ next: '2027-05-01' })
})

test.each([
  ['2010-01-01', 'due'],
  ['2021-01-01', 'done'],
] as const)('a bone scan of %s leaves that of a woman of 65 %s', (date, status) => {
  expect(find('bone-density', { born: '1961-01-01' }, [{ code: '77080', date }])?.status).toBe(status)
})
