import { useSite } from '#web/api/site.ts'
import classes from './login-page.module.css'

interface DemoAccountProps {
  onFillIn: (account: { username: string; password: string }) => void
  disabled: boolean
}

/** A demonstration says how to come in; any other installation says nothing here. */
export function DemoAccount({ onFillIn, disabled }: DemoAccountProps) {
  const account = useSite().data?.demoAccount
  if (!account) return null
  return (
    <p className={classes.demo}>
      <span>
        This is a demonstration. Log in as <b>{account.username}</b> with the password <b>{account.password}</b>.
      </span>
      <button type="button" className={classes.fillIn} disabled={disabled} onClick={() => onFillIn(account)}>
        Fill in
      </button>
    </p>
  )
}
