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
