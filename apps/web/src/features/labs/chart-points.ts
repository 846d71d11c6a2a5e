import type { LabResult } from '@salus/contract'
import { convertValue } from '@salus/extract'

export interface Point {
  id: string
  /** Milliseconds. */
  at: number
  /** In the chart's unit. */
  value: number
  low?: number
  high?: number
  /** What stands beside it: "< 0.5". */
  result: LabResult
}

export interface Chart {
  /** As the newest of its results writes it. */
  unit: string
  points: Point[]
  /** Units that were given otherwise and are drawn in this one. */
  converted: string[]
}

/** A chart for each kind of unit, in that of its newest result; what cannot be compared is not drawn together. */
export function chartsOf(results: readonly LabResult[]): Chart[] {
  const charts: (Chart & { ucum: string | undefined })[] = []
  for (const result of results.toReversed()) {
    const { value, ucum, unit, range, id, takenAt } = result
    if (typeof value !== 'number') continue
    const comparable = charts.find(
      (chart) => chart.unit === unit || (convertValue(1, ucum, chart.ucum) !== undefined && ucum !== undefined),
    )
    const chart = comparable ?? { unit, ucum, points: [], converted: [] }
    if (!comparable) charts.push(chart)
    const into = (number: number | undefined) =>
      number === undefined ? undefined : chart.unit === unit ? number : convertValue(number, ucum, chart.ucum)
    const [drawn, low, high] = [into(value), into(range?.low), into(range?.high)]
    if (drawn === undefined) continue
    if (chart.ucum !== ucum && !chart.converted.includes(unit)) chart.converted.push(unit)
    chart.points.unshift({
      id,
      at: new Date(takenAt.length > 10 ? takenAt : `${takenAt}T12:00`).getTime(),
      value: drawn,
      ...(low === undefined ? {} : { low }),
      ...(high === undefined ? {} : { high }),
      result,
    })
  }
  return charts.filter(({ points }) => points.length > 1)
}
