import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRecordId } from '#web/api/session.ts'
import { historyFormQuery } from '#web/features/history/history-requests.ts'
import { reportsQuery } from '#web/features/labs/labs-requests.ts'
import { medicinesQuery } from '#web/features/medicines/medicines-requests.ts'
import { marksOf } from './marks-of.ts'
import { useRecordRights } from './use-record-rights.ts'

/** What of the record may explain a trend. A chart does not wait for it, and is there without it. */
export function useTrendMarks() {
  const userId = useRecordId()
  const { may } = useRecordRights()
  const history = useQuery({ ...historyFormQuery(userId), enabled: userId !== '' && may('history') }).data?.saved
  const medicines = useQuery({ ...medicinesQuery, enabled: may('medicines') }).data?.items
  const reports = useInfiniteQuery({ ...reportsQuery, enabled: may('reports') }).data?.pages
  return useMemo(
    () => marksOf({ history: history?.details, medicines, reports: reports?.flatMap(({ items }) => items) }),
    [history, medicines, reports],
  )
}
