import { Button, Checkbox, TextInput } from '@mantine/core'
import { ALL_RIGHTS, type MadeInvitation, type NewInvitation, NewInvitationSchema } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { answerWhen, type Confirmed } from '#web/ui/confirmed.ts'
import { FieldForm } from '#web/ui/field-form.tsx'
import { useDraft } from '#web/ui/use-draft.ts'
import classes from './care-circle.module.css'
import { invite } from './care-circle-requests.ts'
import { MadeInvitationView } from './made-invitation.tsx'
import { endOf, RightsFields } from './rights-fields.tsx'

const EMPTY = { name: '', email: '', asGuardian: false, share: { rights: {}, lastDay: '' } }

/** `isChild`: another parent can be invited too. */
export function InviteForm({ isChild, confirmed }: { isChild: boolean; confirmed: Confirmed }) {
  const [draft, setDraft] = useDraft<typeof EMPTY>('invitation', EMPTY)
  const [made, setMade] = useState<MadeInvitation | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = useMutation({
    mutationFn: (asked: NewInvitation) => answerWhen(confirmed, () => invite(asked)),
    onSuccess: (answer) => {
      if (!answer) return
      setMade(answer)
      setDraft(EMPTY)
    },
    onError: (error) => setProblem(error.message),
  })
  const submit = () => {
    const { name, email, asGuardian, share } = draft
    const asked = asGuardian
      ? { rights: ALL_RIGHTS, until: null }
      : { rights: share.rights, until: endOf(share.lastDay) }
    const read = NewInvitationSchema.safeParse({ name, email: email.trim() || null, asGuardian, ...asked })
    setProblem(read.success ? null : (read.error.issues[0]?.message ?? null))
    if (read.success && !send.isPending) send.mutate(read.data)
  }
  if (made) return <MadeInvitationView made={made} onSeen={() => setMade(null)} />
  return (
    <FieldForm
      problem={problem}
      onSubmit={submit}
      actions={
        <Button type="submit" disabled={send.isPending}>
          {send.isPending ? 'Inviting...' : 'Invite'}
        </Button>
      }
    >
      <TextInput
        label="Who"
        description="For your list: a name that you know them by."
        maxLength={80}
        autoComplete="off"
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
      />
      <TextInput
        type="email"
        label="E-mail (optional)"
        description="Without it you get a link and a code to show them."
        maxLength={254}
        autoComplete="off"
        value={draft.email}
        onChange={(event) => setDraft({ ...draft, email: event.currentTarget.value })}
      />
      {isChild && (
        <Checkbox
          className={classes.box ?? ''}
          color="var(--primary)"
          label="As another parent: sees and changes everything, and decides who else does"
          checked={draft.asGuardian}
          onChange={(event) => setDraft({ ...draft, asGuardian: event.currentTarget.checked })}
        />
      )}
      {!draft.asGuardian && <RightsFields draft={draft.share} onChange={(share) => setDraft({ ...draft, share })} />}
    </FieldForm>
  )
}
