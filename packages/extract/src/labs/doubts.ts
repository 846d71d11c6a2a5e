import type { Spot } from '../layout/spots.ts'
import type { Doubt, LabValue, Range } from '../types.ts'

export interface Evidence {
  /** The spots of the number, its unit, its range and its name. */
  value: readonly Spot[]
  name: readonly Spot[]
  unit: readonly Spot[]
  range: readonly Spot[]
  /** Letters were read as the digits that they look like, or a limit was put right. */
  repaired: boolean
  /** A scan shows a whole number where the range has decimals, or a point was put back. */
  lostPoint: boolean
  /** The number before it was put right. */
  asRead: number | undefined
  /** The number as it was read can be meant in two ways: 1.234 and 1234. */
  isAmbiguous: boolean
  isKnown: boolean
  fits: boolean
  /** None is given, and the analyte has one. */
  lacksUnit: boolean
  /** It was told from one that looks like it. */
  unitIsMended: boolean
  /** Its words were understood, also where they give no limit that holds for the person. */
  rangeIsRead: boolean
  plausible: boolean | undefined
  inTable: boolean
}

/** Of the OCR: what is read with less may be another digit. */
const SURE_VALUE = 0.8
const SURE_WORDS = 0.6
const SURE_BESIDE = 0.5
/** Past its range by so much a scanned number has more likely lost a digit or a point than found a rare disease. */
const FAR_IN_SCAN = 5

/** Why a person should look at a result before it is kept; nothing when it may be taken as it is. */
export function doubtsOf(lab: LabValue, evidence: Evidence): { doubts: Doubt[]; suggestion?: number } {
  const {
    value,
    name,
    unit,
    range,
    repaired,
    lostPoint,
    asRead,
    isAmbiguous,
    isKnown,
    fits,
    lacksUnit,
    unitIsMended,
    rangeIsRead,
    plausible,
    inTable,
  } = evidence
  const isScan = [...value, ...name].some(({ confidence }) => confidence < 1)
  const isPutRight = asRead !== undefined && asRead !== lab.value
  const suggestion = typeof lab.value !== 'number' ? undefined : isPutRight ? asRead : pointOf(lab.value, lab.range)
  const isNumber = typeof lab.value === 'number'
  const doubts: Doubt[] = []
  if (lostPoint || (suggestion !== undefined && (isScan || plausible === false))) doubts.push('point')
  if (plausible === false) doubts.push('implausible')
  if (repaired) doubts.push('repaired')
  if (isAmbiguous) doubts.push('ambiguous')
  if (isScan && typeof lab.value === 'number' && isFar(lab.value, lab.range)) doubts.push('far')
  if (lowest(value) < SURE_VALUE || lowest(name) < SURE_WORDS || lowest([...unit, ...range]) < SURE_BESIDE)
    doubts.push('unclear')
  if (
    !fits ||
    lacksUnit ||
    unitIsMended ||
    (isScan && lab.unit !== '' && !lab.ucum && isNumber) ||
    (isScan && isOfLookalikes(lab, plausible))
  )
    doubts.push('unit')
  if (isNumber && lab.range && isUnread(lab.range) && (isScan || !rangeIsRead)) doubts.push('range')
  // A limit that slipped into the place of a result; a title, or what is expected, that slipped among the results.
  if (lab.comparator && !lab.range) doubts.push('ambiguous')
  if (!isNumber && (lab.ucum || !lab.range)) doubts.push('unclear')
  // A title that ends in a number stands right above a table, and has neither.
  const isBare = lab.unit === '' && !lab.range
  if (!isKnown && (!inTable || isBare)) doubts.push('name')
  const all = [...new Set(doubts)]
  return suggestion === undefined || all.length === 0 ? { doubts: all } : { doubts: all, suggestion }
}

const lowest = (spots: readonly Spot[]) => Math.min(1, ...spots.map(({ confidence }) => confidence))

