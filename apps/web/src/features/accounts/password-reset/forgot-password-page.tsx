import { Button, TextInput } from '@mantine/core'
import { API, MESSAGES, PAGES, type ResetAsked, ResetAskedSchema } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { send } from '#web/api/client.ts'
import { useSite } from '#web/api/site.ts'
import { Caution } from '#web/ui/caution.tsx'
import { Page } from '#web/ui/page.tsx'
import { AccountLayout } from '../account-layout.tsx'
import classes from './password-reset.module.css'

export function ForgotPasswordPage() {
  const [username, setUsername] = useState('')
  const [empty, setEmpty] = useState(false)
  const sendsMessages = useSite().data?.sendsMessages !== false
  const fieldRef = useRef<HTMLInputElement>(null)
  const asking = useMutation<ResetAsked, Error, string>({
    mutationFn: (name) =>
      send(API.passwordForgotten, { method: 'POST', body: { username: name }, schema: ResetAskedSchema }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setEmpty(username.trim() === '')
    if (username.trim()) asking.mutate(username.trim())
    else fieldRef.current?.focus()
  }
  return (
    <AccountLayout>
      <Page title="Forgot your password?">
        {!sendsMessages ? (
          <p className={classes.lead}>
            This Salus sends no mail. The person who runs it can make a link for you, with which you choose a new
            password.
          </p>
        ) : asking.isSuccess ? (
          <Asked {...asking.data} onAgain={asking.reset} />
        ) : (
          <form className={classes.form} onSubmit={submit} noValidate>
            <p className={classes.lead}>
              We send a link to the address of your account. With it you choose a new password.
            </p>
            <TextInput
              ref={fieldRef}
              label={MESSAGES.login.usernamePlaceholder}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={username}
              error={empty && MESSAGES.login.usernameRequired}
              onChange={(event) => setUsername(event.currentTarget.value)}
            />
            <div role="alert">{asking.isError && <Caution>{asking.error.message}</Caution>}</div>
            <Button type="submit" size="lg" disabled={asking.isPending} fullWidth>
              {asking.isPending ? 'Sending the link...' : 'Send the link'}
            </Button>
          </form>
        )}
        <p className={classes.other}>
          <Link to={PAGES.login}>Back to login</Link>
        </p>
      </Page>
    </AccountLayout>
  )
}

/** The same words for every name: who has an account is nobody else's business. */
function Asked({ demoToken, onAgain }: ResetAsked & { onAgain: () => void }) {
  return (
    <div className={classes.form} role="status">
      <p className={classes.lead}>
        If there is an account of that name, a link is on its way to its address. It works once, within 30 minutes. Look
        among the unwanted mail too.
      </p>
      {demoToken && (
        <p className={classes.note}>
          Demonstration: nothing is sent. <Link to={`${PAGES.resetPassword}#${demoToken}`}>Open the link</Link>
        </p>
      )}
      <Button variant="default" onClick={onAgain}>
        Try another name
      </Button>
    </div>
  )
}
