import { NOTE_OPENINGS, SENTENCE_WORDS } from '../knowledge/plain-words.ts'
import { NO_RESULT } from '../knowledge/result-words.ts'
import type { Spot } from '../layout/spots.ts'
import { textOf } from '../layout/spots.ts'
import { readFlag } from '../reading/flags.ts'
import { fold } from '../reading/fold.ts'
import type { RangeReading } from '../reading/ranges.ts'
import type { UnitReading } from '../reading/units.ts'
import type { Flag } from '../types.ts'
import { columnOf } from './columns.ts'
import type { Column } from './header.ts'
import { analytesNamed } from './match-analyte.ts'
import { extend, type Token } from './tokens.ts'

/** What a row says, before its numbers are weighed. */
export interface Draft {
  name: Spot[]
  values: { token: Token; date?: string; unit?: string }[]
  unit?: { spots: Spot[]; reading?: UnitReading }
  range?: { spots: Spot[]; reading?: RangeReading; isOfOneSex?: boolean }
  flag?: Flag
  /** Of LOINC, where the table has a column of codes. */
  code?: string
  inTable: boolean
}

type Placed = { token: Token; column: Column | undefined }

/** Reads a row by the columns of its table, or, without any, by the order of what it holds. */
export function resolveRow(
  tokens: Token[],
  columns: readonly Column[] | undefined,
  rangeFirst = false,
): Draft | undefined {
  const ready = joinNameNumbers(tokens, columns)
  if (isNote(ready, columns !== undefined)) return undefined
  return columns ? byColumns(ready, columns) : byOrder(ready, rangeFirst)
}

/** A number of the list, or a bullet, in a cell of its own. */
const IN_LIST = /^(?:\d{1,3}[.):]?|[^\p{L}\d]{1,2})$/u

/** "CA 125", "Vitamin B 12", "1. Sodium": numbers before the result that are no results. */
function joinNameNumbers(tokens: Token[], columns: readonly Column[] | undefined): Token[] {
  const out: Token[] = []
  for (const [index, token] of tokens.entries()) {
    const last = out.at(-1)
    const isPlain = token.kind === 'number' && token.comparator === undefined && token.flag === undefined
    const glued = last?.kind === 'word' && !token.startsCell && last.cell === token.cell
    if (
      last &&
      glued &&
      isPlain &&
      !out.some(({ kind }, at) => at > 0 && kind === 'number') &&
      belongsToName(token, last, tokens.slice(index + 1), columns)
    ) {
      extend(last, token.spots)
    } else if (last && glued && token.kind === 'word') extend(last, token.spots)
    else out.push(token.kind === 'word' ? { ...token } : token)
  }
  if (out[0]?.kind === 'word' && out[1]?.kind === 'word' && IN_LIST.test(out[0].text)) out.shift()
  const [first, second] = out
  if (first?.kind !== 'number' || second?.kind !== 'word') return out
  if (columns && columnOf(first, columns)?.role === 'value') return out
  const whole = `${first.text} ${second.text}`
  if (!second.startsCell && (analytesNamed(whole)?.exact || first.text.length > 3)) {
    return [
      { ...second, spots: [...first.spots, ...second.spots], text: whole, x0: first.x0, startsCell: true },
      ...out.slice(2),
    ]
  }
  return [{ ...second, startsCell: true }, ...out.slice(2)]
}

function belongsToName(token: Token, name: Token, after: Token[], columns: readonly Column[] | undefined): boolean {
  const known = analytesNamed(`${name.text} ${token.text}`)
  const results = after.filter(({ kind }) => kind === 'number' || kind === 'result')
  if (known?.exact && results.length > 0) return true
  if (columns) {
    const own = columnOf(token, columns)
    if (own?.role === 'name') return results.some((other) => columnOf(other, columns)?.role === 'value')
    return false
  }
  if (analytesNamed(name.text)?.exact) return false
  const [next] = after
  // Glued to the name, with what could be the result in a cell of its own.
  return next?.kind === 'number' && next.startsCell && next.comparator === undefined && /^\d{1,3}$/.test(token.text)
}

const LONGEST_OPENING = 4

