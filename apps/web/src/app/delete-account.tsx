import { useSearchParams } from 'react-router'
import { proveByPasskey } from '#web/features/accounts/passkeys/passkey-requests.ts'
import { DeleteAccountPage } from '#web/features/closing/delete-account-page.tsx'
import { DeleteChildPage } from '#web/features/closing/delete-child-page.tsx'

/** The end of the account, or of the child's record that stands in the address. A passkey counts as the password does. */
export function DeleteAccount() {
  const [params] = useSearchParams()
  const childId = params.get('child')
  if (childId) return <DeleteChildPage key={childId} childId={childId} provePasskey={proveByPasskey} />
  return <DeleteAccountPage provePasskey={proveByPasskey} />
}
