import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { ViewPage } from '#web/features/vitals/view-page.tsx'
import { ReadingAdvices } from './reading-advice.tsx'

/** Health data in the units of where the person is. */
export function ViewData() {
  return <ViewPage region={hereRegion()} Advice={ReadingAdvices} />
}
