import { API } from '@salus/contract'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { queryClient } from '#web/api/query-client.ts'
import { reportReach, useReachable } from '#web/api/reach.ts'
import classes from './offline-notice.module.css'

const ASK_AGAIN_MS = 5_000

/** Says that the server cannot be reached, keeps asking, and goes away by itself; what failed meanwhile is loaded then. */
export function OfflineNotice() {
  const reachable = useReachable()
  useEffect(() => (reachable ? undefined : keepAsking()), [reachable])
  return (
    <div role="status">
      {!reachable && (
        <p className={classes.notice}>
          <IconPlugConnectedX size={20} stroke={1.75} aria-hidden />
          The server cannot be reached just now. What you typed is kept.
        </p>
      )}
    </div>
  )
}

function keepAsking() {
  const timer = setInterval(() => {
    fetch(API.live, { cache: 'no-store' })
      .then(() => {
        reportReach(true)
        return queryClient.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' })
      })
      .catch(() => {})
  }, ASK_AGAIN_MS)
  return () => clearInterval(timer)
}
