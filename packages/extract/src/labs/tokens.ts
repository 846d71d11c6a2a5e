import { RESULT_OPENINGS, RESULT_WORDS } from '../knowledge/result-words.ts'
import type { Row } from '../layout/rows.ts'
import { cutSpot, type Spot, textOf } from '../layout/spots.ts'
import { type DateReading, datesIn } from '../reading/dates.ts'
import { GLUED_AFTER, GLUED_BEFORE, GLUED_WORD, readFlag } from '../reading/flags.ts'
import { fold } from '../reading/fold.ts'
import { readingsOf, repairNumber } from '../reading/numbers.ts'
import { canStartRange, type RangeReading, readRange, withOneSign } from '../reading/ranges.ts'
import { readUnit, type UnitReading } from '../reading/units.ts'
import type { Comparator, DateOrder, Flag } from '../types.ts'

export type TokenKind = 'number' | 'range' | 'unit' | 'flag' | 'result' | 'date' | 'word'

export interface Token {
  kind: TokenKind
  spots: Spot[]
  text: string
  x0: number
  x1: number
  /** Which of the row's cells it starts in, and whether it starts that cell. */
  cell: number
  startsCell: boolean
  /** Of a number: the digits, without comparator and mark. */
  digits?: string
  comparator?: Comparator
  /** Digits were told from letters that look like them. */
  repaired?: boolean
  flag?: Flag
  range?: RangeReading
  unit?: UnitReading
  date?: DateReading
}

/** Between the words of one range, of one unit: times the height of the row. */
const RANGE_GAP = 2.2
const UNIT_GAP = 1
const MOST_WORDS_IN_RANGE = 8
const MOST_WORDS_IN_UNIT = 5
const MOST_SPOTS_IN_ROW = 400

export function tokensOf(row: Row, order: DateOrder, joinsThousands: boolean): Token[] {
  const cells = row.cells.map((cell) => prepare(cell, row.height, joinsThousands))
  const spots: Spot[] = []
  const cellOf: number[] = []
  for (const [index, cell] of cells.entries()) {
    for (const spot of cell) {
      spots.push(spot)
      cellOf.push(index)
    }
  }
  const tokens: Token[] = []
  let at = 0
  while (at < Math.min(spots.length, MOST_SPOTS_IN_ROW)) {
    const cell = cellOf[at] ?? 0
    const startsCell = at === 0 || cellOf[at - 1] !== cell
    const read = readAt({ spots, at, height: row.height, startsCell, before: tokens.at(-1), order, cellOf })
    const taken = spots.slice(at, at + read.length)
    const last = tokens.at(-1)
    if (read.token.kind === 'word' && last?.kind === 'word' && last.cell === cell) extend(last, taken)
    else tokens.push(tokenOf(taken, cell, startsCell, read.token))
    at += read.length
  }
  return tokens
}

function tokenOf(spots: Spot[], cell: number, startsCell: boolean, read: Partial<Token> & { kind: TokenKind }): Token {
  return { spots, text: textOf(spots), x0: spots[0]?.x0 ?? 0, x1: spots.at(-1)?.x1 ?? 0, cell, startsCell, ...read }
}

/** Makes a word of these tokens: a number that belongs to a name. */
export function extend(token: Token, spots: Spot[]) {
  token.spots = [...token.spots, ...spots]
  token.text = textOf(token.spots)
  token.x1 = spots.at(-1)?.x1 ?? token.x1
}

interface Place {
  spots: Spot[]
  at: number
  height: number
  startsCell: boolean
  before: Token | undefined
  order: DateOrder
  cellOf: number[]
}

interface Reading {
  length: number
  token: Partial<Token> & { kind: TokenKind }
}

function readAt(place: Place): Reading {
  return (
    dateAt(place) ??
    rangeAt(place) ??
    numberAt(place) ??
    unitAt(place) ??
    resultAt(place) ??
    flagAt(place) ?? { length: 1, token: { kind: 'word' } }
  )
}

/** How many spots from here stand no further apart than the gap. */
function reach({ spots, at, height }: Place, most: number, gap: number): number {
  let length = 1
  while (length < most) {
    const last = spots[at + length - 1]
    const next = spots[at + length]
    if (!last || !next || next.x0 - last.x1 > height * gap) break
    length++
  }
  return length
}

function dateAt(place: Place): Reading | undefined {
  const { spots, at, order } = place
  const first = spots[at]?.text ?? ''
  const whole =
    /^\d{1,4}[./-]\d{1,2}[./-]\d|^\d{1,2}[.,]\d{1,2}[.,]\d{4}/.test(first) || /^\d{1,2}-?\p{L}{3}/u.test(first)
  const isDay = /^\d{1,2}(?:st|nd|rd|th|er|º|\.)?$/.test(first) && /^\p{L}{2}/u.test(spots[at + 1]?.text ?? '')
  if (!whole && !isDay) return undefined
  for (let length = reach(place, 5, 1); length >= 1; length--) {
    const text = textOf(spots.slice(at, at + length))
    if (text.length > 40 || text.length < 6) continue
    const [date] = datesIn(text, order)
    if (date && date.start === 0 && date.end === text.length) return { length, token: { kind: 'date', date } }
  }
  return undefined
}

function rangeAt(place: Place): Reading | undefined {
  const { spots, at, cellOf } = place
  const first = spots[at]?.text ?? ''
  if (!canStartRange(first)) return undefined
  if (!/\d/.test(first) && !spots.slice(at + 1, at + 4).some(({ text }) => /\d/.test(text))) return undefined
  for (let length = reach(place, MOST_WORDS_IN_RANGE, RANGE_GAP); length >= 1; length--) {
    const taken = spots.slice(at, at + length)
    const text = textOf(taken)
    const range = readRange(text)
    if (!range) continue
    // "3.2 - 3.5 - 5.1": a result with its mark, then its range.
    const goesOn = /^-/.test(spots[at + length]?.text ?? '') && cellOf[at + length] === cellOf[at]
    if (range.low !== undefined && range.high !== undefined && goesOn && length > 1) continue
    if (!range.bare) return { length, token: { kind: 'range', range } }
    const bound = withOneSign(text)
    const digits = bound.replace(/^[<>≤≥=\s]+/, '')
    return { length, token: { kind: 'number', range, digits, comparator: comparatorOf(bound) } }
  }
  return undefined
}

function comparatorOf(text: string): Comparator {
  const sign = /^[<>≤≥=]+/.exec(text)?.[0] ?? '<'
  if (sign === '<=' || sign === '=<') return '≤'
  if (sign === '>=' || sign === '=>') return '≥'
  return sign.startsWith('>') ? '>' : sign.startsWith('≥') ? '≥' : sign.startsWith('≤') ? '≤' : '<'
}

const isNumber = (text: string) => readingsOf(text, '.').length > 0

function numberAt({ spots, at, before, startsCell }: Place): Reading | undefined {
  const text = spots[at]?.text ?? ''
  if (!/\d/.test(text) || text.length > 24) return undefined
  const plain = text.replace(/[:;]$/, '')
  if (isNumber(plain) && !/^-./.test(text)) return { length: 1, token: { kind: 'number', digits: plain } }
  if (/^-\d/.test(text) && isNumber(text) && before?.kind !== 'number')
    return { length: 1, token: { kind: 'number', digits: text } }
  const word = GLUED_WORD.exec(text)
  const after = GLUED_AFTER.exec(text) ?? (word && readFlag(word[2] ?? '') ? word : null)
  const marked = after ? [after[1], after[2]] : (GLUED_BEFORE.exec(text)?.slice(1, 3).reverse() ?? [])
  const [number = '', mark = ''] = marked
  const digits = number.replace(/^[<>≤≥=]+/, '')
  if (mark && isNumber(digits)) {
    const flag = readFlag(mark)
    return {
      length: 1,
      token: {
        kind: 'number',
        digits,
        ...(number === digits ? {} : { comparator: comparatorOf(number) }),
        ...(flag ? { flag } : {}),
      },
    }
  }
  const repaired = repairNumber(text)
  if (repaired && before && startsCell)
    return { length: 1, token: { kind: 'number', digits: repaired, repaired: true } }
  return undefined
}

function unitAt(place: Place): Reading | undefined {
  const { spots, at, before, startsCell, cellOf } = place
  const first = spots[at]?.text ?? ''
  if (/^\d+$/.test(first) || (/^\d/.test(first) && !/^10/.test(first))) return undefined
  for (let length = reach(place, MOST_WORDS_IN_UNIT, UNIT_GAP); length >= 1; length--) {
    const text = textOf(spots.slice(at, at + length))
    const unit = readUnit(text)
    if (!unit) continue
    const sure = /[/%^]/.test(text) || text.length > 12 || (before !== undefined && /^[([].+[)\]]$/.test(text))
    const endsCell = at + length >= spots.length || cellOf[at + length] !== cellOf[at]
    const next = spots[at + length]
    // "Neutrophils % Bld": a unit between the words of a name is part of it.
    if (!endsCell && !startsCell && before?.kind === 'word' && /^\p{L}{2}/u.test(next?.text ?? '')) continue
    const afterNumber = before !== undefined && ['number', 'range', 'flag', 'result'].includes(before.kind)
    // "L" and "H" after a number are marks; "s" and "g" elsewhere are letters of a name.
    if (
      sure ||
      (length > 0 && text.length > 1 && afterNumber) ||
      (startsCell && endsCell && before && text.length > 1) ||
      (afterNumber && text === 's')
    ) {
      return { length, token: { kind: 'unit', unit } }
    }
  }
  return undefined
}

const ORDINAL_RESULT = /^(?:\+{1,4}|[1-4]\+|\+[1-4]|\(\+{1,3}\)|1[:/]\d{1,5}|[<>]1[:/]\d{1,5})$/

function resultAt(place: Place): Reading | undefined {
  const { spots, at, before, startsCell } = place
  if (!before) return undefined
  const text = spots[at]?.text ?? ''
  if (ORDINAL_RESULT.test(text) && before.kind !== 'number') return { length: 1, token: { kind: 'result' } }
  if (!startsCell && before.kind === 'word' && !/[:=]$/.test(before.text) && at < spots.length - 3) return undefined
  if (!RESULT_OPENINGS.has(fold(text).split(' ')[0] ?? '')) return undefined
  for (let length = reach(place, 4, 1); length >= 1; length--) {
    const phrase = fold(textOf(spots.slice(at, at + length)))
    if (phrase && RESULT_WORDS.has(phrase)) return { length, token: { kind: 'result' } }
  }
  return undefined
}

function flagAt(place: Place): Reading | undefined {
  const { spots, at, before, startsCell, cellOf } = place
  if (!before || (!startsCell && before.kind === 'word')) return undefined
  for (const length of [2, 1]) {
    if (length > reach(place, 2, 0.6)) continue
    const flag = readFlag(textOf(spots.slice(at, at + length)))
    if (!flag) continue
    const next = spots[at + length]
    // "C reactive protein": a letter before words is no mark.
    const leads = startsCell && next && cellOf[at + length] === cellOf[at] && !/^[<>≤≥(]?\d/.test(next.text)
    if (!leads) return { length, token: { kind: 'flag', flag } }
  }
  return undefined
}

/** Cuts what is glued, and joins thousands that a space parts. */
function prepare(cell: Spot[], height: number, joinsThousands: boolean): Spot[] {
  const out: Spot[] = []
  for (const spot of cell.flatMap(unglue)) {
    const last = out.at(-1)
    if (
      last &&
      /^[([]?[<>≤≥]?[1-9]\d{0,2}(?:'\d{3})*$/.test(last.text) &&
      (joinsThousands ? /^\d{3}[)\]]?$/ : /^000[)\]]?$/).test(spot.text) &&
      spot.x0 - last.x1 <= height * (joinsThousands ? 0.5 : 0.7)
    ) {
      out[out.length - 1] = {
        ...last,
        text: `${last.text}'${spot.text}`,
        written: `${last.written} ${spot.written}`,
        x1: spot.x1,
        source: { ...last.source, x1: Math.max(last.source.x1, spot.source.x1) },
      }
    } else out.push(spot)
  }
  return out
}

const NUMBER_THEN_UNIT = /^([<>≤≥]?=?-?\d[\d.,]*)((?:[a-zμ%/°(]|10\^).*)$/i
/** "10^9/L" whose sign of a power was read as a digit. */
const POWER_BEFORE_VOLUME = /^10\D?\d{1,3}\/(?:[lL]|[uμ][lL])$/
const RANGE_THEN_UNIT = /^([([]?[\d.,]+-[\d.,]+[)\]]?)([a-zμ%/].*)$/i
const LABEL_THEN_NUMBER = /^(\p{L}[^:=<>]{1,40}[:=])([<>≤≥]?\d.*)$/u
const THEN_BRACKET = /^([^([]+)([([]\s*[<>≤≥]?\d.*)$/

function unglue(spot: Spot): Spot[] {
  const { text } = spot
  if (text.length < 3 || !/\d/.test(text)) return [spot]
  if (POWER_BEFORE_VOLUME.test(text) && readUnit(text)) return [spot]
  const number = NUMBER_THEN_UNIT.exec(text)
  // "3,4S" is 3,45 misread, not seconds.
  if (number && !GLUED_AFTER.test(text) && !/^\d*[.,]\d+S$/.test(text)) {
    const rest = number[2] ?? ''
    if (readUnit(rest) || /^\(\s?[<>≤≥]?\d/.test(rest) || readUnit(rest.replace(/[([].*$/, '')))
      return cut(spot, text.length - rest.length)
    const marked = /^([hl]\*?)(.+)$/i.exec(rest)
    if (marked && readUnit(marked[2] ?? '')) return cut(spot, text.length - (marked[2]?.length ?? 0))
  }
  const range = RANGE_THEN_UNIT.exec(text)
  if (range && readUnit(range[2] ?? '')) return cut(spot, text.length - (range[2]?.length ?? 0))
  const label = LABEL_THEN_NUMBER.exec(text)
  if (label) return cut(spot, label[1]?.length ?? 0)
  const bracket = THEN_BRACKET.exec(text)
  if (bracket && readUnit(bracket[1] ?? '')) return cut(spot, bracket[1]?.length ?? 0)
  return [spot]
}

function cut(spot: Spot, at: number): Spot[] {
  const [first, second] = cutSpot(spot, at)
  return [first, ...unglue(second)]
}
