import type { Word } from '../reading/words.ts'
import { isSameDate, possibleDates, takeDates, type WrittenDate, weekdayOf, weekdaysIn } from './dates.ts'
import { digitsForWords } from './digits-for-words.ts'
import { isMedicineKey, medicineKey } from './medicine-keys.ts'
import { plainText } from './plain-text.ts'
import { countIn, type Frequency, type Quantity } from './quantities.ts'

/** The numbers, dates and frequencies of a source. */
export interface HeldCounts {
  quantities: Quantity[]
  dates: WrittenDate[]
  /** As `weekdaysIn` numbers them; those of its dates too. */
  weekdays: ReadonlySet<number>
  years: ReadonlySet<number>
  frequencies: Frequency[]
}

export function readCounts(source: string): HeldCounts {
  const plainly = countedIn(source)
  // Typed speech says "one forty over ninety".
  const spoken = countedIn(source, true)
  const dates = [...plainly.dates, ...spoken.dates].flat()
  const fromDates = dates.flatMap(({ day, month, year }) => [day, month, year].filter((part) => part !== undefined))
  return {
    quantities: [
      ...plainly.counted.quantities,
      ...spoken.counted.quantities,
      ...countIn(plainly.text.replace(SINGLE, '1 ')).quantities,
      ...fromDates.map((value) => ({ text: '', values: [value], start: 0, end: 0 })),
    ],
    dates: [...dates, ...possibleDates(plainly.text)],
    weekdays: new Set([...weekdaysIn(plainly.text).keys(), ...dates.flatMap((date) => weekdayOf(date) ?? [])]),
    years: new Set(Array.from(spoken.text.matchAll(/\b(?:19|20)\d\d\b/g), ([year]) => Number(year))),
    frequencies: [...plainly.counted.frequencies, ...spoken.counted.frequencies],
  }
}

/** The numbers, dates and frequencies of a sentence that the source does not hold; `words` are the sentence's. */
export function countsNotIn(sentence: string, words: readonly Word[], held: HeldCounts): string[] {
  const { text, dates, counted } = countedIn(sentence)
  const isOfMedicine = isDosed(counted.quantities) || words.some(({ raw }) => isMedicineKey(medicineKey(raw)))
  return [
    ...dates.filter((readings) => !isDateHeld(readings, held)).map(([date]) => date?.text.trim() ?? ''),
    ...[...weekdaysIn(text)].filter(([day]) => !held.weekdays.has(day)).map(([, name]) => name),
    ...counted.quantities.filter((each) => !isHeld(each, held)).map((each) => each.text),
    ...frequenciesNotIn(counted.frequencies, held, isOfMedicine),
  ]
}

function countedIn(text: string, spoken = false) {
  const digits = digitsForWords(plainText(text), { spoken })
  const { dates, rest } = takeDates(digits)
  return { text: digits, dates, counted: countIn(rest) }
}

function isHeld({ values, unit }: Quantity, { quantities }: HeldCounts): boolean {
  // "One" and "once" are as often no number.
  if (values[0] === 1 && (!unit || unit.measures === 'times')) return true
  return quantities.some((each) => {
    if (!unit || !each.unit) return each.values.some((value) => values.some((stated) => isSame(value, stated)))
    if (unit.measures !== each.unit.measures) return false
    const [here, there] = [unit.size, each.unit.size]
    return each.values.some((value) => values.some((stated) => isSame(value * there, stated * here)))
  })
}

/** "A week" is one. */
const SINGLE =
  /(?<![\p{L}\p{M}])(?:an?|next|un|une|una|eine?[rnm]?)\s+(?=(?:hour|day|week|month|year|hora|dia|semana|mes|ano|heure|jour|semaine|mois|an|annee|stunde|tag|woche|monat|jahr)(?:e?s|en?)?(?![\p{L}\p{M}]))/gu

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b))

function isDateHeld(readings: readonly WrittenDate[], { dates, years }: HeldCounts): boolean {
  return readings.some(
    (stated) =>
      dates.some((date) => isSameDate(stated, date)) ||
      (stated.day === undefined && stated.month === undefined && years.has(stated.year ?? 0)),
  )
}

function frequenciesNotIn(stated: readonly Frequency[], { frequencies }: HeldCounts, isOfMedicine: boolean): string[] {
  return stated
    .filter(({ perDay, isLoose }) => {
      if (frequencies.some((each) => isSame(each.perDay, perDay))) return false
      // "Every day" agrees with twice a day, and is advice where no medicine is named.
      return !isLoose || (isOfMedicine && frequencies.length === 0)
    })
    .map(({ text }) => text)
}

const isDosed = (quantities: readonly Quantity[]): boolean =>
  quantities.some(({ unit }) => /^(?:mass|pieces|puffs|units|drops)$/.test(unit?.measures ?? ''))
