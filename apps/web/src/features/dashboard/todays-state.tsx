import { Skeleton } from '@mantine/core'
import type { Dashboard } from '@salus/contract'
import { IconAlertTriangle, IconHeart } from '@tabler/icons-react'
import classes from './todays-state.module.css'

/** The day in one sentence; undefined while it is asked for. Its place is as high as the longest. */
export function TodaysState({ dashboard }: { dashboard: Pick<Dashboard, 'state' | 'tone'> | undefined }) {
  const Sign = !dashboard || dashboard.tone === 'calm' ? IconHeart : IconAlertTriangle
  return (
    <div className={classes.state} data-tone={dashboard?.tone} role="status">
      <Sign className={classes.sign} size={26} stroke={1.5} aria-hidden />
      {dashboard ? <p className={classes.words}>{dashboard.state}</p> : <Loading />}
    </div>
  )
}

function Loading() {
  return (
    <div className={classes.loading}>
      <span className="visually-hidden">Loading</span>
      <Skeleton height={20} width="100%" />
      <Skeleton height={20} width="55%" />
    </div>
  )
}
