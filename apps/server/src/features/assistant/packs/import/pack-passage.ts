import type { PackLanguage, PassageKind } from '../passage-kinds.ts'
import { namesOf } from './names-of.ts'
import { HEADING_SIGN, plainLine, plainText } from './plain-text.ts'
import { safeLink } from './safe-link.ts'

/** A passage on its way into the database. */
export interface PackPassage {
  key: string
  language: PackLanguage
  focus: string
  also: string
  question: string
  kind: PassageKind
  answer: string
  url: string | null
}

/** Why something of a file did not come in. */
export type LeftOut = 'broken' | 'unknown' | 'too_large' | 'empty' | 'double' | 'other_language'

export interface WrittenPassage extends Pick<PackPassage, 'key' | 'language' | 'kind'> {
  focus: string
  synonyms: readonly string[]
  question: string
  /** Text that may hold HTML. */
  answer: string
  url: string
}

const LONGEST_FOCUS = 200
const LONGEST_QUESTION = 400
const LONGEST_ANSWER = 40_000
const LONGEST_KEY = 80
/** With the subject after it, where a key stands twice. */
export const LONGEST_JOINED_KEY = 120
/** More than any page has. What is longer is not looked at. */
const MOST_READ = 400_000

/** As it is kept: plain text of bounded size. Undefined where question or answer is empty. */
export function packPassage(written: WrittenPassage): PackPassage | undefined {
  const focus = plainLine(written.focus.slice(0, MOST_READ)).slice(0, LONGEST_FOCUS).toWellFormed()
  const question = askedWell(plainLine(written.question.slice(0, MOST_READ)))
    .slice(0, LONGEST_QUESTION)
    .toWellFormed()
  const answer = whole(plainText(written.answer.slice(0, MOST_READ)).replaceAll(HEADING_SIGN, ''), LONGEST_ANSWER)
  const key = written.key
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_KEY)
  if (!focus || !question || !answer || !key) return undefined
  const also = namesOf(focus, written.synonyms, answer)
  return {
    key,
    language: written.language,
    kind: written.kind,
    focus,
    also: also.slice(1).join('\n'),
    question,
    answer,
    url: safeLink(written.url),
  }
}

/** "What is (are) Asthma ?" */
const askedWell = (question: string): string =>
  question
    .replace(/^what is \(are\)/i, 'What is')
    .replace(/^what/, 'What')
    .replaceAll(/\s+\?/g, '?')
    .replaceAll(/\?+/g, '?')

/** So much of a text as ends with a sentence. */
export function whole(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  const end = Math.max(...[...'.!?'].map((sign) => Math.max(cut.lastIndexOf(`${sign} `), cut.lastIndexOf(`${sign}\n`))))
  return (end > 0 ? cut.slice(0, end + 1) : cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || limit)).toWellFormed()
}
