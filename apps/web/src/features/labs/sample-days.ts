import type { FoundDate, LabValue } from '@salus/extract'

/** The day that samples were taken. */
export interface SampleDay {
  /** Empty until it is known. */
  takenAt: string
  /** Another day may be meant; it waits for an answer. */
  isDoubted: boolean
  /** What the paper says, where that cannot be the day. */
  asRead?: string
}

/** A day that exists and is not to come. */
export function isDay(time: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(time) || time.slice(0, 10) > today) return false
  const read = new Date(`${time.slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === time.slice(0, 10)
}

export function dayProblem({ takenAt, isDoubted }: SampleDay, today: string): string | undefined {
  if (!isDay(takenAt, today)) return 'Please enter the day the sample was taken.'
  return isDoubted ? 'Please confirm this day, or put it right.' : undefined
}

const KINDS = ['collected', 'received', 'reported', 'issued'] as const

/** A day so long ago that stands on a paper without saying of what is more likely that of a birth. */
const MOST_YEARS = 12
const yearsBetween = (iso: string, today: string) => Number(today.slice(0, 4)) - Number(iso.slice(0, 4))

/** The day of the sample, else one that is near it and asked about. */
export function reportDay(dates: readonly FoundDate[], today: string): SampleDay {
  for (const kind of KINDS) {
    const found = dates.filter((date) => date.kind === kind && isDay(date.iso.slice(0, 16), today))
    const [first] = found
    if (!first) continue
    const isDoubted =
      kind !== 'collected' ||
      Boolean(first.ambiguous) ||
      found.some(({ iso }) => iso.slice(0, 10) !== first.iso.slice(0, 10))
    return { takenAt: first.iso.slice(0, 16), isDoubted }
  }
  const births = new Set(dates.filter(({ kind }) => kind === 'birth').map(({ iso }) => iso.slice(0, 10)))
  const mayBe = (iso: string) =>
    isDay(iso.slice(0, 10), today) && !births.has(iso.slice(0, 10)) && yearsBetween(iso, today) < MOST_YEARS
  const [only, ...more] = new Set(
    dates.filter(({ kind, iso }) => kind === 'other' && mayBe(iso)).map(({ iso }) => iso.slice(0, 10)),
  )
  if (only && more.length === 0) return { takenAt: only, isDoubted: true }
  const toCome = dates.find(({ kind }) => kind === 'collected')
  return { takenAt: '', isDoubted: true, ...(toCome ? { asRead: toCome.iso.slice(0, 10) } : {}) }
}

/** Of a report with several columns: the day that each prints, to the day that holds for it. */
export function columnDays(
  labs: readonly LabValue[],
  dates: readonly FoundDate[],
  today: string,
): Record<string, SampleDay> {
  const columns: Record<string, SampleDay> = {}
  for (const lab of labs) {
    const column = columnOf(lab, dates, today)
    if (column === undefined || columns[column]) continue
    const isAmbiguous = dates.some(({ iso, ambiguous }) => ambiguous && iso.slice(0, 10) === column.slice(0, 10))
    columns[column] = isDay(column, today)
      ? { takenAt: column, isDoubted: isAmbiguous }
      : { takenAt: '', isDoubted: true, asRead: column }
  }
  return columns
}

/** The day of its column; none where it follows the day of the report. */
export function columnOf({ date }: LabValue, dates: readonly FoundDate[], today: string): string | undefined {
  if (date === undefined) return undefined
  const collected = new Set(dates.filter(({ kind }) => kind === 'collected').map(({ iso }) => iso.slice(0, 10)))
  const ofReport = new Set([reportDay(dates, today).takenAt.slice(0, 10), ...(collected.size === 1 ? collected : [])])
  return ofReport.has(date.slice(0, 10)) ? undefined : date.slice(0, 16)
}
