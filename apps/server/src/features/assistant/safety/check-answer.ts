import { judgeWords } from './judge-words.ts'
import type { Objection, SafetyContext } from './object-to.ts'
import { LEFT_OUT_AGAIN, leftOutWords, type Omission } from './omissions.ts'
import type { GuardedLanguage } from './words/types.ts'

export type { Objection, SafetyContext } from './object-to.ts'

export interface CheckedSentence {
  objection: Objection
  /** The sentence told in its place, where that is not the objection itself. */
  omission?: Omission
  /** Its statements that the source does not make. */
  stated?: string
}

/** What must not be said as it stands; nothing when the sentence may pass. */
export type SentenceCheck = (sentence: string) => CheckedSentence | undefined

/** Of an answer that advises. */
export const adviceCheck =
  (context: SafetyContext): SentenceCheck =>
  (sentence) => {
    const objection = judgeWords(sentence, context)
    if (!objection) return undefined
    const isPressing = context.isEmergency || context.urgency === 'emergency' || context.urgency === 'urgent'
    // Where the rules have said what to do, before the model's words.
    return objection === 'downplays' && isPressing ? { objection, omission: 'pressing' } : { objection }
  }

export interface CheckedAnswer {
  text: string
  objections: Objection[]
}

/** The sentence before, which fragments go on from. */
export interface Before {
  /** A line that opens a list: "Take each morning:". */
  lead: string
  /** Short sentences in a row. */
  tail: string
  /** The sentence before, which a word like "it" goes back to. */
  last: string
  /** The sentences told in the place of those that were left out. */
  told: Set<string>
  /** The sentence before was left out too. */
  isOut: boolean
}

export const NOTHING_BEFORE = (): Before => ({ lead: '', tail: '', last: '', told: new Set(), isOut: false })

/**
 * Each sentence that must not be said replaced, the first of a kind by words in the language of the answer; `before` is
 * kept up to date.
 */
export function checkAnswer(
  text: string,
  check: SentenceCheck,
  before: Before = NOTHING_BEFORE(),
  languageOf: () => GuardedLanguage = () => 'en',
): CheckedAnswer {
  const objections: Objection[] = []
  const checked = text.replaceAll(
    SENTENCE,
    (part: string, mark: string | undefined, sentence: string, rest: string) => {
      if (sentence.trim() === '') {
        if (!mark && /\n\s*\n/.test(part)) before.lead = ''
        return part
      }
      const found = check(sentence) ?? checkWith(before, sentence, check)
      const wasOut = before.isOut
      follow(before, sentence, found !== undefined)
      if (!found) return part
      objections.push(found.objection)
      const instead = leftOutWords(languageOf(), found.omission ?? found.objection, found.stated)
      if (before.told.has(instead)) {
        return wasOut ? (rest.includes('\n') ? rest : '') : `${mark ?? ''}*${LEFT_OUT_AGAIN}*${rest}`
      }
      before.told.add(instead)
      return `${mark ?? ''}*${instead}*${rest}`
    },
  )
  return { text: objections.length === 0 ? text : checked, objections }
}

/** List mark, the sentence, and the blanks after it. A line is a sentence too; "e.g." and "2.5" end none. */
const SENTENCE =
  /((?:^|\n)\s*(?:[-*+]|\d+[.)])\s+)?([^\n]*?(?:[.!?।](?=[\s"'*)\]]|$)(?<!\b(?:e\.g|i\.e|Dr|approx|vs)\.)|$|(?=\n)))([ \t]*\n?)/gm

/** A sentence so short that it may be a part of one. */
const FRAGMENT_WORDS = 6
const LONGEST_TAIL = 300
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)?.length ?? 0

/** A sentence in pieces, in a list or a table, means what its pieces mean together. */
function checkWith({ lead, tail, last }: Before, sentence: string, check: SentenceCheck): CheckedSentence | undefined {
  const after = (earlier: string, mark: string) => check(`${earlier.replace(/[.:!?।|\s]+$/, '')}${mark} ${sentence}`)
  return (
    (lead ? after(lead, '') : undefined) ??
    (tail && wordsIn(sentence) <= FRAGMENT_WORDS ? after(tail, '') : undefined) ??
    (last && REFERS_BACK.test(sentence) ? after(last, ',') : undefined)
  )
}

/** A word for what the sentence before named, near its beginning. */
const REFERS_BACK =
  /^\W*(?:[\p{L}\p{M}]+[\s,'’-]+){0,3}(?:it|them|those|le|la|les|lo|los|las|es|sie|ihn|das|इसे|उसे|इन्हें|उन्हें|దాన్ని|దీన్ని|వాటిని|వీటిని)(?![\p{L}\p{M}])|^\W*\p{L}+(?:lo|la|los|las)(?![\p{L}\p{M}])/iu
const LONGEST_LAST = 14

function follow(before: Before, sentence: string, isOut: boolean): void {
  before.isOut = isOut
  before.last = !isOut && wordsIn(sentence) <= LONGEST_LAST ? sentence : ''
  if (isOut) before.tail = ''
  else if (/:[*_\s]*$/.test(sentence)) before.lead = sentence
  else before.tail = wordsIn(sentence) <= FRAGMENT_WORDS ? `${before.tail} ${sentence}`.slice(-LONGEST_TAIL) : ''
}
