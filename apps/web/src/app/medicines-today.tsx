import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { TodayPage } from '#web/features/medicines/today-page.tsx'

/** Today's doses; the library beside them speaks in the words of the region. */
export const MedicinesToday = () => <TodayPage region={hereRegion()} />
