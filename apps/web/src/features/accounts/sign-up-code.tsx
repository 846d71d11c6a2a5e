import { Button, TextInput } from '@mantine/core'
import { CODE_LENGTH, MESSAGES } from '@salus/contract'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { isCodeSpent, registrationProblem } from './sign-up-failure.ts'
import classes from './sign-up-page.module.css'
import type { PendingCode } from './sign-up-values.ts'
import { useSecondsUntil } from './use-seconds-until.ts'
import type { SignUp } from './use-sign-up.ts'

const RESEND_AFTER_MS = 30_000

/** Step 2: the code that was sent. */
export function SignUpCode({ signUp, pending }: { signUp: SignUp; pending: PendingCode }) {
  const { sent, sentAt } = pending
  const [code, setCode] = useState('')
  const [emptyProblem, setEmptyProblem] = useState<string>()
  const fieldRef = useRef<HTMLInputElement>(null)
  const wait = useSecondsUntil(sentAt + RESEND_AFTER_MS)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code is typed anew.
  useEffect(() => {
    setCode('')
    setEmptyProblem(undefined)
    fieldRef.current?.focus()
  }, [sentAt])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const typed = code.replaceAll(/[\s-]/g, '')
    setEmptyProblem(typed ? undefined : invalidCode(sent.demoCode))
    if (typed) signUp.verify(typed)
    else fieldRef.current?.focus()
  }
  const spent = isCodeSpent(signUp.registerError)
  const busy = signUp.registering || signUp.sending
  const problem = signUp.registerError && !signUp.registering ? registrationProblem(signUp.registerError) : null
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div>
        <h2 className={classes.heading}>Enter your code</h2>
        <p className={classes.lead}>
          A {CODE_LENGTH}-digit code went to <b>{sent.sentTo}</b>. It is good for 10 minutes.
        </p>
        {sent.delayed && (
          <Caution>
            Our messages are slow just now. We keep trying: your code may take a few minutes. You need not ask again.
          </Caution>
        )}
        {sent.demoCode && (
          <p className={classes.note}>
            Demonstration: nothing is sent. Your code is <b className="figures">{sent.demoCode}</b>.
          </p>
        )}
      </div>
      <TextInput
        ref={fieldRef}
        label="One-time code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={32}
        classNames={{ input: classes.code ?? '' }}
        value={code}
        disabled={signUp.registering}
        error={emptyProblem}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div role="alert" className={classes.alert}>
        {problem && (
          <Caution>
            {problem.message}
            {problem.why && <p className={classes.why}>{problem.why} Nothing you typed is lost.</p>}
          </Caution>
        )}
        {signUp.sendError && !signUp.sending && <Caution>{signUp.sendError.message}</Caution>}
      </div>
      <Button type="submit" size="lg" disabled={busy} fullWidth>
        {signUp.registering ? 'Verifying...' : MESSAGES.signUp.verify}
      </Button>
      <div className={classes.ways}>
        <Button variant="subtle" disabled={busy || (wait > 0 && !spent)} onClick={signUp.resend}>
          {wait > 0 && !spent ? `Send a new code in ${wait} s` : 'Send a new code'}
        </Button>
        <Button variant="subtle" disabled={busy} onClick={signUp.correct}>
          Correct my details
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        A code was sent to {sent.sentTo}.
      </p>
    </form>
  )
}

function invalidCode(demoCode: string | undefined): string {
  return demoCode ? MESSAGES.signUp.codeInvalidDemo.replace('{code}', demoCode) : MESSAGES.signUp.codeInvalid
}