function isNote(tokens: Token[], inTable: boolean): boolean {
  const [first] = tokens
  if (!first) return true
  // The name may stand above and below its result.
  if (first.kind !== 'word' && first.kind !== 'date') return !inTable
  const words = fold(first.text).split(' ')
  const upTo = /^([^:]{1,40}):/.exec(first.text)?.[1]
  if (upTo !== undefined && NOTE_OPENINGS.has(fold(upTo))) return true
  if (NOTE_OPENINGS.has(words.join(' '))) return true
  if (words.length > LONGEST_OPENING && NOTE_OPENINGS.has(words[0] ?? '') && !analytesNamed(first.text)) return true
  const all = tokens
    .filter(({ kind }) => kind === 'word')
    .flatMap(({ text }) => text.toLowerCase().split(/[\s,.;:()]+/))
  const small = all.filter((word) => SENTENCE_WORDS.has(word)).length
  return small >= 2 && small >= all.length * 0.12
}

function byColumns(tokens: Token[], columns: readonly Column[]): Draft | undefined {
  const placed: Placed[] = tokens.map((token) => ({ token, column: columnOf(token, columns) }))
  const named = columns.some(({ role }) => role === 'name')
  const values = valuesIn(placed)
  const firstValue = Math.min(...values.map(({ token }) => token.x0))
  const name = placed.filter(({ token, column }, index) => {
    if (token.kind !== 'word' || values.some((value) => value.token === token)) return false
    return named
      ? column?.role === 'name' ||
          (index === 0 && column?.role !== 'index' && token.x0 < firstValue && !hasNameColumn(placed))
      : index === 0
  })
  if (name.length === 0 && !placed.some(({ token, column }) => token.kind === 'number' && column?.role === 'value'))
    return undefined
  if (values.length === 0) return undefined
  const nameSpots = name.flatMap(({ token }) => token.spots)
  const rest = placed.filter((each) => !name.includes(each) && !values.some(({ token }) => token === each.token))
  const unit = unitOf(placed, rest, firstValue)
  const { nameTail, unit: kept } = percentInName(name.at(-1)?.token, unit)
  const range = rangeIn(rest, columns, placed)
  const flag = flagOf(rest, values)
  const code = placed.find(
    ({ token, column }) => column !== undefined && /^loinc\b/i.test(column.title) && /^\d{1,5}-\d$/.test(token.text),
  )
  const unique = values.some(({ date }) => date !== undefined) ? values : values.slice(0, 1)
  return {
    name: [...nameSpots, ...nameTail],
    values: unique,
    inTable: true,
    ...(kept ? { unit: kept } : {}),
    ...(range ? { range } : {}),
    ...(flag ? { flag } : {}),
    ...(code ? { code: code.token.text } : {}),
  }
}

const hasNameColumn = (placed: Placed[]) =>
  placed.some(({ token, column }) => token.kind === 'word' && column?.role === 'name')
const isValueColumn = ({ column }: Placed) => column?.role === 'value'

function valuesIn(placed: Placed[]): Draft['values'] {
  const inColumn = placed.filter(isValueColumn)
  const withColumn = (some: Placed[]) =>
    some.map(({ token, column }) => ({
      token,
      ...(column?.date ? { date: column.date } : {}),
      ...(column?.unit ? { unit: column.unit } : {}),
    }))
  const results = inColumn.filter(({ token }) => token.kind === 'number' || token.kind === 'result')
  if (results.length > 0) return withColumn(onePerColumn(results))
  const spans = inColumn.filter(({ token }) => token.kind === 'range')
  if (spans.length > 0 && placed.filter(({ token }) => token.kind === 'range').length > spans.length)
    return withColumn(spans.slice(0, 1))
  const words = inColumn.filter(({ token }) => token.kind === 'word' && token.startsCell && isResultText(token.text))
  if (words.length > 0) return withColumn(words.slice(0, 1))
  const stray = placed.filter(
    ({ token, column }) =>
      token.kind === 'number' && column && ['unit', 'flag', 'range', 'name'].includes(column.role) && token.startsCell,
  )
  const [only] = stray
  if (!only || stray.length > 1 || only.token.comparator !== undefined || only.column?.role === 'range') return []
  return [{ token: only.token }]
}

function onePerColumn(results: Placed[]): Placed[] {
  const byColumn = new Map<Column | undefined, Placed>()
  for (const each of results) {
    const other = byColumn.get(each.column)
    // The one that stands below the title, not beside it.
    if (!other || (other.token.kind !== 'number' && each.token.kind === 'number' && each.token.digits !== undefined))
      byColumn.set(each.column, each)
  }
  return [...byColumn.values()]
}

