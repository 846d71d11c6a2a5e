import { useConfirmed } from '#web/features/accounts/security/use-confirmed.tsx'
import { OwnCardPage } from '#web/features/emergency-card/own-card-page.tsx'

/** Switched on by whoever proves that it is them. */
export function OwnCard() {
  const { confirmed, dialog } = useConfirmed()
  return (
    <>
      <OwnCardPage confirmed={confirmed} />
      {dialog}
    </>
  )
}
