import type { HistoryDetails, LabReportSummary, Medicine } from '@salus/contract'
import type { TrendMark } from '#web/features/vitals/trend-marks.ts'
import { hereDay, knownDayText } from '#web/ui/known-day.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

interface MarkedRecord {
  medicines?: readonly Pick<Medicine, 'name' | 'strength' | 'since' | 'until' | 'status' | 'statusSince'>[] | undefined
  history?: Pick<HistoryDetails, 'conditions' | 'surgeries'> | null | undefined
  reports?: readonly Pick<LabReportSummary, 'takenAt'>[] | undefined
}

/**
 * Medicines as long as they were taken, conditions and surgeries in their year, lab reports on their day. The history
 * knows years alone: what it does not know when is not marked.
 */
export function marksOf({ medicines = [], history, reports = [] }: MarkedRecord): TrendMark[] {
  const { conditions = [], surgeries = [] } = history ?? {}
  return [
    ...medicines.flatMap(whileTaken),
    ...conditions.flatMap(({ name, onsetYear }) => (onsetYear === null ? [] : [inYear(name, onsetYear)])),
    ...surgeries.flatMap(({ name, year }) => (year === null ? [] : [inYear(name, year)])),
    ...reports.flatMap(({ takenAt }) => {
      const day = new Date(`${takenAt.slice(0, 10)}T00:00`)
      const from = day.getTime()
      const said = day.toLocaleDateString(undefined, { dateStyle: 'medium' })
      return Number.isFinite(from) ? [mark('event', 'Lab report', said, from, from + DAY_MS)] : []
    }),
  ]
}

function whileTaken({ name, strength, since, ...medicine }: NonNullable<MarkedRecord['medicines']>[number]) {
  const from = since && startOf(since)
  if (!from) return []
  const end = endOf(medicine)
  const said = end ? `${knownDayText(since)} to ${knownDayText(end)}` : `since ${knownDayText(since)}`
  return [mark('medicine', [name, strength].filter(Boolean).join(' '), said, from, end ? startOf(end, 1) : null)]
}

/** The last day, as far as it is known: a medicine may be stopped before the day that was foreseen. */
function endOf({ until, status, statusSince }: Pick<Medicine, 'until' | 'status' | 'statusSince'>): string | null {
  if (status !== 'stopped') return until
  const stopped = hereDay(new Date(statusSince))
  return until && until < stopped ? until : stopped
}

/** The first moment of a day, a month or a year where this person is, or of the one `after` it. */
function startOf(day: string, after: 0 | 1 = 0): number {
  const [year = 0, month, date] = day.split('-').map(Number)
  if (month === undefined) return new Date(year + after, 0, 1).getTime()
  if (date === undefined) return new Date(year, month - 1 + after, 1).getTime()
  return new Date(year, month - 1, date + after).getTime()
}

const inYear = (label: string, year: number) =>
  mark('event', label, `in ${year}`, startOf(String(year)), startOf(String(year), 1))

function mark(kind: TrendMark['kind'], label: string, said: string, from: number, to: number | null): TrendMark {
  return { key: [kind, label, said].join(' '), kind, label, said, from, to }
}
