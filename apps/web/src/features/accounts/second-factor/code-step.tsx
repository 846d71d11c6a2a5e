import { Button, Checkbox, TextInput } from '@mantine/core'
import { MESSAGES } from '@salus/contract'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import type { Login } from '../use-login.ts'
import classes from './code-step.module.css'

/** After the password: the code of the person's authenticator app, or a recovery code. */
export function CodeStep({ login }: { login: Login }) {
  const [code, setCode] = useState('')
  const [trust, setTrust] = useState(false)
  const fieldRef = useRef<HTMLInputElement>(null)
  const { busy, problem } = login
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the beginning, and after a code that was wrong.
  useEffect(() => {
    fieldRef.current?.focus()
    fieldRef.current?.select()
  }, [problem])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim()) login.byCode(code.trim(), trust)
    else fieldRef.current?.focus()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>
        Open your authenticator app and enter the code for your account. Without the app, use one of your recovery
        codes.
      </p>
      <TextInput
        ref={fieldRef}
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        value={code}
        disabled={busy}
        classNames={{ input: classes.code ?? '' }}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Checkbox
        label="Do not ask on this device for 30 days"
        checked={trust}
        disabled={busy}
        onChange={(event) => setTrust(event.currentTarget.checked)}
      />
      <div role="alert">{problem && <Caution>{problem}</Caution>}</div>
      <Button type="submit" size="lg" disabled={busy} fullWidth>
        {busy ? MESSAGES.login.busy : 'Continue'}
      </Button>
      <Button variant="subtle" disabled={busy} onClick={login.startOver}>
        Log in another way
      </Button>
    </form>
  )
}
