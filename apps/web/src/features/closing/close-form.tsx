import { Button, Checkbox, PasswordInput } from '@mantine/core'
import { PAGES } from '@salus/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiFailure } from '#web/api/failure.ts'
import { queryClient } from '#web/api/query-client.ts'
import { forgetSession } from '#web/api/session.ts'
import { FieldForm } from '#web/ui/field-form.tsx'
import { notifyInfo } from '#web/ui/notify.ts'
import { clearAllDrafts } from '#web/ui/use-draft.ts'
import classes from './closing.module.css'
import { closeAccount } from './closing-requests.ts'

/** The password again, and that it is meant. */
export function CloseForm({ days }: { days: number }) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [isMeant, setIsMeant] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function submit() {
    if (sending || !isMeant) return
    setSending(true)
    setProblem(null)
    setFailure(null)
    try {
      await closeAccount(password)
      if (days === 0) await leave()
      else await queryClient.invalidateQueries()
    } catch (error) {
      const wrong = error instanceof ApiFailure ? error.fields?.password : undefined
      setProblem(wrong ?? null)
      if (!wrong) setFailure((error as Error).message)
    } finally {
      setSending(false)
    }
  }

  async function leave() {
    // Away from the guarded page first, as at a logout.
    await navigate(PAGES.login)
    clearAllDrafts()
    forgetSession()
    notifyInfo('Your account and everything in it is gone.')
  }

  return (
    <div className={classes.form}>
      <FieldForm
        problem={failure}
        onSubmit={() => void submit()}
        actions={
          <Button type="submit" variant="default" disabled={!isMeant || sending}>
            {sending ? 'Deleting...' : 'Delete my account'}
          </Button>
        }
      >
        <PasswordInput
          label="Your password"
          description="If you never had one, leave it empty and log in just before."
          autoComplete="current-password"
          maxLength={128}
          value={password}
          error={problem}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Checkbox
          className={classes.box ?? ''}
          color="var(--primary)"
          label={
            days === 0
              ? 'I understand that it goes at once and cannot be brought back.'
              : `I understand that it ends in ${days} days, and that it cannot be brought back after that.`
          }
          checked={isMeant}
          onChange={(event) => setIsMeant(event.currentTarget.checked)}
        />
      </FieldForm>
    </div>
  )
}
