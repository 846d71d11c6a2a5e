import { proveByPasskey } from '#web/features/accounts/passkeys/passkey-requests.ts'
import { DeleteAccountPage } from '#web/features/closing/delete-account-page.tsx'

/** The end of the account, for which a passkey counts as the password does. */
export function DeleteAccount() {
  return <DeleteAccountPage provePasskey={proveByPasskey} />
}
