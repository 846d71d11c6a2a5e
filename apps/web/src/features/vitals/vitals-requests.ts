import {
  API,
  ChangedVitalSchema,
  HealthAnswerSchema,
  type HealthData,
  type HealthSubmission,
  LatestVitalsSchema,
  type ReadingAdvice,
  RefusedReadingSchema,
  type Region,
  type Submitted,
  SubmittedSchema,
  type VitalChange,
  VitalChangedElsewhereSchema,
  VitalListSchema,
  type VitalName,
  type VitalReading,
  VitalReadingSchema,
  VitalTrendSchema,
} from '@salus/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiFailure, send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import type { Deletable } from '#web/ui/delete-with-undo.ts'

const ALL = ['vitals'] as const
const PAGE = 20

export type Order = 'newest' | 'oldest'

export async function submitHealthData(submission: HealthSubmission): Promise<Submitted> {
  const submitted = await send(API.health, { method: 'POST', body: submission, schema: SubmittedSchema })
  await refreshVitals()
  return submitted
}

/** What a refusal says of the danger in what was sent. */
export const adviceIn = (failure: ApiFailure): readonly ReadingAdvice[] =>
  RefusedReadingSchema.safeParse(failure.answer).data?.advice ?? []

/** What a reading is by now, where another editor was first. */
export const currentIn = (failure: ApiFailure): VitalReading | null =>
  VitalChangedElsewhereSchema.safeParse(failure.answer).data?.current ?? null

export const fetchHealthData = (userId: string): Promise<{ message: string; data: HealthData }> =>
  send(API.healthOf(userId), { schema: HealthAnswerSchema })

export const latestQuery = (region: Region) =>
  queryOptions({
    queryKey: [...ALL, 'latest', region],
    queryFn: ({ signal }) => send(`${API.latestVitals}?region=${region}`, { schema: LatestVitalsSchema, signal }),
  })

export const historyQuery = (measure: VitalName | '', order: Order) =>
  infiniteQueryOptions({
    queryKey: [...ALL, 'list', measure, order],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(PAGE), order })
      if (measure) query.set('measure', measure)
      if (pageParam) query.set('cursor', pageParam)
      return send(`${API.vitals}?${query}`, { schema: VitalListSchema, signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })

export interface TrendSpan {
  /** ISO; the first reading without it. */
  from?: string
  to?: string
  buckets: number
}

export const trendQuery = (measure: VitalName, { from, to, buckets }: TrendSpan) =>
  queryOptions({
    queryKey: [...ALL, 'trend', measure, from ?? '', to ?? '', buckets],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ measure, buckets: String(buckets) })
      if (from) query.set('from', from)
      if (to) query.set('to', to)
      return send(`${API.vitalTrend}?${query}`, { schema: VitalTrendSchema, signal })
    },
  })

export async function changeVital(
  id: string,
  change: VitalChange,
): Promise<{ reading: VitalReading; advice: ReadingAdvice[] }> {
  const changed = await send(API.vital(id), { method: 'PATCH', body: change, schema: ChangedVitalSchema })
  await refreshVitals()
  return changed
}

export async function markVitalSeen(id: string): Promise<void> {
  await send(API.seenVital(id), { method: 'POST' })
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [room] }) => room === 'vitals' || room === 'dashboard',
  })
}

export async function deleteVital(id: string): Promise<void> {
  await send(API.vital(id), { method: 'DELETE' })
  await refreshVitals()
}

export async function restoreVital(id: string): Promise<void> {
  await send(API.restoreVital(id), { method: 'POST', schema: VitalReadingSchema })
  await refreshVitals()
}

export const DELETABLE_VITAL: Deletable = {
  deleted: 'Reading deleted.',
  back: 'The reading is back.',
  remove: deleteVital,
  restore: restoreVital,
}

export const refreshVitals = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ALL })