const MOST_RESULT_WORDS = 4

function isResultText(text: string): boolean {
  const folded = fold(text)
  return (
    /\p{L}/u.test(text) && folded.split(' ').length <= MOST_RESULT_WORDS && text.length <= 40 && !NO_RESULT.has(folded)
  )
}

function unitOf(placed: Placed[], rest: Placed[], firstValue: number): Draft['unit'] {
  const units = rest.filter(({ token }) => token.kind === 'unit')
  const chosen =
    units.find(({ column }) => column?.role === 'unit') ?? units.find(({ token }) => token.x0 > firstValue) ?? units[0]
  if (chosen) return { spots: chosen.token.spots, ...(chosen.token.unit ? { reading: chosen.token.unit } : {}) }
  const word = rest.find(
    ({ token, column }) =>
      column?.role === 'unit' && (token.kind === 'word' || token.kind === 'flag') && token.startsCell,
  )
  if (word && word.token.text.length <= 16 && placed.some(isValueColumn) && !/^-+$/.test(word.token.text))
    return { spots: word.token.spots }
  return undefined
}

/** "Neutrophils %": the sign belongs to the name, and is its unit where no other is given. */
function percentInName(name: Token | undefined, unit: Draft['unit']): { nameTail: Spot[]; unit: Draft['unit'] } {
  const inName =
    name &&
    unit?.spots.length === 1 &&
    unit.spots[0]?.text === '%' &&
    unit.spots[0].x0 - name.x1 < unit.spots[0].y1 - unit.spots[0].y0 &&
    unit.spots[0].x0 > name.x0
  return { nameTail: inName ? unit.spots : [], unit }
}

function rangeIn(rest: Placed[], columns: readonly Column[], placed: Placed[]): Draft['range'] {
  const low = rest.find(({ token, column }) => token.kind === 'number' && column?.role === 'low')
  const high = rest.find(({ token, column }) => token.kind === 'number' && column?.role === 'high')
  if (low || high) {
    const [lowDigits, highDigits] = [low?.token.digits, high?.token.digits]
    return {
      spots: [...(low?.token.spots ?? []), ...(high?.token.spots ?? [])],
      reading: {
        ...(lowDigits === undefined ? {} : { low: lowDigits }),
        ...(highDigits === undefined ? {} : { high: highDigits }),
        bare: false,
      },
    }
  }
  const inColumn = rest.filter(({ column }) => column?.role === 'range')
  const spans = rest.filter(
    ({ token }) => token.kind === 'range' || (token.range !== undefined && token.comparator !== undefined),
  )
  const chosen =
    spans.find(({ column }) => column?.role === 'range') ??
    (columns.some(({ role }) => role === 'range') && inColumn.length > 0 ? undefined : spans[0])
  if (chosen?.token.range) return limitsFor(chosen.token, placed)
  const words = inColumn.filter(({ token }) => ['result', 'word', 'flag'].includes(token.kind))
  const [word] = words
  return word && word.token.text.length <= 40 ? { spots: words.flatMap(({ token }) => token.spots) } : undefined
}

