import { judgeWords } from './judge-words.ts'
import type { Objection, SafetyContext } from './object-to.ts'

export type { Objection, SafetyContext } from './object-to.ts'

export interface CheckedSentence {
  objection: Objection
  /** What stands in its place. */
  instead: string
}

/** What must not be said as it stands; nothing when the sentence may pass. */
export type SentenceCheck = (sentence: string) => CheckedSentence | undefined

export const INSTEAD: Record<Objection, string> = {
  harm: 'A sentence was left out here, because following it could hurt you.',
  secret: 'A sentence was left out here: Salus never asks for passwords, codes or card numbers.',
  hidden: 'Some words were left out here, because they cannot be read as they stand.',
  prescription: 'A medicine that needs a prescription was left out here: whether it is for you, only a doctor can say.',
  dose: 'A dose was left out here: take medicines as the packet or your doctor says, and change nothing without asking.',
  downplays:
    'A sentence was left out here, because it made light of something that can be serious. When in doubt, call a doctor.',
  not_in_source: 'A sentence was left out here: your text does not say that.',
  diagnosis: 'A diagnosis was left out here: from here nobody can tell. Only an examination can.',
}

/** Where the rules have said what to do, before the model's words. */
const FOLLOW =
  'A sentence was left out here, because it made light of what you describe. Please follow the advice above.'

/** Of an answer that advises. */
export const adviceCheck =
  (context: SafetyContext): SentenceCheck =>
  (sentence) => {
    const objection = judgeWords(sentence, context)
    if (!objection) return undefined
    const isPressing = context.isEmergency || context.urgency === 'emergency' || context.urgency === 'urgent'
    return { objection, instead: objection === 'downplays' && isPressing ? FOLLOW : INSTEAD[objection] }
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
}

export const NOTHING_BEFORE = (): Before => ({ lead: '', tail: '', last: '' })

/** Each sentence that must not be said replaced, once by the same words; `before` is kept up to date. */
export function checkAnswer(text: string, check: SentenceCheck, before: Before = NOTHING_BEFORE()): CheckedAnswer {
  const objections: Objection[] = []
  const said = new Set<string>()
  const checked = text.replaceAll(
    SENTENCE,
    (part: string, mark: string | undefined, sentence: string, rest: string) => {
      if (sentence.trim() === '') {
        if (!mark && /\n\s*\n/.test(part)) before.lead = ''
        return part
      }
      const found = check(sentence) ?? checkWith(before, sentence, check)
      follow(before, sentence, found !== undefined)
      if (!found) return part
      objections.push(found.objection)
      if (said.has(found.instead)) return rest.includes('\n') ? rest : ''
      said.add(found.instead)
      return `${mark ?? ''}*${found.instead}*${rest}`
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
  before.last = !isOut && wordsIn(sentence) <= LONGEST_LAST ? sentence : ''
  if (isOut) before.tail = ''
  else if (/:[*_\s]*$/.test(sentence)) before.lead = sentence
  else before.tail = wordsIn(sentence) <= FRAGMENT_WORDS ? `${before.tail} ${sentence}`.slice(-LONGEST_TAIL) : ''
}
