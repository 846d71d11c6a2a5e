import { isSurelyHarmless, likelyObjection } from './learnt/likely-objection.ts'
import { type Objection, objectTo, type SafetyContext } from './object-to.ts'
import { isEncoded } from './plain-sentence.ts'
import { type ReadSentence, readInEveryLanguage } from './read-in-every-language.ts'
import type { Reading } from './read-sentence.ts'
import { SentenceMeaning } from './sentence-meaning.ts'

const GRAVEST: readonly Objection[] = ['harm', 'secret', 'downplays', 'prescription', 'dose', 'diagnosis']

/**
 * Whichever language a model says it in: why its words must not be said, the gravest reason first. Rules judge first. A
 * classifier then stops what no rule foresaw, and clears a short sentence of an objection that rules raise in doubt.
 */
export function judgeWords(sentence: string, context: SafetyContext): Objection | undefined {
  if (isEncoded(sentence)) return 'hidden'
  const read = readInEveryLanguage(sentence)
  const ruled = objectionByRule(read, context)
  if (ruled) return mayBeCleared(ruled, context) && isSurelyHarmless(read) ? undefined : ruled
  const likely = likelyObjection(read)
  return context.retells && !NEVER_RETOLD.has(likely) ? undefined : likely
}

const mayBeCleared = (ruled: Objection, context: SafetyContext): boolean =>
  RAISED_IN_DOUBT.has(ruled) && !isPressing(context)
/** Their rules need few words, and so err on the safe side. */
const RAISED_IN_DOUBT: ReadonlySet<Objection> = new Set(['downplays', 'secret'])
/** Letters of doctors tell doses, diagnoses and what can wait; they do not tell to do harm. */
const NEVER_RETOLD: ReadonlySet<Objection | undefined> = new Set(['harm', 'secret'])

const isPressing = ({ isEmergency, urgency }: SafetyContext): boolean =>
  isEmergency || urgency === 'emergency' || urgency === 'urgent' || urgency === 'unclear'

function objectionByRule({ tokens, readings, meanings }: ReadSentence, context: SafetyContext): Objection | undefined {
  const all = tokens.length <= FEW_WORDS ? [...meanings, new SentenceMeaning(readTogether(readings))] : meanings
  const found = all.flatMap((meaning) => objectTo(meaning, context) ?? [])
  return GRAVEST.find((objection) => found.includes(objection))
}

const FEW_WORDS = 3

/** Languages near to these borrow a word of each: so few words are read by all of them at once. */
function readTogether(readings: readonly Reading[]): Reading {
  const [first, ...others] = readings as [Reading, ...Reading[]]
  const found = new Map(first.found)
  for (const [meaning, spans] of others.flatMap((reading) => [...reading.found])) {
    found.set(meaning, [...(found.get(meaning) ?? []), ...spans])
  }
  return { ...first, found }
}
