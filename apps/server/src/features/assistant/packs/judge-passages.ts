import type { Candidate } from './packs.repository.ts'
import { PASSAGE_KINDS, type PackLanguage, type PassageKind } from './passage-kinds.ts'
import { isOfChildren, isSameWord, weightOf, wordsOf } from './small-words.ts'

export interface Asked {
  question: string
  language: PackLanguage
  kind: PassageKind | null
  /** The words that name the subject; then the same with other names of it. */
  ways: readonly (readonly string[])[]
}

export interface Judged {
  candidate: Candidate
  /** 0 to 1: how much of the question and of the passage's subject are the same. */
  nearness: number
  score: number
}

/** Of a subject's name and of the question's words, so much must be met: else the passage is of something else. */
const LEAST_OF_NAME = 0.6
const LEAST_OF_QUESTION = 0.6
/** A name that the person did not say has to be met whole, or nearly. */
const LEAST_OF_OTHER_NAME = 0.9
/** Where the whole of its own name is met, and it is of a word that names one subject: people tell what led to the question. */
const LEAST_BESIDE_NAME = 0.45
/** A word that the answer alone holds is a sign, and no name. */
const IN_QUESTION = 0.9
const IN_ANSWER = 0.5

/** The passages that are near enough, the best first. */
export function judgePassages(asked: Asked, candidates: readonly Candidate[]): Judged[] {
  const { language, ways } = asked
  const typed = wordsOfQuestion(asked.question)
  const asksOfChildren = isOfChildren(asked.question, language)
  return candidates
    .flatMap((candidate, at) => {
      const fit = fitOf(asked.kind, candidate.kind)
      if (fit === 0) return []
      const passage = readPassage(candidate, language)
      const nearness = Math.max(0, ...ways.map((words, way) => nearnessOf(words, passage, language, way > 0)))
      if (nearness === 0) return []
      const alike = shareOf(typed, wordsOfQuestion(candidate.question))
      const whole = Math.max(...ways.map((words) => covered(passage.names[0] ?? [], words, language)))
      const isForThem = asksOfChildren === isOfChildren(candidate.focus, language)
      const score = nearness * fit * (isForThem ? 1 : FOR_OTHERS) + ALIKE * alike + WHOLE * whole - at * TIE
      return [{ candidate, nearness, score }]
    })
    .sort((one, other) => other.score - one.score)
}

/** The words of a passage, read once for all ways of asking. */
interface Passage {
  /** Its subject, then other names of it. */
  names: readonly (readonly string[])[]
  question: readonly string[]
  /** Few passages come so far that their answer is read. */
  answer: () => readonly string[]
}

function readPassage({ focus, also, question, start }: Candidate, language: PackLanguage): Passage {
  let answer: string[] | undefined
  return {
    names: [focus, ...also.split('\n')].map((name) => wordsOf(name, language)),
    question: wordsOf(question, language),
    answer: () => {
      answer ??= wordsOf(start, language)
      return answer
    },
  }
}

const ALIKE = 0.1
const WHOLE = 0.1
/** What is written of children, where nobody asks of them, and the other way round. */
const FOR_OTHERS = 0.85
/** The order of the database decides between equals. */
const TIE = 0.0005

/** How much a passage of one kind answers a question of another. */
function fitOf(asked: PassageKind | null, told: PassageKind): number {
  if (asked === told) return 1
  if (asked === null || asked === 'information') return told === 'information' ? 1 : 0.5
  return told === 'information' ? 0.7 : 0
}

/** Those that may answer at all. */
export const kindsFor = (asked: PassageKind | null): readonly PassageKind[] =>
  PASSAGE_KINDS.filter((kind) => fitOf(asked, kind) > 0)

/** 0 where the passage is of another subject. */
function nearnessOf(
  words: readonly string[],
  { names, question, answer }: Passage,
  language: PackLanguage,
  isByOtherName: boolean,
): number {
  let best = 0
  for (const [at, name] of names.entries()) {
    const ofName = covered(name, words, language)
    if (ofName < (isByOtherName ? LEAST_OF_OTHER_NAME : LEAST_OF_NAME)) continue
    const ofQuestion = weighed(words, language, (word) =>
      holds(name, word) ? 1 : holds(question, word) ? IN_QUESTION : holds(answer(), word) ? IN_ANSWER : 0,
    )
    const isWhole = at === 0 && ofName === 1 && name.some((word) => weightOf(word, language) === 1)
    if (ofQuestion < (isWhole ? LEAST_BESIDE_NAME : LEAST_OF_QUESTION)) continue
    best = Math.max(best, Math.sqrt(ofName * ofQuestion))
  }
  return best
}

const holds = (words: readonly string[], wanted: string): boolean => words.some((word) => isSameWord(word, wanted))

const covered = (words: readonly string[], by: readonly string[], language: PackLanguage): number =>
  weighed(words, language, (word) => (holds(by, word) ? 1 : 0))

function weighed(words: readonly string[], language: PackLanguage, worth: (word: string) => number): number {
  const all = words.reduce((sum, word) => sum + weightOf(word, language), 0)
  return all === 0 ? 0 : words.reduce((sum, word) => sum + weightOf(word, language) * worth(word), 0) / all
}

const wordsOfQuestion = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const shareOf = (typed: readonly string[], words: readonly string[]): number =>
  typed.length === 0 ? 0 : typed.filter((word) => holds(words, word)).length / typed.length
