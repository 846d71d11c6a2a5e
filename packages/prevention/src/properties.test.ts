import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './calendar/days.ts'
import { CHECK_IDS } from './catalogue.ts'
import { CHECKS } from './knowledge/index.ts'
import { RISKS } from './risks.ts'
import { somebody, WITH_RISK } from './testing/people.ts'
import { type Done, type Person, PLACES } from './types.ts'
import { whatIsDue } from './what-is-due.ts'
import { whatIsMissing } from './what-is-missing.ts'

const TODAY = '2026-11-25'
const day = fc.integer({ min: -38_000, max: 0 }).map((days) => addDays(TODAY, days))
const people: fc.Arbitrary<Person> = fc
  .record({
    born: fc.option(day),
    sex: fc.constantFrom('female' as const, 'male' as const, null),
    place: fc.constantFrom(...PLACES),
    pregnant: fc.boolean(),
    due: fc.option(fc.integer({ min: -10, max: 280 })),
    risks: fc.subarray(Object.keys(RISKS) as (keyof typeof RISKS)[], { maxLength: 4 }),
    substance: fc.constantFrom('', 'gelatin', 'yeast', 'a vaccine', 'penicillin'),
  })
  .map(({ born, sex, place, pregnant, due, risks, substance }) => {
    const isPregnant = pregnant && sex === 'female'
    const parts = risks.map((risk) => WITH_RISK[risk])
    return somebody({
      ...Object.assign({}, ...parts),
      conditions: parts.flatMap(({ conditions = [] }) => conditions),
      medicines: parts.flatMap(({ medicines = [] }) => medicines),
      born,
      sex,
      place,
      isPregnant,
      dueDate: isPregnant && due !== null ? addDays(TODAY, due) : null,
      allergies: substance ? [substance] : [],
    })
  })
const doneOf: fc.Arbitrary<Done[]> = fc.array(
  fc.record({ check: fc.constantFrom(...CHECK_IDS), date: fc.option(day) }),
  { maxLength: 8 },
)
const isSeries = (id: string) => CHECKS.find((check) => check.id === id)?.rules.some(({ when }) => 'doses' in when)