/** Limits for one sex are none for the person: the words are kept, the numbers not. */
const OF_ONE_SEX =
  /(?:^|\b)(?:m|f|w|h|male|males|female|females|men|women|man|woman|hombres?|mujeres?|varones|hommes?|femmes?|m[äa]nner|frauen|m[äa]nnlich|weiblich|boys|girls)\s*[:=(-]*$|(?:पुरुष|महिला|स्त्री|పురుషులు|స్త్రీలు|పురుష|స్త్రీ)\s*[:=-]*$/i

/** "Desirable: < 200": the words before a limit in its own cell say what the limit is. */
function limitsFor(range: Token, row: readonly { token: Token }[]): NonNullable<Draft['range']> {
  const tokens = row.map(({ token }) => token)
  const before = tokens[tokens.indexOf(range) - 1]
  const label = before && ['word', 'flag'].includes(before.kind) && before.x1 <= range.x0 ? before : undefined
  const near = label && range.x0 - label.x1 < (label.spots[0]?.y1 ?? 0) - (label.spots[0]?.y0 ?? 0)
  const spots = near && label.kind === 'word' && label !== tokens[0] ? [...label.spots, ...range.spots] : range.spots
  const isMark = label?.kind === 'flag' && !label.startsCell && tokens.at(tokens.indexOf(label) - 1)?.kind === 'number'
  const ofOneSex = label !== undefined && label !== tokens[0] && !isMark && OF_ONE_SEX.test(label.text)
  return ofOneSex
    ? { spots: [...label.spots, ...range.spots], isOfOneSex: true }
    : { spots, ...(range.range ? { reading: range.range } : {}) }
}

function flagOf(rest: Placed[], values: Draft['values']): Flag | undefined {
  const glued = values.length === 1 ? values[0]?.token.flag : undefined
  if (glued) return glued
  for (const { token, column } of rest) {
    if (token.kind === 'flag' && column?.role !== 'range') return token.flag
    if (column?.role === 'flag') {
      const flag = readFlag(token.text)
      if (flag) return flag
    }
  }
  return undefined
}

const MOST_NAME_WORDS = 9
const MOST_WORDS_BEHIND = 6

function byOrder(tokens: Token[], rangeFirst: boolean): Draft | undefined {
  const first = tokens.findIndex(({ kind }, index) => index > 0 && (kind === 'number' || kind === 'result'))
  const later = tokens.findIndex(({ kind }, index) => index > first && (kind === 'number' || kind === 'result'))
  const at = rangeFirst && tokens[first]?.comparator !== undefined && later > 0 ? later : first
  const span = tokens.findIndex(({ kind }) => kind === 'range')
  const valueAt = at >= 0 ? at : spanAsResult(tokens, span)
  const value = tokens[valueAt]
  if (!value || valueAt < 1) return undefined
  const before = tokens.slice(0, valueAt)
  if (before.some(({ kind }) => kind === 'date')) return undefined
  const words = before.filter(({ kind }) => kind === 'word')
  const name = words.length > 1 && words[1] && words[1].startsCell ? nameAcrossCells(words) : words
  const rest = tokens.filter((token) => !name.includes(token) && token !== value)
  const behind = tokens.slice(valueAt + 1).filter(({ kind }) => kind === 'word')
  const wordsBehind = behind.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  const nameWords = textOf(name.flatMap(({ spots }) => spots)).split(' ').length
  if (nameWords > MOST_NAME_WORDS || wordsBehind > MOST_WORDS_BEHIND) return undefined
  const units = rest.filter(({ kind }) => kind === 'unit')
  const unit = units.find((token) => token.x0 > value.x0) ?? units[0]
  const ranges = rest.filter(
    (token) => token.kind === 'range' || (token.range !== undefined && (rangeFirst || token.x0 > value.x0)),
  )
  const [range] = ranges
  const draftUnit: Draft['unit'] = unit
    ? { spots: unit.spots, ...(unit.unit ? { reading: unit.unit } : {}) }
    : undefined
  const { nameTail } = percentInName(name.at(-1), draftUnit)
  const flag = value.flag ?? rest.find(({ kind }) => kind === 'flag')?.flag
  return {
    name: [...name.flatMap(({ spots }) => spots), ...nameTail],
    values: [{ token: value }],
    inTable: false,
    ...(draftUnit ? { unit: draftUnit } : {}),
    ...(range?.range
      ? {
          range: limitsFor(
            range,
            tokens.map((token) => ({ token })),
          ),
        }
      : {}),
    ...(flag ? { flag } : {}),
  }
}

/** "2 - 4 /HPF 0 - 5": of two spans the first is what was seen. */
function spanAsResult(tokens: Token[], first: number): number {
  return first > 0 && tokens.filter(({ kind }) => kind === 'range').length > 1 ? first : -1
}

const SPECIMEN =
  /^(?:serum|plasma|blood|whole blood|urine|edta|suero|sangre|orina|s[ée]rum|sang|urines?|blut|urin|vollblut|edta-?blut|na-?f|fluoride|citrat\p{L}*|citrate)\b/iu

function nameAcrossCells(words: Token[]): Token[] {
  const [first, ...others] = words
  if (!first) return []
  return [first, ...others.filter(({ text, startsCell }) => !startsCell || !SPECIMEN.test(text))]
}
