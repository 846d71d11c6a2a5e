import { factCheckerOf, type HeldFacts } from '@salus/summary'
import { adviceCheck, type SentenceCheck } from '../safety/check-answer.ts'

const CHANGES = /\b(start|stop|increas|rais|lower|reduc|skip|doubl|halv|chang|adjust|quit|switch)/i
const advice = adviceCheck({ urgency: null, isEmergency: false, retells: true })

/**
 * Checks a summary, which may repeat the medicines and doses of its source, and may state nothing else: it leaves out
 * sentences that name what the source does not. `held` are the facts of the source, read before: that takes long.
 */
export function sourceCheck(source: string, held: HeldFacts): SentenceCheck {
  const factsNotIn = factCheckerOf(held)
  return (sentence) => {
    const foreign = factsNotIn(sentence)
    if (foreign.length > 0) return { objection: 'not_in_source', stated: foreign.slice(0, 3).join(', ') }
    const found = advice(sentence)
    const isRepeated = found?.objection === 'prescription' || (found?.objection === 'dose' && repeats(sentence, source))
    return isRepeated ? undefined : found
  }
}

/** A change of a medicine is repeated only from a text that tells of one. */
const repeats = (sentence: string, source: string): boolean => !CHANGES.test(sentence) || CHANGES.test(source)
