import { lazy, Suspense } from 'react'
import { TodayCardPlace } from '#web/features/medicines/today-card-place.tsx'

const TodayCard = lazy(async () => ({ default: (await import('#web/features/medicines/today-card.tsx')).TodayCard }))

/** The first page does not wait for what marks doses. */
export const TodaysDoses = () => (
  <Suspense fallback={<TodayCardPlace />}>
    <TodayCard />
  </Suspense>
)
