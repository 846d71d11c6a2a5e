import {
  API,
  LabCropSchema,
  LabOverviewSchema,
  type LabReport,
  type LabReportChange,
  LabReportListSchema,
  LabReportSchema,
  type LabResult,
  type LabResultChange,
  LabResultSchema,
  LabSeriesSchema,
  type NewLabReport,
} from '@salus/contract'
import { infiniteQueryOptions, type Query, queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

const ALL = ['labs'] as const
const PAGE = 20
/** A report of many pictures takes its time on a slow line. */
const SAVE_TIMEOUT_MS = 120_000

export const overviewQuery = queryOptions({
  queryKey: [...ALL, 'overview'],
  queryFn: ({ signal }) => send(API.labs, { schema: LabOverviewSchema, signal }),
})

export const reportsQuery = infiniteQueryOptions({
  queryKey: [...ALL, 'reports'],
  queryFn: ({ pageParam, signal }) => {
    const cursor = pageParam ? `&cursor=${encodeURIComponent(pageParam)}` : ''
    return send(`${API.labReports}?limit=${PAGE}${cursor}`, { schema: LabReportListSchema, signal })
  },
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor ?? undefined,
})

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'report', id],
    queryFn: ({ signal }) => send(API.labReport(id), { schema: LabReportSchema, signal }),
  })

export const seriesQuery = (series: string) =>
  queryOptions({
    queryKey: [...ALL, 'series', series],
    queryFn: ({ signal }) => send(API.labSeries(series), { schema: LabSeriesSchema, signal }),
  })

export const cropQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'crop', id],
    queryFn: ({ signal }) => send(API.labCrop(id), { schema: LabCropSchema, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * All but the pictures: one result stands in the overview, in its report and in its line over time. What is gone is not
 * asked for again as long as its page is open: it is left.
 */
async function refresh(gone = ''): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['documents', 'storage'] })
  const isGone = ({ queryKey }: Query) => gone !== '' && queryKey[2] === gone
  const isPicture = ({ queryKey }: Query) => queryKey[1] === 'crop'
  void queryClient.invalidateQueries({ queryKey: ALL, predicate: isGone, refetchType: 'none' })
  await queryClient.invalidateQueries({ queryKey: ALL, predicate: (query) => !isGone(query) && !isPicture(query) })
}

export async function saveReport(report: NewLabReport): Promise<LabReport> {
  const options = { method: 'POST', body: report, schema: LabReportSchema, timeoutMs: SAVE_TIMEOUT_MS } as const
  const saved = await send(API.labReports, options)
  await refresh()
  return saved
}

/** `left`: the line over time that holds nothing more once this result moves to another. */
export async function changeResult(id: string, change: LabResultChange, left: string): Promise<LabResult> {
  const changed = await send(API.labResult(id), { method: 'PATCH', body: change, schema: LabResultSchema })
  await refresh(changed.series === left ? '' : left)
  return changed
}

/** `left`: the line over time that holds nothing more without it. */
export async function deleteResult(id: string, left: string): Promise<void> {
  await send(API.labResult(id), { method: 'DELETE' })
  await refresh(left)
}

export async function changeReport(id: string, change: LabReportChange): Promise<LabReport> {
  const changed = await send(API.labReport(id), { method: 'PATCH', body: change, schema: LabReportSchema })
  await refresh()
  return changed
}

export async function restoreResult(id: string): Promise<void> {
  await send(API.restoreLabResult(id), { method: 'POST', schema: LabResultSchema })
  await refresh()
}

export async function deleteReport(id: string): Promise<void> {
  await send(API.labReport(id), { method: 'DELETE' })
  await refresh(id)
}

export async function restoreReport(id: string): Promise<void> {
  const report = await send(API.restoreLabReport(id), { method: 'POST', schema: LabReportSchema })
  queryClient.setQueryData(reportQuery(id).queryKey, report)
  await refresh()
}
