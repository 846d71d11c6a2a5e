import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { TimelinePage } from '#web/features/timeline/timeline-page.tsx'

/** What happened, in the units of where the person is. */
export function Timeline() {
  return <TimelinePage region={hereRegion()} />
}
