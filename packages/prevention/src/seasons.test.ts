import { describe, expect, test } from 'vitest'
import { somebody } from './testing/people.ts'
import type { Done, Person } from './types.ts'
import { whatIsDue } from './what-is-due.ts'

const told = (check: string, person: Partial<Person>, today: string, done: Done[] = []) =>
  whatIsDue(somebody(person), done, [], today).find(({ id }) => id === check)
const shot = (illness: string, date: string): Done[] => [{ illnesses: [illness], date }]

describe('the British flu vaccine', () => {
  test.each([
    ['a pregnancy', { born: '1996-01-01', isPregnant: true, dueDate: '2027-01-10' }, '2026-09-01'],
    ['a child', { born: '2018-01-01' }, '2026-09-01'],
    ['an ill child', { born: '2010-01-01', conditions: ['J45'] }, '2026-09-01'],
    ['an older person', { born: '1950-01-01' }, '2026-10-01'],
    ['an ill adult', { born: '1990-01-01', conditions: ['E11'] }, '2026-10-01'],
  ] as const)('for %s (%j) begins on %s', (_, person, day) => {
    const before = day === '2026-09-01' ? '2026-08-31' : '2026-09-30'
    expect(told('flu', { ...person, place: 'GB' }, day)?.status).toBe('due')
    expect(told('flu', { ...person, place: 'GB' }, before)).toMatchObject({ status: 'coming', next: day })
  })

  test.each([
    ['2024-08-31', 'ask'],
    ['2024-11-20', 'ask'],
    ['2024-04-25', 'routine'],
    ['2024-11-26', undefined],
  ] as const)('of a child born on %s is told: %s', (born, strength) => {
    const found = told('flu', { born, place: 'GB' }, '2026-11-25')
    expect(found?.status === 'due' ? found.strength : undefined).toBe(strength)
  })

  test('of September is enough for the season of adults, and none is told after March', () => {
    const older: Partial<Person> = { born: '1950-01-01', place: 'GB' }
    expect(told('flu', older, '2026-11-25', shot('influenza', '2026-09-10'))?.status).toBe('done')
    expect(told('flu', older, '2027-03-31')?.status).toBe('due')
    expect(told('flu', older, '2027-04-01')).toBeUndefined()
  })
})

describe('the British COVID-19 vaccine', () => {
  const older: Partial<Person> = { born: '1950-01-01', place: 'GB' }
  test.each([
    ['2026-03-31', 'coming'],
    ['2026-04-01', 'due'],
    ['2026-06-30', 'due'],
    ['2026-07-01', undefined],
    ['2026-07-03', 'coming'],
    ['2026-10-01', 'due'],
    ['2027-01-31', 'due'],
    ['2027-02-01', 'coming'],
  ] as const)('on %s is %s', (today, status) => {
    expect(told('covid', older, today)?.status).toBe(status)
    if (status) expect(told('covid', older, today)?.strength).toBe('ask')
  })

  test('of the fall leaves the one of spring, three months later at least', () => {
    expect(told('covid', older, '2026-11-25', shot('covid-19', '2026-10-20'))).toMatchObject({ next: '2027-04-01' })
    expect(told('covid', older, '2027-04-01', shot('covid-19', '2026-10-20'))?.status).toBe('due')
    expect(told('covid', older, '2027-04-01', shot('covid-19', '2027-01-30'))).toMatchObject({ next: '2027-04-30' })
  })

  test('is for weak defenses at any age, and else from 75', () => {
    expect(told('covid', { born: '2000-01-01', place: 'GB', conditions: ['B24'] }, '2026-10-01')?.status).toBe('due')
    expect(told('covid', { born: '1952-01-01', place: 'GB' }, '2026-10-01')).toBeUndefined()
  })
})

test('the American COVID-19 vaccine is one a season, to be decided', () => {
  const older: Partial<Person> = { born: '1950-01-01' }
  expect(told('covid', older, '2026-11-25', shot('covid-19', '2026-05-01'))).toMatchObject({
    status: 'due',
    strength: 'decide',
  })
  expect(told('covid', older, '2026-11-25', shot('covid-19', '2026-09-10'))?.next).toBe('2027-09-01')
})

test('the European COVID-19 vaccine is asked about before winter alone', () => {
  const older: Partial<Person> = { born: '1950-01-01', place: 'EU' }
  expect(told('covid', older, '2026-11-25')).toMatchObject({ status: 'due', strength: 'ask' })
  expect(told('covid', older, '2026-05-01')).toBeUndefined()
})

test('a European flu shot in pregnancy is told in its season', () => {
  const mother: Partial<Person> = { born: '1996-01-01', place: 'EU', isPregnant: true, dueDate: '2027-03-10' }
  expect(told('flu', mother, '2026-11-25')).toMatchObject({ status: 'due', strength: 'routine', source: { by: 'WHO' } })
})
