import type { Region } from '@salus/contract'
import { Dialog } from '#web/ui/dialog.tsx'
import type { CheckoutPlace } from './checkout-words.ts'
import { PlanGrid } from './plan-grid.tsx'

interface UpgradeDialogProps {
  place: CheckoutPlace
  region: Region
  onClose: () => void
}

/** The paid plans, over whatever page one is on. */
export function UpgradeDialog({ place, region, onClose }: UpgradeDialogProps) {
  return (
    <Dialog opened onClose={onClose} title="Upgrade" size="46rem">
      <PlanGrid region={region} place={place} paidOnly />
    </Dialog>
  )
}
