import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRecordId } from '#web/api/session.ts'
import { historyFormQuery } from '#web/features/history/history-requests.ts'
import { reportsQuery } from '#web/features/labs/labs-requests.ts'
import { marksOf } from './marks-of.ts'
import { useRecordRights } from './use-record-rights.ts'

/** What of the record may explain a trend. A chart does not wait for it, and is there without it. */
export function useTrendMarks() {
  const userId = useRecordId()
  const { may } = useRecordRights()
  const history = useQuery({
    ...historyFormQuery(userId),
    enabled: userId !== '' && (may('history') || may('medicines')),
  }).data?.saved
  const reports = useInfiniteQuery({ ...reportsQuery, enabled: may('reports') }).data?.pages
  return useMemo(
    () => marksOf(history?.details ?? null, reports?.flatMap(({ items }) => items) ?? []),
    [history, reports],
  )
}
