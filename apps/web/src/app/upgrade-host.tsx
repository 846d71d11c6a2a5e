import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { askToUpgrade, subscribeToUpgrade, upgradeAskedAt } from '#web/features/billing/upgrade.ts'

const UpgradeDialog = lazy(async () => ({
  default: (await import('#web/features/billing/upgrade-dialog.tsx')).UpgradeDialog,
}))

/** Where the plans appear when they are asked for from the navigation or the dashboard. */
export function UpgradeHost() {
  const place = useSyncExternalStore(subscribeToUpgrade, upgradeAskedAt)
  if (!place) return null
  return (
    <Suspense>
      <UpgradeDialog place={place} region={hereRegion()} onClose={() => askToUpgrade(null)} />
    </Suspense>
  )
}
