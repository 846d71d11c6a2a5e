import { Skeleton } from '@mantine/core'
import { keptHeight } from './today-height.ts'

/** Stands where the card will be, as tall as it was: what is below does not move when it comes. */
export function TodayCardPlace() {
  const height = keptHeight()
  return height > 0 ? <Skeleton height={height} radius="var(--radius)" /> : null
}
