import { sayFor } from '../assessment/regional-words.ts'
import type { Region } from '../knowledge/types.ts'
import { READING_RULES } from './rules.ts'
import type { Reading, ReadingAdvice, ReadingRule } from './types.ts'

const ADULT_AGE = 40

/** What a reading may mean and what to do; null where no threshold is crossed. `age` in years, null where not known. */
export function judgeReading(reading: Reading, age: number | null, region: Region): ReadingAdvice | null {
  const { measure, value, diastolic } = reading
  const rule = READING_RULES.find(
    (each) => each.measure === measure && isFor(each, age ?? ADULT_AGE) && each.holds(value, diastolic ?? 0),
  )
  if (!rule) return null
  const say = (text: string) => sayFor(region, text)
  return {
    id: rule.id,
    measure,
    urgency: rule.urgency,
    headline: say(rule.headline),
    meaning: say(rule.meaning),
    steps: rule.steps.map(say),
    callIf: rule.callIf.map(say),
    call: rule.call ?? null,
    source: rule.source,
  }
}

const isFor = ({ ages }: ReadingRule, age: number) => age >= (ages?.from ?? 0) && age < (ages?.below ?? 200)
