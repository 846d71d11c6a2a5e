import { useConfirmed } from '#web/features/accounts/security/use-confirmed.tsx'
import { ApiKeysPage } from '#web/features/api-keys/api-keys-page.tsx'

/** A key is made by whoever proves that it is them. */
export function DeviceKeys() {
  const { confirmed, dialog } = useConfirmed()
  return (
    <>
      <ApiKeysPage confirmed={confirmed} />
      {dialog}
    </>
  )
}
