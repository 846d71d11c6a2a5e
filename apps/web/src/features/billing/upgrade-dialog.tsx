import { Modal } from '@mantine/core'
import type { Region } from '@salus/contract'
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
    <Modal opened onClose={onClose} title="Upgrade" size="46rem" closeButtonProps={{ 'aria-label': 'Close' }}>
      <PlanGrid region={region} place={place} paidOnly />
    </Modal>
  )
}
