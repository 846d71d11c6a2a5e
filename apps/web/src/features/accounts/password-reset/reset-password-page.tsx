import { Button, PasswordInput } from '@mantine/core'
import { API, MESSAGES, PAGES, PasswordSchema } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { send } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { forgetSession } from '#web/api/session.ts'
import { Caution } from '#web/ui/caution.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { PasswordStrength } from '#web/ui/password-strength.tsx'
import { AccountLayout } from '../account-layout.tsx'
import classes from './password-reset.module.css'

/** Where the link of the mail leads. Its token stands behind the `#`, which no server and no other site sees. */
export function ResetPasswordPage() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(hash.slice(1))
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [problems, setProblems] = useState<{ password?: string; again?: string }>({})
  useEffect(() => {
    // Out of the address bar and the history.
    window.history.replaceState(window.history.state, '', PAGES.resetPassword)
  }, [])
  const resetting = useMutation({
    mutationFn: () => send(API.passwordReset, { method: 'POST', body: { token, password } }),
    onSuccess: () => {
      notifySuccess('Your password was changed. Please log in with it.')
      forgetSession({ left: true })
      void navigate(PAGES.login, { replace: true })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const judged = PasswordSchema.safeParse(password)
    const found = {
      ...(judged.success ? {} : { password: judged.error.issues[0]?.message ?? MESSAGES.signUp.passwordShort }),
      ...(password === again ? {} : { again: MESSAGES.signUp.passwordsDiffer }),
    }
    setProblems(found)
    if (Object.keys(found).length === 0) resetting.mutate()
  }
  const refused = resetting.error instanceof ApiFailure ? resetting.error.fields?.password : undefined
  const atPassword = problems.password ?? refused
  const isSpent = token === '' || (resetting.error instanceof ApiFailure && resetting.error.code === 'reset_link_spent')
  return (
    <AccountLayout>
      <Page title="Choose a new password">
        {isSpent ? (
          <div className={classes.form} role="alert">
            <Caution>This link has expired or was used before. Please ask for a new one.</Caution>
            <Button component={Link} to={PAGES.forgotPassword}>
              Ask for a new link
            </Button>
          </div>
        ) : (
          <form className={classes.form} onSubmit={submit} noValidate>
            <p className={classes.lead}>Every device that is logged in to your account is logged out.</p>
            <div>
              <PasswordInput
                label="New password"
                description="At least 8 characters. A few unrelated words are easy to remember."
                autoComplete="new-password"
                value={password}
                error={atPassword}
                disabled={resetting.isPending}
                onChange={(event) => {
                  setPassword(event.currentTarget.value)
                  resetting.reset()
                }}
              />
              <PasswordStrength password={password} ownWords={[]} said={atPassword} />
            </div>
            <PasswordInput
              label="New password again"
              autoComplete="new-password"
              value={again}
              error={problems.again}
              disabled={resetting.isPending}
              visibilityToggleButtonProps={{ 'aria-label': 'Show repeated password' }}
              onChange={(event) => setAgain(event.currentTarget.value)}
            />
            <div role="alert">{resetting.isError && !refused && <Caution>{resetting.error.message}</Caution>}</div>
            <Button type="submit" size="lg" disabled={resetting.isPending} fullWidth>
              Change my password
            </Button>
          </form>
        )}
      </Page>
    </AccountLayout>
  )
}
