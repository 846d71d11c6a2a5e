import { describe, expect, it } from 'vitest'
import { assess, judge } from '../index.ts'
import { ADVICE } from '../knowledge/advice/index.ts'
import { CONDITIONS, FINDINGS, RED_FLAGS } from '../knowledge/index.ts'
import { CAUTIONS, REASONS } from '../knowledge/medicine-words.ts'
import { MEDICINES } from '../knowledge/medicines.ts'
import { PLACES } from '../knowledge/places.ts'
import { SIGNS } from '../knowledge/signs/index.ts'
import { SIGN_QUESTIONS } from '../knowledge/small-child-questions.ts'
import { frenchVocabulary } from './vocabulary/french/index.ts'
import { germanVocabulary } from './vocabulary/german/index.ts'
import { hindiVocabulary } from './vocabulary/hindi/index.ts'
import { spanishVocabulary } from './vocabulary/spanish/index.ts'
import { teluguVocabulary } from './vocabulary/telugu/index.ts'
import type { WrittenVocabulary } from './written-vocabulary.ts'

type Texts = readonly (readonly [id: string, ...english: string[]])[]
const pairs = (words: Readonly<Record<string, string>>): Texts => Object.entries(words)

/** All that the engine can say, in English. */
const ENGLISH: Readonly<Record<keyof WrittenVocabulary, Texts>> = {
  findings: FINDINGS.map(({ id, label, question, ask }) => (ask === false ? [id, label] : [id, label, question])),
  conditions: CONDITIONS.map(({ id, plainName, name }) => [id, plainName, name]),
  rules: RED_FLAGS.map(({ id, name, message }) => [id, name, message]),
  advice: Object.entries(ADVICE).map(([id, { text }]) => [id, text]),
  signs: pairs(SIGNS),
  medicines: MEDICINES.map(({ id, name, use }) => [id, name.EU, use]),
  reasons: pairs(REASONS),
  cautions: pairs(CAUTIONS),
  places: PLACES.flatMap(
    ({ of, question, choices }): Texts => [
      [of, question],
      ...choices.map(({ finding, label }) => [`${of}/${finding}`, label] as const),
    ],
  ),
  childSigns: pairs(SIGN_QUESTIONS),
  specialities: [...new Set(CONDITIONS.map(({ speciality }) => speciality))].map((name) => [
    name.toLowerCase().replace(/[^a-z]+/g, '-'),
    name,
  ]),
}

/** Other languages take an ordinary word for these. */
const IN_ENGLISH_ALONE = /\{(doctor|pharmacist|emergency room|diaper)\}/g
const placeholders = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.replace(IN_ENGLISH_ALONE, '').match(/\{[^}]+\}/g) ?? [])
    .sort()
    .join()

const VOCABULARIES = [
  ['Spanish', spanishVocabulary, /\p{Script=Latin}/u],
  ['French', frenchVocabulary, /\p{Script=Latin}/u],
  ['German', germanVocabulary, /\p{Script=Latin}/u],
  ['Hindi', hindiVocabulary, /\p{Script=Devanagari}/u],
  ['Telugu', teluguVocabulary, /\p{Script=Telugu}/u],
] as const

describe.each(VOCABULARIES)('%s', (_, vocabulary, script) => {
  it.each(Object.keys(ENGLISH) as (keyof WrittenVocabulary)[])('says all %s, and nothing that is no more', (kind) => {
    const written = vocabulary[kind]
    const ids = ENGLISH[kind].map(([id]) => id)
    expect(Object.keys(written).filter((id) => !ids.includes(id))).toEqual([])
    const missing = ENGLISH[kind].filter(([id, ...english]) => [written[id] ?? []].flat().length !== english.length)
    expect(missing.map(([id]) => id)).toEqual([])
  })

  it('keeps every placeholder, and writes in its own letters', () => {
    for (const kind of Object.keys(ENGLISH) as (keyof WrittenVocabulary)[]) {
      for (const [id, ...english] of ENGLISH[kind]) {
        const texts = [vocabulary[kind][id] ?? []].flat()
        expect([id, placeholders(texts)]).toEqual([id, placeholders(english)])
        for (const text of texts) expect(text, id).toMatch(script)
      }
    }
  })
})

const TOLD = {
  es: 'Mi hijo de 3 años tiene fiebre y dolor de garganta desde ayer',
  fr: 'Mon fils de 3 ans a de la fièvre et mal à la gorge depuis hier',
  de: 'Mein Sohn, 3 Jahre alt, hat seit gestern Fieber und Halsschmerzen',
  hi: 'मेरे 3 साल के बेटे को कल से बुखार और गले में दर्द है',
  te: 'మా 3 ఏళ్ల అబ్బాయికి నిన్నటి నుంచి జ్వరం, గొంతు నొప్పి',
} as const
const ENGLISH_WORDS = /\b(the|and|you|your|with|this|they|there|doctor|see|call|not)\b/i

describe.each(Object.entries(TOLD))('an answer in %s', (language, text) => {
  const answer = assess({ text, region: 'EU' })

  it('is told in it as a whole', () => {
    expect(answer.language.told).toBe(language)
    const { engine, rules, conditions, usedFromRecord, ...said } = answer
    const names = [
      ...rules.map(({ source: _, id: __, ...rule }) => rule),
      ...conditions.map(({ source: _, speciality: __, id: ___, ...condition }) => condition),
    ]
    const english = stringsIn([said, names]).filter((words) => ENGLISH_WORDS.test(words) && words.includes(' '))
    expect(english).toEqual([])
    expect(answer.conditions.length).toBeGreaterThan(0)
  })

  it('asks in it, and tells the answers in it', () => {
    const [first] = answer.questions
    const answered = assess({ text, answers: [{ finding: first?.finding ?? '', answer: 'unknown' }] })
    const [given] = answered.interview.given
    expect(given?.question.words).toBe(first?.question)
    expect(stringsIn(given).filter((words) => ENGLISH_WORDS.test(words) && words.includes(' '))).toEqual([])
  })
})

it.each([
  'I saw Dr de la Cruz for chest pain',
  'crushing chest pain, mi amor',
  'sneezing fits since we got the rabbit, anything otc',
  'sore arm since my flu jab yesterday and a wee bit achy',
])('English that looks like another language is answered in English: %s', (text) =>
  expect(assess({ text }).language.told).toBe('en'),
)

it('no sentence is needed to conclude: a judgement is ids, codes, numbers and the words of the person', () => {
  const judgement = judge({
    text: 'my 3 year old has fever and a sore throat, he is drooling',
    record: { age: 40, medicines: ['warfarin'] },
  })
  const named = [judgement.patient.person.label, judgement.other?.label, 'warfarin']
  expect(stringsIn(judgement).filter((text) => /\s/.test(text) && !named.includes(text))).toEqual([])
})

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []
