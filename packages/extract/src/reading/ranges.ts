import type { Range } from '../types.ts'
import type { DecimalMark } from './numbers.ts'
import { readingsOf, repairNumber } from './numbers.ts'

/** A range whose text was read, its limits not yet weighed. */
export interface RangeReading {
  low?: string
  high?: string
  /** Its first bracket is lost, and may have been read as a 1. */
  unopened?: boolean
  /** A comparator before one limit, which a result could be just as well: "< 0.5". */
  bare: boolean
}

const LONGEST_RANGE = 70
const NUMBER = String.raw`[+-]?(?:\d[\d.,'olisbz]*|[.,]\d+)`
const WORDS_TO = String.raw`-+|~|to|bis|a|hasta|se|से|నుండి|నుంచి|÷|\.\.+`
const WORDS_BELOW = String.raw`<=?|=<|≤|up ?to|less than|below|under|lower than|max\.?|maximum|bis zu|bis|unter|kleiner(?: als)?|weniger als|hasta|menor(?: de| que| a)?|inferior a|menos de|maximo|jusqu'a|inferieur a|inf\.? a|moins de`
const WORDS_ABOVE = String.raw`>=?|=>|≥|more than|greater than|above|over|at least|min\.?|minimum|uber|grosser(?: als)?|mehr als|ab|mindestens|mayor(?: de| que| a)?|superior a|mas de|minimo|superieur a|sup\.? a|plus de|au moins`
const WORDS_AFTER_BELOW = 'तक|से कम|से नीचे|వరకు|కంటే తక్కువ|లోపు'
const WORDS_AFTER_ABOVE = 'से अधिक|से ज्यादा|से ऊपर|కంటే ఎక్కువ|పైన'
const LABEL = String.raw`(?:(?:n|vn|vr|v\.n\.|v\.r\.|nv|ref\.?|reference|referenz|referencia|normal|norme?s?|norm|normalwert|range|rango|adults?|desirable|optimal|deseable|souhaitable|interval)\s*[:=.]?\s*)`

const BETWEEN = new RegExp(`^${LABEL}?(${NUMBER})\\s?(?:${WORDS_TO})\\s?(${NUMBER})(?: (?:के बीच|మధ్య))?$`)
const FROM_TO = new RegExp(
  `^${LABEL}?(?:von|from|de|entre|between|zwischen) (${NUMBER}) ?(?:${WORDS_TO}|-) ?(${NUMBER})$`,
)
const BELOW = new RegExp(`^${LABEL}?(?:${WORDS_BELOW})\\s?(${NUMBER})$`)
const ABOVE = new RegExp(`^${LABEL}?(?:${WORDS_ABOVE})\\s?(${NUMBER})$`)
const AFTER_BELOW = new RegExp(`^${LABEL}?(${NUMBER}) ?(?:${WORDS_AFTER_BELOW})$`)
const AFTER_ABOVE = new RegExp(`^${LABEL}?(${NUMBER}) ?(?:${WORDS_AFTER_ABOVE})$`)
const SIGN = /^[<>≤≥=]/

const OR_EQUAL = /([<>])\s?(?:or|\/|oder|ou|o)\s?(?:=|equal to\b)?\s?(?=[\d.])/gi

/** First letters that a range can start with, so that most words are passed at once. */
const STARTS =
  /^[\d<>≤≥=([{+\-.,]|^(?:up|upto|less|below|under|lower|max|bis|unter|kleiner|weniger|hasta|menor|inf|inf[eé]r|menos|m[aá]x|jusqu|moins|more|greater|above|over|at|min|[uü]ber|gr[oö]|mehr|ab|mindestens|mayor|sup|m[aá]s|m[ií]n|plus|au|n|vn|vr|v\.|nv|ref|norm|adult|desir|desea|souhait|optimal|rang|interval|von|from|de|entre|between|zwischen)/i

/** "> OR = 60" is how laboratories print ≥ where they have no such sign. */
export const withOneSign = (text: string) => text.replace(OR_EQUAL, '$1=')

export const canStartRange = (word: string) => STARTS.test(word)

/** What the text says from first to last letter; nothing where it says anything else besides. */
export function readRange(text: string): RangeReading | undefined {
  if (text.length > LONGEST_RANGE || !/\d/.test(text)) return undefined
  const plain = plainRange(text)
  const between = BETWEEN.exec(plain) ?? FROM_TO.exec(plain)
  if (between?.[1] && between[2]) {
    const unopened = /[)\]]$/.test(text) && !/[([]/.test(text)
    return { low: between[1], high: between[2], bare: false, ...(unopened ? { unopened } : {}) }
  }
  const below = BELOW.exec(plain) ?? AFTER_BELOW.exec(plain)
  if (below?.[1]) return { high: below[1], bare: SIGN.test(plain) && !/^[([]/.test(text) }
  const above = ABOVE.exec(plain) ?? AFTER_ABOVE.exec(plain)
  if (above?.[1]) return { low: above[1], bare: SIGN.test(plain) && !/^[([]/.test(text) }
  return undefined
}

function plainRange(text: string): string {
  const lower = withOneSign(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
  const inside = /^[([{]\s*(.*?)\s*[)\]}]$/.exec(lower)?.[1] ?? lower
  // One bracket of the two may be lost in a scan.
  return inside
    .replace(/^[([{]\s*/, '')
    .replace(/\s*[)\]}]$/, '')
    .replace(/[;,]$/, '')
    .trim()
}

/** The limits as numbers: in the way of the document, so that the lower one is not above the higher. */
export function limitsOf(reading: RangeReading, mark: DecimalMark): { low?: number; high?: number; repaired: boolean } {
  const lows = reading.low === undefined ? [] : numbersOf(reading.low, mark)
  const highs = reading.high === undefined ? [] : numbersOf(reading.high, mark)
  const repaired = [reading.low, reading.high].some((text) => text !== undefined && /[a-z]/i.test(text))
  const [low] = lows
  const [high] = highs
  if (low === undefined || high === undefined) {
    return { ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }), repaired }
  }
  if (low <= high) return { low, high, repaired }
  for (const other of lows) for (const top of highs) if (other <= top) return { low: other, high: top, repaired: true }
  // "[3.5 - 5.1]" read as "13.5 - 5.1]".
  const unbracketed =
    reading.unopened && /^1\d/.test(reading.low ?? '') ? numbersOf((reading.low ?? '').slice(1), mark)[0] : undefined
  if (unbracketed !== undefined && unbracketed <= high) return { low: unbracketed, high, repaired: true }
  // A lost point: 35 - 5.1.
  for (const factor of [10, 100]) {
    if (
      Number.isInteger(low) &&
      low >= 10 &&
      /[.,]/.test(reading.high ?? '') &&
      low / factor <= high &&
      low / factor > high / 10
    ) {
      return { low: low / factor, high, repaired: true }
    }
  }
  return { repaired: true }
}

function numbersOf(text: string, mark: DecimalMark): number[] {
  const read = readingsOf(text, mark)
  if (read.length > 0) return read
  const repaired = repairNumber(text)
  return repaired === undefined ? [] : readingsOf(repaired, mark)
}

export function rangeOf(reading: RangeReading, text: string, mark: DecimalMark): { range: Range; repaired: boolean } {
  const { repaired, ...limits } = limitsOf(reading, mark)
  return { range: { ...limits, text }, repaired }
}