describe('for anybody', () => {
  test('it is said in the same way each time, and each check once', () => {
    fc.assert(
      fc.property(people, doneOf, (person, done) => {
        const told = whatIsDue(person, done, [], TODAY)
        expect(
          whatIsDue(person, [...done].reverse(), [], TODAY)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(told.map(({ id }) => id).sort())
        expect(whatIsDue(person, done, [], TODAY)).toEqual(told)
        expect(new Set(told.map(({ id }) => id)).size).toBe(told.length)
      }),
      { numRuns: 60 },
    )
  })

  test('what was done today is not due, and what will be done is not done', () => {
    fc.assert(
      fc.property(people, fc.constantFrom(...CHECK_IDS), (person, check) => {
        const find = (done: Done[]) => whatIsDue(person, done, [], TODAY).find(({ id }) => id === check)
        const judged = find([{ check, date: TODAY }])
        if (judged?.status === 'due') expect(isSeries(check)).toBe(true)
        expect(find([{ check, date: addDays(TODAY, 1) }])).toEqual(find([]))
      }),
      { numRuns: 150 },
    )
  })

  test('what is declined or put off is not due before its day, and is itself again on it', () => {
    fc.assert(
      fc.property(people, doneOf, fc.constantFrom('declined' as const, 'remind' as const), (person, done, status) => {
        const plain = whatIsDue(person, done, [], TODAY)
        const until = addDays(TODAY, 1)
        const choices = CHECK_IDS.map((check) => ({ check, status, until }))
        for (const each of whatIsDue(person, done, choices, TODAY)) {
          expect(['done', status]).toContain(each.status)
          if (each.status === status) expect(each.until).toBe(until)
        }
        const over = choices.map((choice) => ({ ...choice, until: TODAY }))
        expect(whatIsDue(person, done, over, TODAY)).toEqual(plain)
        const forGood = choices.map((choice) => ({ ...choice, until: null }))
        expect(whatIsDue(person, done, forGood, TODAY).filter((each) => each.status === 'due')).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('what the record has nothing about is never due since a day', () => {
    fc.assert(
      fc.property(people, doneOf, (person, done) => {
        for (const { since, lastDone, next, status } of whatIsDue(person, done, [], TODAY)) {
          if (lastDone === null) expect(since).toBeNull()
          if (since !== null) expect(since <= TODAY && status !== 'coming').toBe(true)
          if (next !== null) expect(next > TODAY).toBe(true)
          if (status === 'coming') expect(next).not.toBeNull()
        }
      }),
      { numRuns: 60 },
    )
  })

  test('in pregnancy and with weak defenses no live vaccine is due', () => {
    fc.assert(
      fc.property(people, doneOf, (person, done) => {
        const weak = { ...person, conditions: [...person.conditions, 'D84.9'] }
        const pregnant = { ...person, sex: 'female' as const, isPregnant: true }
        for (const each of [...whatIsDue(weak, done, [], TODAY), ...whatIsDue(pregnant, done, [], TODAY)]) {
          if (['mmr', 'measles-child', 'chickenpox-child'].includes(each.id))
            expect(['due', 'coming']).not.toContain(each.status)
        }
      }),
      { numRuns: 60 },
    )
  })
})

test('a colonoscopy lasts ten years, also when a stool test was made since, and a stool test one', () => {
  const person = somebody({ born: '1970-01-01' })
  const find = (done: Done[]) => whatIsDue(person, done, [], TODAY).find(({ id }) => id === 'bowel-cancer')
  const scope = { check: 'bowel-cancer', way: 'colonoscopy', date: '2018-11-26' }
  expect(find([scope])).toMatchObject({ status: 'done', next: '2028-11-26' })
  expect(find([scope, { test: 'Occult blood', date: '2020-01-01' }])).toMatchObject({
    status: 'done',
    next: '2028-11-26',
  })
  expect(find([{ test: 'Occult blood', date: '2025-11-25' }])).toMatchObject({ status: 'due', since: '2026-11-25' })
  expect(find([{ test: 'Occult blood', date: '2025-11-26' }])).toMatchObject({ status: 'coming', next: '2026-11-26' })
})

test('the kidneys of somebody with diabetes were looked at when blood and urine were', () => {
  const person = somebody({ born: '1970-01-01', conditions: ['E11'] })
  const find = (done: Done[]) => whatIsDue(person, done, [], TODAY).find(({ id }) => id === 'diabetes-kidneys')
  const blood = { test: 'Creatinine', date: '2026-10-01' }
  expect(find([blood])).toMatchObject({ status: 'due', lastDone: null, since: null })
  const urine = { test: 'Urine albumin/creatinine ratio', date: '2025-11-25' }
  expect(find([blood, urine])).toMatchObject({ status: 'due', lastDone: '2025-11-25', since: '2026-11-25' })
  expect(find([blood, { ...urine, date: '2026-01-10' }])).toMatchObject({ status: 'coming', next: '2027-01-10' })
})

test.each([
  ['2026-08-31', { status: 'coming', next: '2026-09-01' }],
  ['2026-09-01', { status: 'due' }],
  ['2027-03-31', { status: 'due' }],
  ['2027-04-01', undefined],
])('on %s the flu shot of a season is %j', (today, told) => {
  const found = whatIsDue(somebody(), [], [], today).find(({ id }) => id === 'flu')
  if (told) expect(found).toMatchObject(told)
  else expect(found).toBeUndefined()
})

test('a shot of the end of summer is for the season that comes, one of July is not', () => {
  const find = (date: string) =>
    whatIsDue(somebody(), [{ illnesses: ['influenza'], date }], [], TODAY).find(({ id }) => id === 'flu')?.status
  expect([find('2026-08-01'), find('2026-07-31')]).toEqual(['done', 'due'])
})

test('a year without a day is taken for its last day, so that nobody is told too early', () => {
  const find = (date: string) =>
    whatIsDue(somebody({ born: '1970-01-01' }), [{ check: 'breast-cancer', date }], [], TODAY).find(
      ({ id }) => id === 'breast-cancer',
    )
  expect(find('2024')).toMatchObject({ status: 'coming', next: '2026-12-31', lastDone: '2024' })
  expect(find('2024-11')).toMatchObject({ status: 'coming', next: '2026-11-30' })
  expect(find('2026')).toMatchObject({ status: 'done' })
})

test('a child whose card was looked at is asked again at the next visit alone', () => {
  const child = somebody({ born: '2021-04-01', smoking: null })
  const find = (date: string) =>
    whatIsDue(child, [{ check: 'child-card', date }], [], TODAY).find(({ id }) => id === 'child-card')
  expect(find('2025-03-31')).toMatchObject({ status: 'due', since: '2025-04-01' })
  expect(find('2025-04-01')).toMatchObject({ status: 'done', next: '2032-04-01' })
})

test('what would help to know more is asked only where it matters', () => {
  expect(whatIsMissing(somebody({ born: null }), TODAY)).toEqual(['born'])
  expect(whatIsMissing(somebody({ born: '1965-01-01', sex: null, smoking: null, bodyMass: null }), TODAY)).toEqual([
    'sex',
    'smoking',
    'body-mass',
  ])
  expect(whatIsMissing(somebody({ born: '2020-01-01', sex: null, smoking: null, bodyMass: null }), TODAY)).toEqual([])
})
