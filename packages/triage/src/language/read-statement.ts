import { readCertainty } from './certainty.ts'
import { type Measurement, readMeasurements } from './measurements.ts'
import { readDenials } from './negation.ts'
import { readPersons, SELF } from './persons.ts'
import type { Token } from './tokenise.ts'

/** How a word of a text is told. Places are in UTF-16 code units. */
export interface Stance {
  start: number
  end: number
  /** Of the writer, as far as the words tell. */
  isOwn: boolean
  isDenied: boolean
  /** Only feared, supposed or asked about. */
  isSupposed: boolean
  isPast: boolean
}

export interface Statement {
  stances: Stance[]
  /** Every value with its name, whoever it is of. */
  measurements: (Pick<Measurement, 'kind' | 'value'> & { start: number; end: number })[]
}

/** Reads how things are told, and no finding: for what is not about an illness. */
export function statementOf(tokens: readonly Token[], text: string, language: string | undefined): Statement {
  const denial = readDenials(tokens, new Uint8Array(tokens.length))
  const certainty = readCertainty(tokens)
  const { of } = readPersons(tokens)
  return {
    stances: tokens.map(({ start, end }, at) => ({
      start,
      end,
      isOwn: (of[at] === undefined || of[at] === SELF) && certainty.family[at] !== 1,
      isDenied: denial.denied[at] === 1,
      isSupposed: certainty.hypothetical[at] === 1,
      isPast: certainty.past[at] === 1,
    })),
    measurements: readMeasurements(tokens, text, language).map(({ kind, value, from, to }) => ({
      kind,
      value,
      start: tokens[from]?.start ?? 0,
      end: tokens[to]?.end ?? 0,
    })),
  }
}
