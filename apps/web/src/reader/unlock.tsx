import { type SubmitEvent, useId, useState } from 'react'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import classes from './unlock.module.css'

interface UnlockProps {
  wasWrong: boolean
  onPassword: (password: string) => void
}

/** Asks for the password of a PDF, which is kept nowhere. */
export function Unlock({ wasWrong, onPassword }: UnlockProps) {
  const [password, setPassword] = useState('')
  const field = useId()
  // A form would stand inside the form of the page.
  const submit = (event: SubmitEvent | React.KeyboardEvent | React.MouseEvent) => {
    event.preventDefault()
    if (password !== '') onPassword(password)
    setPassword('')
  }
  return (
    <div className={classes.unlock}>
      <label htmlFor={field}>{wasWrong ? 'That was not it. Password' : 'Password'}</label>
      <input
        id={field}
        type="password"
        autoComplete="off"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && submit(event)}
      />
      <QuietButton onClick={submit}>Open</QuietButton>
    </div>
  )
}
