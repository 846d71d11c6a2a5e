import { Button } from '@mantine/core'
import { type CircleMember, GrantChangeSchema } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import classes from './care-circle.module.css'
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
    <li className={classes.item}>
      <div className={classes.line}>
        <div>
          <strong>{name}</strong>
          <p>
            {rightsText(rights, isGuardian)}
            {untilText(until)}
          </p>
        </div>
        <div className={classes.actions}>
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
        </div>
      </div>
      {isOpen && <ChangeForm member={member} onDone={() => setOpen(false)} />}
    </li>
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = GrantChangeSchema.safeParse({ rights: draft.rights, until: endOf(draft.lastDay) })
    setProblem(read.success ? null : (read.error.issues[0]?.message ?? null))
    if (read.success && !change.isPending) change.mutate()
  }
  return (
    <form className={classes.form} aria-label={`What ${name} sees`} onSubmit={submit} noValidate>
      <RightsFields draft={draft} onChange={setDraft} />
      <div role="alert" className={classes.alert}>
        {problem && <Caution>{problem}</Caution>}
      </div>
      <div className={classes.actions}>
        <Button type="submit" disabled={change.isPending}>
          Save
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
