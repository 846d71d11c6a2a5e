import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { StrangersCardPage } from '#web/features/emergency-card/strangers-card-page.tsx'

/** The emergency card with the number to call where the finder is. */
export function StrangersCard() {
  return <StrangersCardPage region={hereRegion()} />
}
