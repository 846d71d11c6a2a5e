import { Button } from '@mantine/core'
import { PASSKEY_NAME_LIMIT, type Passkey } from '@salus/contract'
import { IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { promptForText } from '#web/ui/prompt-dialog.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { PasskeyFailure } from '../passkeys/authenticator.ts'
import { addPasskey, passkeysQuery, removePasskey, renamePasskey } from '../passkeys/passkey-requests.ts'
import classes from './section.module.css'
import { Section } from './section.tsx'
import { readableDay, readableTime } from './security-words.ts'
import { useConfirmed } from './use-confirmed.tsx'

export function PasskeysSection() {
  const passkeys = useQuery(passkeysQuery)
  const { confirmed, dialog } = useConfirmed()
  const change = useMutation<void, Error, () => Promise<void>>({
    mutationFn: (work) => work(),
    onError: (error) => {
      if (!(error instanceof PasskeyFailure && error.isSilent)) notifyProblem(error.message)
    },
  })
  const add = () =>
    change.mutate(async () => {
      if (await confirmed(addPasskey)) notifySuccess('Your passkey was added.')
    })
  const rename = async ({ id, name }: Passkey) => {
    const wanted = await promptForText({ title: 'Name this passkey', initial: name, maxLength: PASSKEY_NAME_LIMIT })
    if (wanted) change.mutate(() => renamePasskey(id, wanted))
  }
  const remove = async ({ id, name }: Passkey) => {
    const body = 'It cannot be used to log in any more. Your device may still show it until you remove it there too.'
    if (await askToConfirm({ title: `Remove “${name}”?`, body, confirmLabel: 'Remove' })) {
      change.mutate(async () => void (await confirmed(() => removePasskey(id))))
    }
  }
  return (
    <Section
      title="Face ID, Thumbprint and passkeys"
      lead="Log in with your face, your finger or your device’s PIN. Nothing about them ever leaves your device."
      action={
        <Button disabled={change.isPending || !passkeys.isSuccess} onClick={add}>
          Add a passkey
        </Button>
      }
    >
      {passkeys.isPending && <ListSkeleton rows={2} />}
      {passkeys.isError && (
        <LoadProblem
          message={passkeys.error.message}
          retrying={passkeys.isFetching}
          onRetry={() => void passkeys.refetch()}
        />
      )}
      {passkeys.data?.length === 0 && <p className={classes.none}>No passkey yet. You log in with your password.</p>}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul className={classes.list} aria-label="Passkeys">
          {passkeys.data.map((passkey) => (
            <li key={passkey.id} className={classes.item}>
              <IconFingerprint size={24} stroke={1.5} aria-hidden />
              <div className={classes.what}>
                <span className={classes.name}>{passkey.name}</span>
                <span className={classes.meta}>{wordsOf(passkey)}</span>
              </div>
              <IconButton label={`Rename “${passkey.name}”`} onClick={() => void rename(passkey)}>
                <IconPencil size={20} stroke={1.6} aria-hidden />
              </IconButton>
              <IconButton label={`Remove “${passkey.name}”`} onClick={() => void remove(passkey)}>
                <IconTrash size={20} stroke={1.6} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </Section>
  )
}

function wordsOf({ createdAt, lastUsedAt, synced }: Passkey): string {
  const used = lastUsedAt ? `last sign-in ${readableTime(lastUsedAt)}` : 'not used to log in yet'
  return [`Added ${readableDay(createdAt)}`, used, ...(synced ? ['on your other devices too'] : [])].join(' · ')
}
