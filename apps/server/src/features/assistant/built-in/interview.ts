/** What the engine has been told in a conversation so far, and what it asked last. */
export interface Interview {
  /** The descriptions, one after the other. */
  text: string
  answers: { finding: string; answer: 'yes' | 'no' | 'unknown' }[]
  asked: { finding: string; question: string } | null
}

const YES =
  /^((yes|yeah|yep|yup|si|sí|oui|ja|haan|correct|right|definitely|a bit|a little)\b.*|y|it does|it is|i do|i have)$/i
const NO =
  /^((no|nope|nah|non|nein|nahi|not really|never|none)\b.*|n|it (does not|doesn't|is not|isn't)|i (do not|don't|have not|haven't))$/i
const UNSURE = /^(i do not know|i don't know|don't know|dont know|not sure|unsure|maybe|no idea|hard to say|\?)/i
/** Longer than this, and it tells more than yes or no. */
const SHORT_WORDS = 6

/** Whether the words answer a yes-or-no question and say nothing else. */
export function readShortAnswer(text: string): 'yes' | 'no' | 'unknown' | undefined {
  const said = text.trim().replace(/[.!]+$/, '')
  if (said.split(/\s+/).length > SHORT_WORDS) return undefined
  if (UNSURE.test(said)) return 'unknown'
  if (YES.test(said)) return 'yes'
  return NO.test(said) ? 'no' : undefined
}
