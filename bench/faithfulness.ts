import { factChecker, summarise, tracer } from '@salus/summary'

export interface Told {
  /** What the sentences were written from. */
  source: string
  sentences: string[]
}

export const FAITHFULNESS = [
  'sentences',
  'own source',
  "another's",
  'number',
  'medicine',
  'denial',
  'side',
  'traced',
  "traced in another's",
] as const

interface Count {
  hit: number
  all: number
}

/**
 * For every 100 sentences that a person wrote from a source, how many are said to state what it does not hold: as they
 * stand, against the source of the next, and with one thing altered in those that passed. Then how many are traced.
 */
export function measureFaithfulness(told: readonly Told[]): string[] {
  const counts = FAITHFULNESS.slice(1).map((): Count => ({ hit: 0, all: 0 }))
  const [own, other, number, medicine, denial, side, traced, tracedInOther] = counts as [
    Count,
    Count,
    Count,
    Count,
    Count,
    Count,
    Count,
    Count,
  ]
  const add = (count: Count, isHit: boolean) => {
    count.all++
    if (isHit) count.hit++
  }
  const readers = told.map(({ source }) => ({ check: factChecker(source), trace: tracer(source) }))
  told.forEach(({ source, sentences }, index) => {
    const [here, next] = [readers[index], readers[(index + 1) % told.length]]
    if (!here || !next) return
    const states = (sentence: string) => here.check(sentence).length > 0
    for (const sentence of sentences) {
      add(own, states(sentence))
      add(other, next.check(sentence).length > 0)
      add(traced, here.trace(sentence).length > 0)
      add(tracedInOther, next.trace(sentence).length > 0)
      if (states(sentence)) continue
      for (const [count, alter] of [
        [number, alterNumber],
        [medicine, alterMedicine],
        [denial, turnDenial],
        [side, turnSide],
      ] as const) {
        const altered = alter(sentence, source)
        if (altered !== sentence) add(count, states(altered))
      }
    }
  })
  return [String(own.all), ...counts.map(({ hit, all }) => `${((hit / all) * 100).toFixed(1)} (${all})`)]
}

/** The first number of two digits or more, with another first digit. */
const alterNumber = (sentence: string): string =>
  sentence.replace(/(?<![\p{L}\d.,/-])\d(?=[\d.])/u, (digit) => String((Number(digit) % 9) + 1))

const OTHERS = ['warfarin', 'gabapentin', 'sertraline', 'ciprofloxacin']

function alterMedicine(sentence: string, source: string): string {
  const [name] = summarise(sentence).medicines.map((each) => each.name)
  const other = OTHERS.find((each) => !source.toLowerCase().includes(each))
  return name && other ? sentence.replace(name, other) : sentence
}

/** "Denies" for "reports", "has no" for "has", and the other way round. */
function turnDenial(sentence: string): string {
  if (/\b(?:denies|denied)\b/i.test(sentence)) return sentence.replace(/\b(?:denies|denied)\b/gi, 'reports')
  if (/\bno (?!longer)/i.test(sentence)) return sentence.replace(/\bno /gi, 'has ')
  return sentence
    .replace(/\b(?:reports|endorses|admits to|complains of)\b/gi, 'denies')
    .replace(/\bhas (?=a\b|an\b|had\b)/gi, 'never has ')
}

const turnSide = (sentence: string): string =>
  sentence.replace(/\b(left|right)(?=[- ])/gi, (side) => (side.toLowerCase() === 'left' ? 'right' : 'left'))
