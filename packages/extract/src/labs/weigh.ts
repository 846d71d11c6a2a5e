import { RESULT_WORDS } from '../knowledge/result-words.ts'
import { boxOf, confidenceOf, type Spot, textOf, writtenOf } from '../layout/spots.ts'
import { fold } from '../reading/fold.ts'
import { type DecimalMark, readingsOf } from '../reading/numbers.ts'
import { rangeOf } from '../reading/ranges.ts'
import { readUnit } from '../reading/units.ts'
import type { Comparator, Flag, LabValue, Range } from '../types.ts'
import { doubtsOf } from './doubts.ts'
import { chooseAnalyte, hasUnits, isPlausible, loincOf } from './match-analyte.ts'
import { mendUnit } from './mend-unit.ts'
import type { Draft } from './resolve.ts'

export interface Surroundings {
  mark: DecimalMark
  specimen: 'urine' | 'stool' | undefined
}

/** Makes lab values of what a row says: one, or one for each dated column. */
export function weighDraft(draft: Draft, { mark, specimen }: Surroundings): LabValue[] {
  const nameSpots = bareName(draft.name)
  const name = writtenOf(nameSpots)
    .replace(/[:=,;.\s]+$/, '')
    .replace(/^[*#•·\-–—“”„"'‘’«»\s]+/, '')
  if (!/\p{L}/u.test(name) || name.length > 120) return []
  return draft.values.flatMap(({ token, date, unit: columnUnit }) => {
    const written = bracketless(draft.unit ? writtenOf(draft.unit.spots) : (columnUnit ?? ''))
    const asWritten = draft.unit?.reading ?? (written ? readUnit(written) : undefined)
    const wasScanned = confidenceOf(token.spots) < 1
    const named = chooseAnalyte(textOf(nameSpots), asWritten?.ucum, specimen)
    const [amount] = readingsOf(token.digits ?? '', mark)
    const reading =
      wasScanned && named && amount !== undefined ? mendUnit(written, asWritten, named.analyte, amount) : asWritten
    const unit = reading?.printed ?? written
    const ucum = reading?.ucum
    const known = reading === asWritten ? named : chooseAnalyte(textOf(nameSpots), ucum, specimen)
    const range = draft.range?.reading
      ? rangeOf(draft.range.reading, rangeText(draft.range.spots), mark)
      : draft.range
        ? { range: { text: writtenOf(draft.range.spots) }, repaired: false }
        : undefined
    const isNumber = token.kind === 'number' && token.digits !== undefined
    const number = isNumber
      ? pickNumber(
          readingsOf(token.digits ?? '', mark),
          range?.range,
          (value) => known && isPlausible(known.analyte, value, ucum),
        )
      : undefined
    if (isNumber && number === undefined) return []
    const lostPoint =
      wasScanned && !/[.,]/.test(token.digits ?? '.') && /\d[.,]\d/.test(range?.range.text ?? '') && number?.value !== 0
    if (number?.plausible === false && range && known)
      restoreAll(number, range.range, (value) => isPlausible(known.analyte, value, ucum))
    const value = number?.value ?? writtenOf(token.spots)
    const flag = refine(draft.flag ?? token.flag, flagFromRange(value, token.comparator, range?.range))
    const spots = [...nameSpots, ...token.spots, ...(draft.unit?.spots ?? []), ...(draft.range?.spots ?? [])]
    const loinc = draft.code ?? (known?.fits ? loincOf(known.analyte, ucum) : undefined)
    const lab: LabValue = {
      name,
      value,
      unit,
      box: boxOf(spots),
      nameBox: boxOf(nameSpots),
      valueBox: boxOf(token.spots),
      asWritten: writtenOf(inOrder(spots)),
      confidence: confidence({
        draft,
        token: token.spots,
        repaired: Boolean(token.repaired || reading?.repaired || range?.repaired || number?.repaired || lostPoint),
        known,
        plausible: number?.plausible,
        ucum,
      }),
      doubts: [],
    }
    if (known) lab.analyte = known.analyte.name
    if (loinc) lab.loinc = loinc
    if (token.comparator && isNumber) lab.comparator = token.comparator
    if (ucum) lab.ucum = ucum
    if (range) lab.range = range.range
    if (flag) lab.flag = flag
    if (date) lab.date = date
    const repaired = Boolean(token.repaired || reading?.repaired || range?.repaired)
    const weighed = doubtsOf(lab, {
      value: token.spots,
      name: nameSpots,
      unit: draft.unit?.spots ?? [],
      range: draft.range?.spots ?? [],
      repaired,
      lostPoint: lostPoint || Boolean(number?.repaired),
      asRead: isNumber ? readingsOf(token.digits ?? '', mark)[0] : undefined,
      isAmbiguous: wasScanned && isNumber && readingsOf(token.digits ?? '', mark).length > 1,
      isKnown: known !== undefined,
      fits: known?.fits ?? true,
      lacksUnit: isNumber && unit === '' && known !== undefined && hasUnits(known.analyte),
      unitIsMended: reading !== asWritten,
      rangeIsRead: !draft.range || draft.range.reading !== undefined || Boolean(draft.range.isOfOneSex),
      plausible: number?.plausible,
      inTable: draft.inTable,
    })
    return [{ ...lab, ...weighed }]
  })
}

const inOrder = (spots: Spot[]) =>
  [...new Set(spots)].sort((a, b) => (a.y0 - b.y0 > b.y1 - b.y0 ? 1 : b.y0 - a.y0 > a.y1 - a.y0 ? -1 : a.x0 - b.x0))

/** Without its number in the list, bullet or star. */
function bareName(spots: Spot[]): Spot[] {
  let start = 0
  while (start < spots.length - 1 && /^(?:\d{1,3}[.)]|[*#•·‣▪◦>-]+|\(\d{1,2}\))$/.test(spots[start]?.text ?? ''))
    start++
  let end = spots.length
  while (end > start + 1 && /^[:=.,;*#-]+$/.test(spots[end - 1]?.text ?? '')) end--
  return spots.slice(start, end)
}

const bracketless = (unit: string) => unit.replace(/^[([]\s*(.*?)\s*[)\]]$/, '$1').replace(/[,;]$/, '')

function rangeText(spots: Spot[]): string {
  const text = writtenOf(spots)
  return spots.length === 2 && !/[-<>≤≥a-z\u0900-\u0d00]/i.test(text)
    ? spots.map(({ written }) => written).join(' - ')
    : text
}

interface Picked {
  value: number
  plausible: boolean | undefined
  repaired: boolean
}

/** Of what a number can mean: what its own range and the body allow. */
function pickNumber(
  readings: number[],
  range: Range | undefined,
  plausible: (value: number) => boolean | undefined,
): Picked | undefined {
  const [first] = readings
  if (first === undefined) return undefined
  const fits = (value: number) => nearRange(value, range) !== false && plausible(value) !== false
  const value =
    readings.length > 1
      ? (readings.find((each) => nearRange(each, range) && plausible(each) !== false) ?? readings.find(fits) ?? first)
      : first
  if (plausible(value) !== false || !Number.isInteger(value))
    return { value, plausible: plausible(value), repaired: value !== first }
  // No living person has it, and one lost point explains it: 51 for 5.1.
  const points = [value / 10, value / 100].filter((each) => plausible(each) && range && nearRange(each, range, 2))
  const [restored] = points
  return points.length === 1 && restored !== undefined
    ? { value: restored, plausible: true, repaired: true }
    : { value, plausible: false, repaired: false }
}

/** A scan that lost the point of the result and of both its limits: 95 in 86 - 102 for 9.5 in 8.6 - 10.2. */
function restoreAll(number: Picked, range: Range, plausible: (value: number) => boolean | undefined) {
  const { low, high } = range
  if (low === undefined || high === undefined || ![number.value, low, high].every(Number.isInteger)) return
  if (plausible(low) !== false || plausible(high) !== false) return
  const factor = [10, 100].find((each) => [number.value, low, high].every((value) => plausible(value / each)))
  if (factor === undefined) return
  number.value /= factor
  range.low = low / factor
  range.high = high / factor
  number.plausible = true
  number.repaired = true
}

function nearRange(value: number, range: Range | undefined, factor = 15): boolean | undefined {
  if (!range || (range.low === undefined && range.high === undefined)) return undefined
  const low = range.low ?? range.high ?? 0
  const high = range.high ?? range.low ?? 0
  return value >= low / factor - 1e-9 && value <= high * factor + 1e-9
}

/** What the lab's own range says of a value. */
export function flagFromRange(
  value: number | string,
  comparator: Comparator | undefined,
  range: Range | undefined,
): Flag | undefined {
  if (!range) return undefined
  if (typeof value === 'string') {
    const [seen, expected] = [fold(value), fold(range.text)]
    if (!RESULT_WORDS.has(expected) || !RESULT_WORDS.has(seen)) return undefined
    return seen === expected ? 'normal' : 'abnormal'
  }
  const { low, high } = range
  if (low === undefined && high === undefined) return undefined
  if (comparator === '<' || comparator === '≤') {
    if (low !== undefined) return value <= low ? 'low' : undefined
    return high !== undefined && value <= high ? 'normal' : undefined
  }
  if (comparator === '>' || comparator === '≥') {
    if (high !== undefined) return value >= high ? 'high' : undefined
    return low !== undefined && value >= low ? 'normal' : undefined
  }
  if (low !== undefined && value < low) return 'low'
  if (high !== undefined && value > high) return 'high'
  return 'normal'
}

/** A star says only that something is amiss: its range says what. */
function refine(own: Flag | undefined, told: Flag | undefined): Flag | undefined {
  if (own === 'abnormal' && (told === 'high' || told === 'low')) return told
  return own ?? told
}

interface Evidence {
  draft: Draft
  token: Spot[]
  repaired: boolean
  known: { exact: boolean; fits: boolean } | undefined
  plausible: boolean | undefined
  ucum: string | undefined
}

function confidence({ draft, token, repaired, known, plausible, ucum }: Evidence): number {
  let sum = 0.5
  if (known) sum += known.exact ? 0.2 : 0.1
  if (ucum) sum += 0.1
  if (draft.range?.reading) sum += 0.1
  if (draft.inTable) sum += 0.08
  if (known && !known.fits) sum -= 0.15
  const read = (confidenceOf(draft.name) + 2 * confidenceOf(token)) / 3
  const doubt = (repaired ? 0.65 : 1) * (plausible === false ? 0.5 : 1)
  return Math.round(Math.min(0.99, sum * doubt) * (0.4 + 0.6 * read) * 100) / 100
}
