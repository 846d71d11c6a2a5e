import { Button, Checkbox, PasswordInput } from '@mantine/core'
import type { CloseAccount, PasskeyProof } from '@salus/contract'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiFailure } from '#web/api/failure.ts'
import { queryClient } from '#web/api/query-client.ts'
import { FieldForm } from '#web/ui/field-form.tsx'
import classes from './closing.module.css'

/** Asks the device for a passkey. One that was called off has an empty message. */
export type ProvePasskey = () => Promise<PasskeyProof>

interface CloseFormProps {
  days: number
  /** On the button: what it deletes. */
  label: string
  provePasskey: ProvePasskey
  close: (proof: CloseAccount) => Promise<unknown>
  /** Where it went at once. */
  onGone: () => Promise<void>
}

/** The password or a passkey again, and that it is meant. */
export function CloseForm({ days, label, provePasskey, close, onGone }: CloseFormProps) {
  const [password, setPassword] = useState('')
  const [isMeant, setIsMeant] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function submit(proof: () => Promise<CloseAccount>) {
    if (sending || !isMeant) return
    setSending(true)
    setProblem(null)
    setFailure(null)
    try {
      await close(await proof())
      if (days === 0) await onGone()
      else await queryClient.invalidateQueries()
    } catch (error) {
      const wrong = error instanceof ApiFailure ? error.fields?.password : undefined
      setProblem(wrong ?? null)
      if (!wrong) setFailure((error as Error).message)
    } finally {
      setSending(false)
    }
  }

  return (
    <div className={classes.form}>
      <FieldForm
        problem={failure}
        onSubmit={() => void submit(async () => ({ password }))}
        actions={
          <>
            <Button type="submit" variant="default" disabled={!isMeant || sending}>
              {sending ? 'Deleting...' : label}
            </Button>
            <Button
              variant="default"
              disabled={!isMeant || sending}
              leftSection={<IconFingerprint size={20} stroke={1.6} aria-hidden />}
              onClick={() => void submit(async () => ({ password: '', passkey: await provePasskey() }))}
            >
              Use a passkey instead
            </Button>
          </>
        }
      >
        <PasswordInput
          label="Your password"
          description="A passkey does as well. If you never had a password, leave it empty and log in just before."
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
