import { Skeleton } from '@mantine/core'
import classes from './skeletons.module.css'

/** Each keeps the place of what is coming, so that nothing jumps when it arrives. */
export function PageSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label="Loading">
      <Skeleton height={40} width="60%" />
      <Skeleton height={20} width="85%" />
      <ListSkeleton rows={4} />
    </div>
  )
}

export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div className={classes.list} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity.
        <div key={row} className={classes.row}>
          <Skeleton height={20} width={`${72 - ((row * 13) % 30)}%`} />
          <Skeleton height={16} width={`${48 - ((row * 7) % 20)}%`} />
        </div>
      ))}
    </div>
  )
}

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={classes.text} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without identity.
        <Skeleton key={line} height={16} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  )
}
