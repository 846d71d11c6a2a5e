import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { MESSAGES, PAGES } from '@salus/contract'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { queryClient } from '#web/api/query-client.ts'
import { siteQuery } from '#web/api/site.ts'
import { Caution } from '#web/ui/caution.tsx'
import { DemoAccount } from './demo-account.tsx'
import { GoogleButton } from './google/google-button.tsx'
import classes from './login-page.module.css'
import { PasskeyButtons } from './passkeys/passkey-buttons.tsx'
import { useOfferedPasskey } from './passkeys/use-offered-passkey.ts'
import { SpeakButton } from './speak-button.tsx'
import { spokenAddress } from './spoken-fields.ts'
import type { Login } from './use-login.ts'
import { VoiceLogin } from './voice-login.tsx'

interface Problems {
  username?: string
  password?: string
}

export function LoginForm({ login, username: known }: { login: Login; username: string }) {
  const [username, setUsername] = useState(known)
  const [password, setPassword] = useState('')
  const [withPasskey, setWithPasskey] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [otherProblem, setOtherProblem] = useState<string | null>(null)
  const usernameRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const { busy, problem } = login
  useOfferedPasskey(!busy, login.byOffered)

  useEffect(() => {
    if (!problem) return
    passwordRef.current?.focus()
    passwordRef.current?.select()
  }, [problem])

  const logIn = (name: string, secret: string) => {
    const found = problemsOf(name, secret, withPasskey)
    setProblems(found)
    if (found.username) return usernameRef.current?.focus()
    if (found.password) return passwordRef.current?.focus()
    if (withPasskey) login.byPasskey(name)
    else login.byPassword(name, secret)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    logIn(username, password)
  }
  const fillIn = (account: { username: string; password: string }) => {
    setUsername(account.username)
    setPassword(account.password)
    setProblems({})
  }
  /** A demonstration lets in whoever says the word: its account is published. */
  const byVoice = async () => {
    // It may be heard before the installation has said what it is.
    const { demoAccount: demo } = await queryClient.ensureQueryData(siteQuery).catch(() => ({ demoAccount: null }))
    if (demo && username.trim() === '' && password === '' && !withPasskey) {
      fillIn(demo)
      login.byPassword(demo.username, demo.password)
    } else logIn(username, password)
  }
  const said = problem ?? otherProblem
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        ref={usernameRef}
        label={MESSAGES.login.usernamePlaceholder}
        placeholder={MESSAGES.login.usernamePlaceholder}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={problems.username}
        disabled={busy}
        onChange={(event) => setUsername(event.currentTarget.value)}
        rightSectionPointerEvents="all"
        rightSectionWidth="2.75rem"
        rightSection={
          <SpeakButton
            what="your username"
            disabled={busy}
            onHeard={(phrase) => setUsername(spokenAddress(phrase))}
            onProblem={setOtherProblem}
          />
        }
      />
      {!withPasskey && (
        <PasswordInput
          ref={passwordRef}
          label="Password"
          autoComplete="current-password"
          value={password}
          error={problems.password}
          disabled={busy}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      <div className={classes.beside}>
        <Checkbox
          label={MESSAGES.login.usePasskey}
          checked={withPasskey}
          disabled={busy}
          onChange={(event) => {
            setWithPasskey(event.currentTarget.checked)
            setProblems({})
          }}
        />
        <Link className={classes.forgot ?? ''} to={PAGES.forgotPassword}>
          Forgot your password?
        </Link>
      </div>
      <div role="alert">{said && <Caution>{said}</Caution>}</div>
      <Button type="submit" size="lg" disabled={busy} fullWidth>
        {busy ? MESSAGES.login.busy : 'Login'}
      </Button>
      <div className={classes.otherWays}>
        <PasskeyButtons disabled={busy} onUse={() => login.byPasskey('')} />
        <VoiceLogin disabled={busy} onAsked={() => void byVoice()} onProblem={setOtherProblem} />
        {/* Last, since it comes when the installation has told of it, and pushes nothing away there. */}
        <GoogleButton label="Log in with Google" disabled={busy} onProblem={setOtherProblem} />
      </div>
      <DemoAccount onFillIn={fillIn} disabled={busy} />
    </form>
  )
}

function problemsOf(username: string, password: string, withPasskey: boolean): Problems {
  return {
    ...(username.trim() === '' ? { username: MESSAGES.login.usernameRequired } : {}),
    ...(password === '' && !withPasskey ? { password: MESSAGES.login.passwordRequired } : {}),
  }
}
