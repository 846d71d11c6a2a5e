import {
  API,
  type LabReport,
  LabReportListSchema,
  LabReportSchema,
  type LabReportSummary,
  labNumber,
} from '@salus/contract'
import { send } from '#web/api/client.ts'
import { type Review, resultOf } from './review.ts'

/** Reports that are looked through, and the share of values that makes two of them one. */
const LISTED = 100
const LOOKED_AT = 5
const SAME_SHARE = 0.8

interface Said {
  name: string
  analyte?: string | undefined
  value: number | string
  takenAt: string
}
const sayingOf = ({ name, analyte, value, takenAt }: Said) =>
  [(analyte ?? name).toLowerCase(), typeof value === 'number' ? labNumber(value) : value, takenAt.slice(0, 10)].join(
    ' ',
  )

/** A saved report that says the same, as when one file is brought twice; undefined where there is none, or nobody can tell. */
export async function findSameReport(review: Review): Promise<LabReportSummary | undefined> {
  const results = review.rows.map((row) => resultOf(review, row, undefined))
  if (results.length === 0) return undefined
  const said = results.map(sayingOf)
  const days = new Set(results.map(({ takenAt }) => takenAt.slice(0, 10)))
  try {
    const { items } = await send(`${API.labReports}?limit=${LISTED}`, { schema: LabReportListSchema })
    // A report that a first try has saved already is this one.
    const mayBe = ({ id, takenAt }: LabReportSummary) => id !== review.reportId && days.has(takenAt.slice(0, 10))
    for (const item of items.filter(mayBe).slice(0, LOOKED_AT)) {
      const report: LabReport = await send(API.labReport(item.id), { schema: LabReportSchema })
      const there = new Set(report.results.map(sayingOf))
      if (said.filter((each) => there.has(each)).length >= said.length * SAME_SHARE) return item
    }
  } catch {
    // Saving twice does less harm than not being able to save.
  }
  return undefined
}
