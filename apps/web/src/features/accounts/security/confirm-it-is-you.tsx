import { Button, PasswordInput } from '@mantine/core'
import { API, type Confirmation } from '@salus/contract'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { send } from '#web/api/client.ts'
import { Caution } from '#web/ui/caution.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasskeyFailure } from '../passkeys/authenticator.ts'
import { proveByPasskey } from '../passkeys/passkey-requests.ts'
import classes from './confirm-it-is-you.module.css'

/** The password or a passkey once more, before what is hard to take back. */
export function ConfirmItIsYou({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const [password, setPassword] = useState('')
  const confirming = useMutation({
    mutationFn: async (proof: () => Promise<Confirmation>) => {
      await send(API.confirmation, { method: 'POST', body: await proof(), own: true })
    },
    onSuccess: () => onDone(true),
  })
  const { error } = confirming
  const problem = error && !(error instanceof PasskeyFailure && error.isSilent) ? error.message : null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password) confirming.mutate(async () => ({ password }))
  }
  return (
    <Dialog opened onClose={() => onDone(false)} title="Please confirm that it is you">
      <form className={classes.form} onSubmit={submit}>
        <p className={classes.lead}>You logged in a while ago. This keeps others out when a device is left open.</p>
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <div role="alert">{problem && <Caution>{problem}</Caution>}</div>
        <div className={classes.actions}>
          <Button
            variant="default"
            disabled={confirming.isPending}
            leftSection={<IconFingerprint size={20} stroke={1.6} aria-hidden />}
            onClick={() => confirming.mutate(async () => ({ passkey: await proveByPasskey() }))}
          >
            Use a passkey
          </Button>
          <Button type="submit" loading={confirming.isPending} disabled={password === ''}>
            Confirm
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
