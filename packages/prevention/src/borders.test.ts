import { describe, expect, test } from 'vitest'
import { addDays, after, dayOfAge, yearOf } from './calendar/days.ts'
import { CHECKS } from './knowledge/index.ts'
import type { Check, Rule } from './knowledge/rule.ts'
import { somebody, WITH_RISK } from './testing/people.ts'
import type { Done, Person, Place } from './types.ts'
import { whatIsDue } from './what-is-due.ts'

const TODAY = '2026-10-15'

const rules = CHECKS.flatMap((check) =>
  check.rules.flatMap((rule) => rule.places.map((place) => ({ check, rule, place, name: nameOf(check, rule, place) }))),
)

function nameOf({ id }: Check, { why, who }: Rule, place: Place): string {
  const [age] = [who.from, who.under].map((each) => (each ? Object.entries(each).flat().join(' ') : '')).filter(Boolean)
  return [place, id, why, age, who.sex, who.risks?.[0], who.bornFrom].filter(Boolean).join(' ')
}

/** Somebody whom the rule is for, so many days after an age. */
function personOf(rule: Rule, place: Place, age = rule.who.from ?? { years: 0 }, daysAfter = 0): Person {
  const { who } = rule
  const [risk] = who.risks ?? []
  const pregnancy = who.weeks
    ? { isPregnant: true, dueDate: addDays(TODAY, 280 - who.weeks[0] * 7 - 14), sex: 'female' as const }
    : {}
  const born = bornOf(rule, age, daysAfter)
  return somebody({ place, born, ...(who.sex ? { sex: who.sex } : {}), ...pregnancy, ...(risk ? WITH_RISK[risk] : {}) })
}

/** A day of birth that reaches the age on that day. */
function bornOf({ who }: Rule, age: NonNullable<Rule['who']['from']>, daysAfter: number): string {
  const years = 'years' in age ? age.years : 0
  if (years === 0 && !who.from && !who.under && !('years' in age && age.years > 0))
    return who.weeks ? '1995-01-01' : '1970-06-01'
  for (let back = Math.floor(years * 365.2) - 40; back < 38_000; back++) {
    const born = addDays(TODAY, -back)
    if (dayOfAge(born, age) === addDays(TODAY, -daysAfter)) return born
  }
  throw new Error('nobody was born then')
}

const card: Done = { illnesses: ['rubella'], date: '2026-01-01' }
const isOfChildren = ({ id }: Check) => id.endsWith('-child') || id === 'meningococcal-teen'
const judge = (check: Check, person: Person, done: Done[] = []) =>
  whatIsDue(person, isOfChildren(check) ? [card, ...done] : done, [], TODAY).find(({ id }) => id === check.id)
/** What the record has of it, in the way in which it is found. */
const doneOn = ({ id }: Check, date: string): Done => ({ check: id, date })

const isFitting = ({ who }: Rule, person: Person) =>
  (!who.bornFrom || (person.born ?? '') >= who.bornFrom) && (!who.bornBefore || (person.born ?? '') < who.bornBefore)

describe.each(rules)('$name', ({ check, rule, place }) => {
  const { from, under, sex } = rule.who
  const isDose = 'doses' in rule.when

  test('is told from the first day of its age, and not a day earlier', () => {
    // A series that is only completed is told to nobody who did not begin.
    if (!from || ('doses' in rule.when && rule.when.startUnder)) return
    const first = personOf(rule, place, from)
    if (!isFitting(rule, first)) return
    expect(judge(check, first)).toMatchObject({ id: check.id })
    const before = judge(check, personOf(rule, place, from, -1))
    // Another rule may hold for the younger; this one only comes.
    if (before?.why === rule.why && before.source === rule.source) {
      const isOther = check.rules.some(
        (other) => other !== rule && other.why === rule.why && other.places.includes(place),
      )
      if (!isOther && !rule.who.weeks) expect(before).toMatchObject({ status: expect.not.stringMatching('due') })
    }
  })

  test('is told until the day before its last age', () => {
    if (!under || isDose) return
    const last = personOf(rule, place, under, -1)
    if (isFitting(rule, last)) expect(judge(check, last)).toBeDefined()
    const past = judge(check, personOf(rule, place, under))
    const isOther = check.rules.some(
      (other) => other !== rule && other.why === rule.why && other.places.includes(place),
    )
    if (!isOther) expect(past?.why).not.toBe(rule.why)
  })

  test('is for nobody else', () => {
    const person = personOf(rule, place, from, 1)
    if (sex) {
      const other = judge(check, { ...person, sex: sex === 'female' ? 'male' : 'female' })
      if (!check.rules.some((each) => each.why === rule.why && each.who.sex !== sex))
        expect(other?.why).not.toBe(rule.why)
      const unknown = judge(check, { ...person, sex: null })
      if (!check.rules.some((each) => each.why === rule.why && each.who.sex === undefined))
        expect(unknown?.why).not.toBe(rule.why)
    }
    for (const risk of rule.who.not ?? []) {
      const other = judge(check, { ...person, ...WITH_RISK[risk], smoking: person.smoking, bodyMass: person.bodyMass })
      expect([risk, other?.source === rule.source && other.why === rule.why]).toEqual([risk, false])
    }
    if (from || under) expect(judge(check, { ...person, born: null })?.why).not.toBe(rule.why)
  })

  test('was done today: nobody asks for it, and to the day it comes again', () => {
    if (!('every' in rule.when) && !('once' in rule.when)) return
    // Long enough in its window that the interval has run.
    const person = personOf(rule, place, from, 1)
    if (!isFitting(rule, person) || judge(check, person)?.why !== rule.why) return
    expect(judge(check, person, [doneOn(check, TODAY)])?.status).toMatch(/^(done|coming)$/)
    if (!('every' in rule.when)) return
    const { every } = rule.when
    const grown = { ...person, born: bornEarlier(rule, person) }
    if (judge(check, grown)?.why !== rule.why) return
    const last = lastBefore(TODAY, every)
    const judged = judge(check, grown, [doneOn(check, last)])
    // Nobody is told since when it is due if a doctor must say when.
    if (judged?.strength === 'ask') expect(judged).toMatchObject({ since: null })
    else expect(judged?.since ?? judged?.status).toBe(judged?.reason ? judged?.since : TODAY)
    const later = judge(check, grown, [doneOn(check, addDays(last, 1))])
    expect(later?.status).not.toBe('due')
  })
})

/** The day from which an interval ends on a day. */
function lastBefore(day: string, span: { months: number } | { days: number }): string {
  if ('days' in span) return addDays(day, -span.days)
  for (let back = span.months * 28; ; back++) {
    if (after(addDays(day, -back), span) === day) return addDays(day, -back)
    if (yearOf(addDays(day, -back)) < 1990) throw new Error('never')
  }
}

/** Aged a day less than the window allows at most, so that an interval fits in. */
function bornEarlier({ who }: Rule, { born }: Person): string {
  const { from, under } = who
  if (!born || !from || !('years' in from)) return born ?? ''
  const span = under && 'years' in under ? under.years - from.years : 12
  return addDays(born, -Math.max(0, span * 365 - 30))
}
