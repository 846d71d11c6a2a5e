import type { HistoryDetails, LabReportSummary } from '@salus/contract'
import type { TrendMark } from '#web/features/vitals/trend-marks.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * Medicines as long as they are taken, conditions and surgeries in their year, lab reports on their day. The history
 * knows years alone: what it does not know when is not marked.
 */
export function marksOf(details: HistoryDetails | null, reports: readonly LabReportSummary[]): TrendMark[] {
  const { medications = [], conditions = [], surgeries = [] } = details ?? {}
  return [
    ...medications.flatMap(({ name, strength, sinceYear }) =>
      sinceYear === null
        ? []
        : [mark('medicine', [name, strength].filter(Boolean).join(' '), `since ${sinceYear}`, yearOf(sinceYear), null)],
    ),
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

const yearOf = (year: number) => new Date(year, 0, 1).getTime()

const inYear = (label: string, year: number) => mark('event', label, `in ${year}`, yearOf(year), yearOf(year + 1))

function mark(kind: TrendMark['kind'], label: string, said: string, from: number, to: number | null): TrendMark {
  return { key: [kind, label, said].join(' '), kind, label, said, from, to }
}
