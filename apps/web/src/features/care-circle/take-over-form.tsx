import { Button, Checkbox, PasswordInput } from '@mantine/core'
import { API, type InvitationView, MESSAGES, PAGES, PasswordSchema } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiFailure, send } from '#web/api/client.ts'
import { leaveRecord, otherRecord } from '#web/api/other-record.ts'
import { forgetSession } from '#web/api/session.ts'
import { FieldForm } from '#web/ui/field-form.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import { PasswordStrength } from '#web/ui/password-strength.tsx'
import classes from './care-circle.module.css'
import { takeOver } from './care-circle-requests.ts'

/** Somebody of age takes the record over that was kept for them: a password, and it is theirs. */
export function TakeOverForm({
  token,
  invitation: { ownerName, email },
}: {
  token: string
  invitation: InvitationView
}) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [agrees, setAgrees] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const take = useMutation({
    mutationFn: async () => {
      const username = await takeOver(token, password)
      // Whoever was logged in here is not who owns this record.
      await send(API.logout, { method: 'POST', own: true }).catch(() => {})
      return username
    },
    onSuccess: (username) => {
      notifySuccess('The record is yours. Please log in.')
      forgetSession({ left: true })
      if (otherRecord) return leaveRecord(PAGES.login)
      void navigate(PAGES.login, { replace: true, state: { username } })
    },
    onError: (error) => setProblem((error instanceof ApiFailure && error.fields?.password) || error.message),
  })
  const submit = () => {
    const judged = PasswordSchema.safeParse(password)
    const wrong = judged.success ? null : (judged.error.issues[0]?.message ?? MESSAGES.signUp.passwordShort)
    setProblem(wrong ?? (agrees ? null : MESSAGES.signUp.termsRequired))
    if (!wrong && agrees && !take.isPending) take.mutate()
  }
  return (
    <>
      <p className={classes.lead}>
        <b>{ownerName}</b>, this is your health record. It was kept for you until you were of age.
      </p>
      <p>
        From now on you log in with <b>{email}</b>, and nobody else sees it unless you share it.
      </p>
      <FieldForm
        problem={problem}
        onSubmit={submit}
        actions={
          <Button type="submit" size="lg" disabled={take.isPending}>
            Take over my record
          </Button>
        }
      >
        <div>
          <PasswordInput
            label="New password"
            description="At least 8 characters. A few unrelated words are easy to remember."
            autoComplete="new-password"
            maxLength={128}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <PasswordStrength password={password} ownWords={[ownerName, email ?? '']} said={problem ?? undefined} />
        </div>
        <Checkbox
          className={classes.box ?? ''}
          color="var(--primary)"
          label={
            <>
              I accept the <Link to={PAGES.terms}>Terms</Link>
            </>
          }
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
        />
      </FieldForm>
    </>
  )
}
