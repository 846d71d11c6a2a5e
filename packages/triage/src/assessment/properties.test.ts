import { array, assert, constantFrom, integer, property, shuffledSubarray, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Assessment, assess, type GivenAnswer } from '../index.ts'
import { CONDITION_CASES } from '../knowledge/cases.ts'
import { RED_FLAGS } from '../knowledge/index.ts'
import { isMorePressingOutcome } from './urgency.ts'

/** Repeatable, so that a failure can be looked at; more runs find more. */
const RUNS = { numRuns: 60, seed: 20261123 }

const CASES = Object.values(CONDITION_CASES).flat()
/** Findings that are an emergency by themselves. */
const DANGEROUS = RED_FLAGS.flatMap(({ when, urgency }) =>
  urgency === 'emergency' && typeof when === 'string' ? [when] : [],
)
const whole = ({ urgency, rules, findings, conditions }: Assessment) => ({
  urgency,
  rules: rules.map(({ id }) => id).sort(),
  findings: findings.map(({ id, answer }) => `${id} ${answer}`).sort(),
  conditions: conditions.map(({ id, probability }) => `${id} ${probability.toFixed(2)}`).sort(),
})

/** Sentences that stand for themselves: whose order tells nothing. */
const SENTENCES = [
  'I have a dry cough.',
  'My nose runs.',
  'I have a fever of 38.5 °C.',
  'My left knee hurts.',
  'I feel sick.',
  'There is a rash on my arm.',
  'I have heartburn.',
  'My back aches.',
]
const DANGERS = [
  'Crushing chest pain that goes into my left arm, and I am sweating.',
  'My face droops on one side and I cannot speak clearly.',
  'I want to end my life tonight and have the pills here.',
  'I cannot breathe, my lips are blue.',
  'I vomit blood.',
]

describe('whatever is written', () => {
  it('nothing throws, and an answer is there', () => {
    const texts = array(
      constantFrom('no', '38', '°C', 'my', 'baby', '💊', '\n', '{doctor}', 'मेरा', 'నొప్పి', '٣', '()', '/'),
    )
    void assert(
      property(
        string({ unit: 'grapheme', maxLength: 300 }),
        texts,
        integer({ min: 0, max: 130 }),
        (text, parts, age) => {
          expect(assess({ text, age }).headline).not.toBe('')
          expect(assess({ text: parts.join(' '), age }).headline).not.toBe('')
          expect(assess({ text: 'I have a cough', age, answers: unknownAnswers(text) }).headline).not.toBe('')
        },
      ),
      RUNS,
    )
  })

  it('capitals, spaces and the form of the letters change nothing', () => {
    void assert(
      property(constantFrom(...CASES), ({ text, age, sex }) => {
        const person = { ...(age === undefined ? {} : { age }), ...(sex ? { sex } : {}) }
        const as = (words: string) => whole(assess({ text: words, ...person }))
        const plain = as(text.toLowerCase())
        expect(as(text.toLowerCase().replaceAll(' ', '  '))).toEqual(plain)
        expect(as(`  ${text.toLowerCase()}\n`)).toEqual(plain)
        expect(as(text.toLowerCase().normalize('NFD'))).toEqual(plain)
      }),
      RUNS,
    )
  })

  it('the order of sentences that stand for themselves changes nothing that is read', () => {
    void assert(
      property(shuffledSubarray(SENTENCES, { minLength: 2 }), (sentences) => {
        const inOrder = SENTENCES.filter((sentence) => sentences.includes(sentence))
        // The likeness to others' texts hears the order too: rules and findings do not.
        const read = (told: readonly string[]) => {
          const { rules, findings } = whole(assess({ text: told.join(' ') }))
          return { rules, findings }
        }
        expect(read(sentences)).toEqual(read(inOrder))
      }),
      RUNS,
    )
  })

  it('a measure means the same in other units', () => {
    void assert(
      property(integer({ min: 355, max: 415 }), (tenths) => {
        const celsius = tenths / 10
        const fahrenheit = ((celsius * 9) / 5 + 32).toFixed(2)
        const of = (measure: string) =>
          pick(whole(assess({ text: `My temperature is ${measure} and I cough`, age: 40 })))
        expect(of(`${fahrenheit} °F`)).toEqual(of(`${celsius} °C`))
      }),
      RUNS,
    )
  })
})

/** As somebody else may send them, or an older version kept them. */
const unknownAnswers = (id: string): GivenAnswer[] => [
  { finding: id, answer: 'yes' },
  { severity: 3, of: id },
  { place: id, of: 'belly-pain' },
  { place: null, of: id },
  { place: 'fever', of: 'cough' },
]

const pick = ({ urgency, findings }: ReturnType<typeof whole>) => ({ urgency, findings })

describe('a danger', () => {
  it('is an emergency whatever harmless things are told beside it', () => {
    void assert(
      property(
        constantFrom(...DANGERS),
        shuffledSubarray(SENTENCES),
        integer({ min: 0, max: 9 }),
        (danger, others, at) => {
          const told = [...others.slice(0, at), danger, ...others.slice(at)].join(' ')
          expect([told, assess({ text: told }).urgency]).toEqual([told, 'emergency'])
        },
      ),
      RUNS,
    )
  })

  it('that an answer adds never lowers the level, and that it takes away never raises it', () => {
    expect(DANGEROUS.length).toBeGreaterThan(20)
    void assert(
      property(constantFrom(...CASES), constantFrom(...DANGEROUS), ({ text, age, sex }, finding) => {
        const person = { text, ...(age === undefined ? {} : { age }), ...(sex ? { sex } : {}), isEnough: true }
        const level = (answer: 'yes' | 'no' | 'unknown') =>
          assess({ ...person, answers: [{ finding, answer }] }).urgency
        expect([finding, text, isMorePressingOutcome(level('unknown'), level('yes'))]).toEqual([finding, text, false])
        expect([finding, text, isMorePressingOutcome(level('no'), level('yes'))]).toEqual([finding, text, false])
      }),
      RUNS,
    )
  })
})
