import { Button, PasswordInput, TextInput } from '@mantine/core'
import { MESSAGES } from '@salus/contract'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { startSession } from '#web/api/session.ts'
import { Caution } from '#web/ui/caution.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import { DemoAccount } from './demo-account.tsx'
import { loginProblem, useLogIn } from './log-in.ts'
import classes from './login-page.module.css'
import { useSingleFlight } from './use-single-flight.ts'

interface Problems {
  username?: string
  password?: string
}

/** Where the person goes next is the guard's to decide, once there is a session. */
export function LoginForm({ username: known }: { username: string }) {
  const [username, setUsername] = useState(known)
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const usernameRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const login = useLogIn()
  const once = useSingleFlight()

  useEffect(() => {
    if (!login.isError) return
    passwordRef.current?.focus()
    passwordRef.current?.select()
  }, [login.isError])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = problemsOf(username, password)
    setProblems(found)
    if (found.username) return usernameRef.current?.focus()
    if (found.password) return passwordRef.current?.focus()
    once(() =>
      login.mutateAsync({ username: username.trim(), password }).then(
        ({ user, message }) => {
          startSession(user)
          notifySuccess(message || MESSAGES.login.success)
        },
        () => {},
      ),
    )
  }
  const fillIn = (account: { username: string; password: string }) => {
    setUsername(account.username)
    setPassword(account.password)
    setProblems({})
  }
  const busy = login.isPending || login.isSuccess
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        ref={usernameRef}
        label={MESSAGES.login.usernamePlaceholder}
        placeholder={MESSAGES.login.usernamePlaceholder}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={problems.username}
        disabled={busy}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <PasswordInput
        ref={passwordRef}
        label="Password"
        autoComplete="current-password"
        value={password}
        error={problems.password}
        disabled={busy}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div role="alert">{login.isError && <Caution>{loginProblem(login.error)}</Caution>}</div>
      <Button type="submit" size="lg" disabled={busy} fullWidth>
        {busy ? MESSAGES.login.busy : 'Login'}
      </Button>
      <DemoAccount onFillIn={fillIn} disabled={busy} />
    </form>
  )
}

function problemsOf(username: string, password: string): Problems {
  return {
    ...(username.trim() === '' ? { username: MESSAGES.login.usernameRequired } : {}),
    ...(password === '' ? { password: MESSAGES.login.passwordRequired } : {}),
  }
}
