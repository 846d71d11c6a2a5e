import { Button } from '@mantine/core'
import { type CircleMember, GrantChangeSchema } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { Entry } from '#web/ui/entry-list.tsx'
import { FieldForm } from '#web/ui/field-form.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { changeMember, endMember } from './care-circle-requests.ts'
import { rightsText, untilText } from './circle-words.ts'
import { endOf, lastDayOf, type RightsDraft, RightsFields } from './rights-fields.tsx'

/** Somebody who sees the record: what, until when, and the ways to change and to end it. */
export function MemberItem({ member }: { member: CircleMember }) {
  const { id, name, rights, isGuardian, until } = member
  const [isOpen, setOpen] = useState(false)
  const end = useMutation({
    mutationFn: () => endMember(id),
    onSuccess: () => notifySuccess(`${name} sees nothing of it any more.`),
    onError: (error) => notifyProblem(error.message),
  })
  const ask = async () => {
    const body = 'It is over at once, also on screens that are open now.'
    if (await askToConfirm({ title: `Stop sharing with ${name}?`, body, confirmLabel: 'Stop sharing' })) end.mutate()
  }
  return (
    <Entry
      name={<strong>{name}</strong>}
      about={
        <>
          {rightsText(rights, isGuardian)}
          {untilText(until)}
        </>
      }
      actions={
        <>
          {!isGuardian && (
            <Button
              variant="default"
              aria-label={`Change what ${name} sees`}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              Change
            </Button>
          )}
          <Button
            variant="default"
            loading={end.isPending}
            aria-label={`Stop sharing with ${name}`}
            onClick={() => void ask()}
          >
            Stop sharing
          </Button>
        </>
      }
    >
      {isOpen && <ChangeForm member={member} onDone={() => setOpen(false)} />}
    </Entry>
  )
}

function ChangeForm({ member: { id, name, rights, until }, onDone }: { member: CircleMember; onDone: () => void }) {
  const [draft, setDraft] = useState<RightsDraft>({ rights, lastDay: lastDayOf(until) })
  const [problem, setProblem] = useState<string | null>(null)
  const change = useMutation({
    mutationFn: () => changeMember(id, { rights: draft.rights, until: endOf(draft.lastDay) }),
    onSuccess: () => {
      notifySuccess(`What ${name} sees was changed.`)
      onDone()
    },
    onError: (error) => setProblem(error.message),
  })
  const submit = () => {
    const read = GrantChangeSchema.safeParse({ rights: draft.rights, until: endOf(draft.lastDay) })
    setProblem(read.success ? null : (read.error.issues[0]?.message ?? null))
    if (read.success && !change.isPending) change.mutate()
  }
  return (
    <FieldForm
      label={`What ${name} sees`}
      problem={problem}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" disabled={change.isPending}>
            Save
          </Button>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        </>
      }
    >
      <RightsFields draft={draft} onChange={setDraft} />
    </FieldForm>
  )
}
