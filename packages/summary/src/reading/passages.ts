import type { Section } from '../knowledge/section-names.ts'
import { NO, YES } from '../knowledge/speech.ts'
import type { Sentence } from './read-note.ts'
import { trimSpeech } from './trim-speech.ts'
import type { Speaker } from './turns.ts'
import type { Word } from './words.ts'

/** What is chosen or left out as a whole: a sentence of a note; in a conversation a statement, or a question with its answer. */
export interface Passage {
  /** One sentence each, in order. */
  parts: Word[][]
  section: Section
  block: number
  speaker?: Speaker
  /** What a question was answered with, when yes or no was said. */
  answer?: 'yes' | 'no'
  /** The first part is a question. */
  asks: boolean
}

export const wordsIn = (passage: Passage): Word[] => passage.parts.flat()

export function passagesOf(sentences: readonly Sentence[]): Passage[] {
  const passages: Passage[] = []
  let question: { words: Word[]; block: number } | undefined
  for (const sentence of sentences) {
    const { section, block, speaker } = sentence
    if (!speaker) {
      passages.push({ parts: [sentence.words], section, block, asks: false })
      continue
    }
    const words = trimSpeech(sentence.words)
    if (!words.some(({ kind }) => kind !== 'mark')) continue
    if (speaker === 'clinician' && isQuestion(words)) {
      if (isTag(words) && question?.block === block) continue
      question = { words: withoutLead(words), block }
      continue
    }
    const asked: { words: Word[]; block: number } | undefined = question
    if (asked && speaker === 'patient' && asked.block < block) {
      question = undefined
      const answer = YES.has(words[0]?.norm ?? '') ? 'yes' : isNo(words) ? 'no' : undefined
      if (answer || needsQuestion(words)) {
        const parts = [asked.words, words]
        passages.push({ parts, section, block, speaker, asks: true, ...(answer ? { answer } : {}) })
        continue
      }
    }
    if (speaker === 'clinician') question = undefined
    const before = passages.at(-1)
    if (speaker === 'patient' && isNo(words) && before?.speaker === 'clinician' && before.block === block - 1) {
      // "You have chest pain." "No." was a question that nobody marked: told alone it would be a falsehood.
      before.parts.push(words)
      before.asks = true
      before.answer = 'no'
      continue
    }
    passages.push({ parts: [words], section, block, speaker, asks: isQuestion(words) })
  }
  return passages
}

const ASKING = new Set(
  'what when where who which why how do does did are is was were have has had can could any'.split(' '),
)
const PERSONS = new Set('you your he she they it there that this the any'.split(' '))

/** Ends with a question mark, or opens as a question does where nobody wrote marks. */
export function isQuestion(words: readonly Word[]): boolean {
  const last = words.findLast(({ raw }) => !/["”')]/.test(raw))
  if (last?.raw === '?') return true
  if (last?.kind === 'mark') return false
  const [first, second] = words
  if (!first || !ASKING.has(first.norm)) return false
  return /^(?:what|when|where|who|which|why|how|any)$/.test(first.norm) || PERSONS.has(second?.norm ?? '')
}

/** "Anything like that?" adds nothing to the question before it. */
const isTag = (words: readonly Word[]): boolean => {
  const said = words.filter(({ kind }) => kind === 'word').map(({ norm }) => norm)
  return (
    said.length <= 4 && /^(?:anything|or anything|like that|nothing|okay|right|is that|does that)/.test(said.join(' '))
  )
}

const isNo = (words: readonly Word[]): boolean => {
  const [first, second] = words
  return NO.has(first?.norm ?? '') || (first?.norm === 'not' && (second?.norm === 'really' || second?.norm === 'at'))
}

const REFERRING = new Set(
  "it it's its that that's they them this those these there he she because since about around just maybe probably".split(
    ' ',
  ),
)
const SHORT_ANSWER = 7

/** An answer that says too little by itself. */
function needsQuestion(words: readonly Word[]): boolean {
  const said = words.filter(({ kind }) => kind !== 'mark')
  return said.length < SHORT_ANSWER || REFERRING.has(said[0]?.norm ?? '')
}

const AUXILIARIES = new Set('do did does have has had is are were was'.split(' '))
const HOLDING = new Set(
  'been have had having get got notice noticed noticing experience experienced experiencing feel feeling felt'.split(
    ' ',
  ),
)

/** "Do you have any allergies?" asks what "Any allergies?" asks. */
function withoutLead(words: Word[]): Word[] {
  const [first, second] = words
  if (!first || !AUXILIARIES.has(first.norm)) return words
  if (!/^(?:you|he|she|they|there)$/.test(second?.norm ?? '')) return words
  let from = 2
  let holds = second?.norm === 'there'
  while (HOLDING.has(words[from]?.norm ?? '')) {
    holds = true
    from++
  }
  const rest = words.slice(from)
  const next = rest[0]
  const isThing =
    next?.kind === 'word' &&
    !/^(?:to|it|that|this|like|as|so|up|out|off|the|your|with|by|all|about|in|on)$/.test(next.norm)
  return holds && isThing && rest.length > 1 ? rest : words
}
