import type { HealthRecord } from '../assessment/types.ts'
import type { Region } from '../knowledge/types.ts'
import { sayFor } from '../tell/regional-words.ts'
import { type RecordFact, recordFacts } from './record-facts.ts'
import { READING_RULES } from './rules.ts'
import { SMALL_CHILD_AGE } from './small-children/signs.ts'
import { toldLater } from './told-later.ts'
import type { Reading, ReadingAdvice, ReadingRule } from './types.ts'

const ADULT_AGE = 40

/**
 * What a reading of so many hours ago may mean and what to do; null where no threshold is crossed. The record's age is in
 * years, fractional for infants.
 */
export function judgeReading(
  reading: Reading,
  record: HealthRecord,
  region: Region,
  hoursAgo = 0,
): ReadingAdvice | null {
  const facts = recordFacts(record)
  const fired = READING_RULES.find((each) => isFor(each, record.age ?? ADULT_AGE, facts) && holds(each, reading))
  if (!fired) return null
  const rule = toldLater(fired, hoursAgo)
  const say = (text: string) => sayFor(region, text)
  return {
    id: rule.id,
    measure: rule.measure,
    urgency: rule.urgency,
    headline: say(rule.headline),
    meaning: say(rule.meaning),
    steps: rule.steps.map(say),
    callIf: rule.callIf.map(say),
    call: rule.call ?? null,
    source: rule.source,
    used: [
      ...(rule.ages && record.age !== undefined ? ['age'] : []),
      ...(rule.record ?? []).flatMap((fact) => facts.get(fact) ?? []),
    ],
  }
}

/** Whether a reading means something to anybody from this age on, in years, whatever the record says. */
export const mayMean = (reading: Reading, leastAge: number): boolean =>
  READING_RULES.some((rule) => (rule.ages?.below ?? 200) > leastAge && holds(rule, reading))

/** Whether a rule counts for somebody of that age, in years, and with those facts on record. */
export const isFor = (
  { ages, record, notRecord }: ReadingRule,
  age: number,
  facts: ReadonlyMap<RecordFact, string>,
): boolean =>
  age >= (ages ? (ages.from ?? 0) : SMALL_CHILD_AGE) &&
  age < (ages?.below ?? 200) &&
  (record?.some((fact) => facts.has(fact)) ?? true) &&
  !(notRecord && facts.has(notRecord))

export function holds(rule: ReadingRule, { measure, value, diastolic, comparator }: Reading): boolean {
  const beyond = comparator === '>' ? Number.POSITIVE_INFINITY : 0
  return rule.measure === measure && rule.holds(comparator ? beyond : value, diastolic ?? 0)
}
