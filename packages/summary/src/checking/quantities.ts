import {
  DAILY_SHORT,
  DAY_FIRST,
  EVERY_DAY,
  EVERY_HOURS,
  PER_DAY,
  UNITS,
  type Unit,
} from '../knowledge/quantity-words.ts'
import { plainText } from './plain-text.ts'

/** A number of a text, with its unit where it has one. */
export interface Quantity {
  /** As it stands in the text. */
  text: string
  /** The number; two where a comma or point may part decimals or thousands. */
  values: number[]
  /** What the number counts, such as `mass` or `mass/volume`, and how many of its smallest units that is. */
  unit?: Unit
  start: number
  end: number
}

/** How many times a day. `isLoose`: every day, without saying how often. */
export interface Frequency {
  text: string
  perDay: number
  isLoose: boolean
}

export interface Counted {
  quantities: Quantity[]
  frequencies: Frequency[]
}

const PLAIN_UNITS = new Map([...UNITS].map(([name, unit]) => [plainText(name), unit]))
const NUMBER = /(?<![\p{L}\p{M}\d])(?<!\p{L}-|\p{L}\d-)\d+(?:[.,]\d+)*(?:\s\d{3}(?!\d))*/gu
// A longer row of digits counts nothing, and would be gone through from each of them.
const TIMES = /(?<!\d)(\d{1,6})\s*-?\s*(?:x|times?|vez|veces|fois|mal|बार|సార్లు|సారి)(?![\p{L}\p{M}])/gu
const SHORT = new RegExp(String.raw`(?<![\p{L}\d])(${[...DAILY_SHORT.keys()].join('|')})(?![\p{L}\d])`, 'gu')

/** The numbers and frequencies of a text that `plainText` and `digitsForWords` have read, dates taken out. */
export function countIn(text: string): Counted {
  const frequencies: Frequency[] = []
  let rest = text.replace(/(?<![\p{L}.])((?:\p{L}\.){2,3})(?!\p{L})/gu, (dotted) =>
    dotted.replaceAll('.', '').padEnd(dotted.length),
  )
  const take = (format: RegExp, perDayOf: (parts: (string | undefined)[]) => number, isLoose = false) => {
    rest = rest.replace(format, (written: string, ...parts: (string | undefined)[]) => {
      frequencies.push({ text: written.trim(), perDay: perDayOf(parts), isLoose })
      return ' '.repeat(written.length)
    })
  }
  take(DAY_FIRST, ([times]) => Number(times))
  rest = takeTimes(rest, frequencies)
  take(SHORT, ([short = '']) => DAILY_SHORT.get(short) ?? 1)
  take(EVERY_HOURS, ([hours]) => 24 / Number(hours))
  take(EVERY_DAY, () => 1, true)
  return { quantities: quantitiesIn(rest), frequencies }
}

/** "3 times a day", "3x/day", "3 mal taglich". */
function takeTimes(text: string, frequencies: Frequency[]): string {
  return text.replace(new RegExp(`${TIMES.source}(${PER_DAY.source.replace('^', '')})`, 'gu'), (written, times) => {
    frequencies.push({ text: written, perDay: Number(times), isLoose: false })
    return ' '.repeat(written.length)
  })
}

function quantitiesIn(text: string): Quantity[] {
  const quantities: Quantity[] = []
  for (const { 0: written, index } of text.matchAll(NUMBER)) {
    const end = index + written.length
    const behind = unitBehind(text, end)
    // "5ht" and "2nd" are names, "b12" and "covid-19" begin as one.
    if (!behind && /^\p{L}/u.test(text.slice(end, end + 1))) continue
    const values = valuesOf(written)
    quantities.push({
      text: text.slice(index, behind?.end ?? end).replace(/\s+/g, ' '),
      values,
      ...(behind ? { unit: behind.unit } : {}),
      start: index,
      end: behind?.end ?? end,
    })
  }
  shareUnits(text, quantities)
  return quantities
}

const UNIT = /^\s?-?\s?(%|°[cf]|[\p{L}\p{M}μ]+)(?:\s?(?:\/|per)\s?([\p{L}\p{M}μ]+))?/u
const UNIT_LENGTH = 40

function unitBehind(text: string, from: number): { unit: Unit; end: number } | undefined {
  const [written = '', name = '', under] = UNIT.exec(text.slice(from, from + UNIT_LENGTH)) ?? []
  const unit = PLAIN_UNITS.get(name)
  if (!unit) return undefined
  const divisor = under === undefined ? undefined : PLAIN_UNITS.get(under)
  // "100 mg/day" is 100 mg: how often is told apart from how much.
  if (!divisor || divisor.measures === 'hours' || divisor.measures === 'pieces') {
    return { unit, end: from + written.indexOf(name) + name.length }
  }
  return {
    unit: { measures: `${unit.measures}/${divisor.measures}`, size: unit.size / divisor.size },
    end: from + written.length,
  }
}

/** In "3 to 5 days" the 3 are days too. */
function shareUnits(text: string, quantities: Quantity[]): void {
  for (let index = quantities.length - 2; index >= 0; index--) {
    const [here, next] = quantities.slice(index, index + 2) as [Quantity, Quantity]
    const isRange = /^\s?(?:-|to|or|a|o|ou|bis|oder)\s?$/.test(text.slice(here.end, Math.min(next.start, here.end + 8)))
    if (!here.unit && next.unit && isRange) here.unit = next.unit
  }
}

/** 1,000 and 1.000 may be a thousand or one, "2 500" also 500 taken twice; 1,5 and 1.5 are one and a half. */
function valuesOf(written: string): number[] {
  const groups = written.split(/\s/)
  if (groups.length > 1) return [Number(groups.join('').replace(',', '.')), Number(groups.at(-1))]
  const marks = written.match(/[.,]/g) ?? []
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','))
  const whole = Number(written.replace(/[.,]/g, ''))
  if (marks.length === 0) return [whole]
  const decimal = Number(`${written.slice(0, last).replace(/[.,]/g, '')}.${written.slice(last + 1)}`)
  if (!/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(written)) return [decimal]
  return marks.length > 1 ? [whole] : [whole, decimal]
}
