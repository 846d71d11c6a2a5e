import { Button } from '@mantine/core'
import type { ApiKey } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { Entry } from '#web/ui/entry-list.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { revokeApiKey } from './api-keys-requests.ts'
import { SCOPE_WORDS } from './scope-words.ts'

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

export function ApiKeyItem({ apiKey, onRevoked }: { apiKey: ApiKey; onRevoked: () => void }) {
  const { id, name, ending, scopes, createdAt, expiresAt, lastUsedAt } = apiKey
  const revoke = useMutation({
    mutationFn: () => revokeApiKey(id),
    onSuccess: () => {
      onRevoked()
      notifySuccess(`“${name}” opens nothing any more.`)
    },
    onError: (error) => notifyProblem(error.message),
  })
  const ask = async () => {
    const body = 'What uses it is shut out at once. This cannot be taken back; you can make a new key.'
    if (await askToConfirm({ title: `Revoke “${name}”?`, body, confirmLabel: 'Revoke' })) revoke.mutate()
  }
  return (
    <Entry
      name={<strong>{name}</strong>}
      about={
        <>
          <p>
            Ends in <code>{ending}</code>. {scopes.map((scope) => SCOPE_WORDS[scope]).join('. ')}.
          </p>
          <p>
            Made on {DAY.format(new Date(createdAt))}
            {expiresAt && `, ends on ${DAY.format(new Date(expiresAt))}`}.{' '}
            {lastUsedAt ? `Last used ${WHEN.format(new Date(lastUsedAt))}.` : 'Never used.'}
          </p>
        </>
      }
      actions={
        <Button variant="default" loading={revoke.isPending} aria-label={`Revoke ${name}`} onClick={() => void ask()}>
          Revoke
        </Button>
      }
    />
  )
}
