import { MESSAGES } from '@salus/contract'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './sign-up-page.module.css'
import { useLoginSoon } from './use-sign-up.ts'

/** Step 3: a moment to read the name, then the login page. */
export function SignUpDone({ username }: { username: string }) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  useLoginSoon(username)
  useEffect(() => headingRef.current?.focus(), [])
  return (
    <div className={classes.done}>
      <IconCircleCheck className={classes.sign} size={44} stroke={1.5} aria-hidden />
      <h2 ref={headingRef} tabIndex={-1} className={classes.heading}>
        {MESSAGES.signUp.success}
      </h2>
      <p className={classes.lead}>
        Your username is <b>{username}</b>. Log in with it, or with what you signed up with.
      </p>
    </div>
  )
}
