import { Button, NativeSelect, TextInput } from '@mantine/core'
import { NewReminderSettingsSchema, type ReminderSettings } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Entry, EntryList } from '#web/ui/entry-list.tsx'
import { FieldForm } from '#web/ui/field-form.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import { TestButton } from './test-button.tsx'

type Webhook = NonNullable<ReminderSettings['webhook']>

const KINDS = [
  { value: 'ntfy', label: 'ntfy: a topic that my phone listens to' },
  { value: 'json', label: 'A service of my own, which gets JSON' },
]

interface AddressPartProps {
  webhook: ReminderSettings['webhook']
  onKeep: (webhook: ReminderSettings['webhook']) => Promise<unknown>
}

/** An address that is called with each reminder. */
export function AddressPart({ webhook, onKeep }: AddressPartProps) {
  const [draft, setDraft] = useState<Webhook | null>(null)
  const [problem, setProblem] = useState('')
  const keep = useMutation({
    mutationFn: onKeep,
    onSuccess: () => setDraft(null),
    onError: (error) => setProblem(error.message),
  })
  const save = () => {
    const read = NewReminderSettingsSchema.shape.webhook.safeParse(draft && { ...draft, url: draft.url.trim() })
    if (!read.success) return setProblem(read.error.issues[0]?.message ?? '')
    setProblem('')
    keep.mutate(read.data, { onSuccess: () => notifySuccess('Address saved.') })
  }
  const open = () => setDraft(webhook ?? { kind: 'ntfy', url: '' })
  return (
    <EntryList>
      <Entry
        name={<strong>ntfy or an address of your own</strong>}
        about={
          <p>
            {webhook ? webhook.url : 'Calls an address with each reminder: for people who host ntfy or a home system.'}
          </p>
        }
        actions={
          draft === null && (
            <>
              {webhook && <TestButton ask={{ channel: 'webhook' }} of="Address" />}
              <Button variant="default" aria-label={webhook ? 'Change the address' : 'Add an address'} onClick={open}>
                {webhook ? 'Change' : 'Add'}
              </Button>
              {webhook && (
                <Button
                  variant="default"
                  aria-label="Remove the address"
                  loading={keep.isPending}
                  onClick={() => keep.mutate(null)}
                >
                  Remove
                </Button>
              )}
            </>
          )
        }
      >
        {draft && (
          <FieldForm
            label="Address of your own"
            problem={problem}
            onSubmit={save}
            actions={
              <>
                <Button type="submit" loading={keep.isPending}>
                  Save address
                </Button>
                <Button variant="default" onClick={() => setDraft(null)}>
                  Cancel
                </Button>
              </>
            }
          >
            <NativeSelect
              label="What it is"
              data={KINDS}
              value={draft.kind}
              onChange={(event) => setDraft({ ...draft, kind: event.currentTarget.value as Webhook['kind'] })}
            />
            <TextInput
              label="Address"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://ntfy.sh/my-topic"
              value={draft.url}
              onChange={(event) => setDraft({ ...draft, url: event.currentTarget.value })}
            />
          </FieldForm>
        )}
      </Entry>
    </EntryList>
  )
}
