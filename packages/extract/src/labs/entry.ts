import { rowsOf } from '../layout/rows.ts'
import { spotsOf } from '../layout/spots.ts'
import { decimalMarkOf, readingsOf } from '../reading/numbers.ts'
import { rangeOf, readRange, withOneSign } from '../reading/ranges.ts'
import { readUnit, scaleOf } from '../reading/units.ts'
import type { Comparator, LabEntry, LabFields, Word } from '../types.ts'
import { chooseAnalyte, isPlausible, loincOf } from './match-analyte.ts'
import { tokensOf } from './tokens.ts'
import { flagFromRange } from './weigh.ts'

const COMPARED = /^(<|>|≤|≥|<=|>=|=<|=>)\s*(?=[\d.,])(.*)$/
const SIGNS: Record<string, Comparator> = { '<=': '≤', '=<': '≤', '>=': '≥', '=>': '≥' }

/** What a person typed, or put right, as a result: nothing is guessed of the number. */
export function readEntry(entry: LabEntry): LabFields {
  const name = entry.name.trim()
  const unit = entry.unit.trim()
  const written = withOneSign(entry.value.trim())
  const rangeText = entry.range.trim()
  const [, sign = '', rest = ''] = COMPARED.exec(written) ?? []
  const comparator = sign === '' ? undefined : (SIGNS[sign] ?? (sign as Comparator))
  const mark = decimalMarkOf([written, ...rangeText.split(/\s+/)], '.')
  const [number] = readingsOf(comparator ? rest : written, mark)
  const value = number ?? written
  const ucum = unit === '' ? undefined : readUnit(unit)?.ucum
  const known = chooseAnalyte(name, ucum, undefined)
  const reading = rangeText === '' ? undefined : readRange(rangeText)
  const range = reading ? rangeOf(reading, rangeText, mark).range : rangeText === '' ? undefined : { text: rangeText }
  const flag = flagFromRange(value, number === undefined ? undefined : comparator, range)
  const loinc = known?.fits ? loincOf(known.analyte, ucum) : undefined
  const isImplausible =
    known !== undefined && typeof value === 'number' && isPlausible(known.analyte, value, ucum) === false
  return {
    name,
    value,
    unit,
    isImplausible,
    ...(comparator && number !== undefined ? { comparator } : {}),
    ...(ucum ? { ucum } : {}),
    ...(range ? { range } : {}),
    ...(flag ? { flag } : {}),
    ...(known ? { analyte: known.analyte.name } : {}),
    ...(loinc ? { loinc } : {}),
  }
}

/** A line of a page as far as it can be told apart: a first draft for a person to finish. */
export function entryFromLine(words: readonly Word[]): LabEntry {
  const [row] = rowsOf(spotsOf({ number: 1, width: 1, height: 1, words: [...words] }))
  const tokens = row ? tokensOf(row, 'dmy', false) : []
  const at = tokens.findIndex(({ kind }, index) => index > 0 && (kind === 'number' || kind === 'result'))
  const name = tokens.slice(0, at < 0 ? tokens.length : at).filter(({ kind }) => kind === 'word')
  const first = (kind: string) => tokens.find((token) => token.kind === kind)?.text ?? ''
  return {
    name: name.map(({ text }) => text).join(' '),
    value: tokens[at]?.text ?? '',
    unit: first('unit'),
    range: first('range'),
  }
}

/** The value in another unit of the same kind of quantity; nothing where the two cannot be compared. */
export function convertValue(value: number, from: string | undefined, to: string | undefined): number | undefined {
  if (from === to) return value
  if (from === undefined || to === undefined) return undefined
  const [given, wanted] = [scaleOf(from), scaleOf(to)]
  return given.of === wanted.of ? (value * given.factor) / wanted.factor : undefined
}
