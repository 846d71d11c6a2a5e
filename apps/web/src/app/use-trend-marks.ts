import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rememberedUserId } from '#web/api/browser-user.ts'
import { useSession } from '#web/api/session.ts'
import { historyFormQuery } from '#web/features/history/history-requests.ts'
import { reportsQuery } from '#web/features/labs/labs-requests.ts'
import { marksOf } from './marks-of.ts'

/** What of the record may explain a trend. A chart does not wait for it, and is there without it. */
export function useTrendMarks() {
  const userId = useSession().data?.user?.id ?? rememberedUserId() ?? ''
  const history = useQuery({ ...historyFormQuery(userId), enabled: userId !== '' }).data?.saved
  const reports = useInfiniteQuery(reportsQuery).data?.pages
  return useMemo(
    () => marksOf(history?.details ?? null, reports?.flatMap(({ items }) => items) ?? []),
    [history, reports],
  )
}
