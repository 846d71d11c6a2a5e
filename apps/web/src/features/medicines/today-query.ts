import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useReachable } from '#web/api/reach.ts'
import { dosesTodayQuery } from './medicines-requests.ts'
import { useNow } from './today-clock.ts'
import { sendWhenReached, useWaiting } from './today-outbox.ts'
import { withWaiting } from './today-shown.ts'

/** The states change with the minute, and others may mark. */
const ASK_EVERY_MS = 30_000

/** The day, with what this device has marked and not brought to the server yet. */
export function useToday() {
  const query = useQuery({ ...dosesTodayQuery(), refetchInterval: ASK_EVERY_MS, refetchOnWindowFocus: true })
  const waiting = useWaiting()
  const isReachable = useReachable()
  const now = useNow()
  // Also when the page opens: something may be left of the last time.
  useEffect(() => {
    if (isReachable) void sendWhenReached()
  }, [isReachable])
  const today = useMemo(() => query.data && withWaiting(query.data, waiting, now), [query.data, waiting, now])
  return { query, today, waiting, now }
}