/** A scan takes µ for p or M, and loses the power of ten before a volume. */
const isOfLookalikes = ({ unit, ucum = '', value }: LabValue, plausible: boolean | undefined) =>
  (/^pg\//.test(ucum) && plausible === undefined) ||
  /^pmol\//.test(ucum) ||
  /^M(?:g|mol|U)/.test(unit) ||
  ucum === '/L' ||
  (ucum === '/uL' && typeof value === 'number' && value < 1000)

const isUnread = ({ low, high, text }: Range) =>
  low === undefined && high === undefined && (/\d/.test(text) || text.length < 4)

/** The value with its point put back, where that brings it into a range that it lies far outside of. */
function pointOf(value: number, range: Range | undefined): number | undefined {
  const { low, high } = range ?? {}
  if (low === undefined || high === undefined || !Number.isInteger(value) || value <= high * 2) return undefined
  return [value / 10, value / 100].find((each) => each >= low && each <= high)
}

function isFar(value: number, range: Range | undefined): boolean {
  const { low, high } = range ?? {}
  return (high !== undefined && value > high * FAR_IN_SCAN) || (low !== undefined && value < low / FAR_IN_SCAN)
}

const OTHER_DIGITS = /[\u0966-\u096f\u0c66-\u0c6f]/
const OTHER_LETTERS = /[\u0900-\u0963\u0c00-\u0c63]/

/**
 * Digits of Devanagari and Telugu are told apart badly on a scan, and are read as Latin ones that look like them: there,
 * every number is asked about.
 */
export function withOtherDigits(labs: readonly LabValue[], spots: readonly Spot[]): LabValue[] {
  const scanned = spots.filter(({ confidence }) => confidence < 1)
  const pages = new Set(scanned.map(({ page }) => page))
  const withDigits = new Set(scanned.filter(({ written }) => OTHER_DIGITS.test(written)).map(({ page }) => page))
  return labs.map((lab) => {
    const { page } = lab.valueBox
    const isOther = withDigits.has(page) || (pages.has(page) && OTHER_LETTERS.test(lab.asWritten))
    return isOther && !lab.doubts.includes('unclear') ? { ...lab, doubts: [...lab.doubts, 'unclear'] } : lab
  })
}

/** A table of a scan in which most results have limits: where one has none, they were passed over. */
const MOST_HAVE_RANGES = 0.6
const FEWEST_RESULTS = 4

export function withLostRanges(labs: readonly LabValue[], spots: readonly Spot[]): LabValue[] {
  const scanned = new Set(spots.filter(({ confidence }) => confidence < 1).map(({ page }) => page))
  const lacksRange = ({ range, value }: LabValue) => typeof value === 'number' && (!range || isUnread(range))
  const isOfRanges = (page: number) => {
    const beside = labs.filter(({ valueBox }) => valueBox.page === page)
    const having = beside.filter((lab) => !lacksRange(lab)).length
    return beside.length >= FEWEST_RESULTS && having >= beside.length * MOST_HAVE_RANGES
  }
  const pages = new Set([...scanned].filter(isOfRanges))
  return labs.map((lab) =>
    pages.has(lab.valueBox.page) && lacksRange(lab) && !lab.doubts.includes('range')
      ? { ...lab, doubts: [...lab.doubts, 'range'] }
      : lab,
  )
}

/** Two results of one analyte and one day: one of them is of another day, or a line was read twice. */
export function withClashes(labs: readonly LabValue[]): LabValue[] {
  const keyOf = ({ name, unit, date = '', nameBox }: LabValue) =>
    [name, unit, date, nameBox.page, Math.round(nameBox.y0), Math.round(nameBox.x0)].join('|')
  const seen = new Map<string, number>()
  for (const lab of labs) seen.set(keyOf(lab), (seen.get(keyOf(lab)) ?? 0) + 1)
  return labs.map((lab) =>
    (seen.get(keyOf(lab)) ?? 0) > 1
      ? { ...lab, doubts: [...lab.doubts.filter((each) => each !== 'date'), 'date'] }
      : lab,
  )
}
