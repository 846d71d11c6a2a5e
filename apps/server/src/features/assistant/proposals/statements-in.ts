import { isQuestion } from '@salus/library'
import type { Language } from '@salus/terms/languages'
import { readStatement, type Stance, type Statement } from '@salus/triage'
import { type Clause, clausesOf, trimmed } from '../history/clauses.ts'
import { languageTold } from './language-told.ts'

/** A sentence that tells something, at its place in the message. */
export type Said = Clause

/** How the words at a place are told. */
export type Told = (start: number, end: number) => Omit<Stance, 'start' | 'end'>

export interface TextTold {
  told: Told
  measurements: Statement['measurements']
  /** Nothing where the words may be of several. */
  language: Language | undefined
}

/** The sentences of a message that tell something: a question, and what is asked behind a comma, is left out. */
export function statementsIn(text: string): Said[] {
  return clausesOf(text)
    .flatMap(({ text: clause, start }) => sentencesOf(clause).map((one) => ({ ...one, start: one.start + start })))
    .map(withoutQuestion)
    .map(trimmed)
    .filter(({ text: said }) => /[\p{L}]/u.test(said))
}

const sentencesOf = (clause: string): Clause[] =>
  [...clause.matchAll(/[^!?？]+[!?？]*/gu)].map((match) => ({ text: match[0], start: match.index }))

/** "My pressure was 142/88 this morning, is that bad?" tells, and then asks. */
function withoutQuestion({ text, start }: Clause): Clause {
  let said = text
  while (isQuestion(said)) {
    const comma = said.lastIndexOf(',')
    said = comma < 0 ? '' : said.slice(0, comma)
  }
  return { text: said, start }
}

/** Reads the whole message once: whom a sentence is about may stand in the one before. */
export function readTold(text: string): TextTold {
  const { stances, measurements } = readStatement(text)
  const told: Told = (start, end) => {
    const there = stances.filter((stance) => stance.start < end && stance.end > start)
    return {
      isOwn: there.every(({ isOwn }) => isOwn),
      isDenied: there.some(({ isDenied }) => isDenied),
      isSupposed: there.some(({ isSupposed }) => isSupposed),
      isPast: there.some(({ isPast }) => isPast),
    }
  }
  return { told, measurements, language: languageTold(text) }
}
