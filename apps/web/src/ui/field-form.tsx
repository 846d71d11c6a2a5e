import type { ReactNode, SubmitEvent } from 'react'
import { Caution } from './caution.tsx'
import classes from './field-form.module.css'

interface FieldFormProps {
  /** Its name, where no heading stands over it. */
  label?: string
  /** What is wrong, in words. */
  problem: ReactNode
  /** Buttons: what sends it, and ways out. */
  actions: ReactNode
  onSubmit: () => void
  children: ReactNode
}

/** Fields one under another. What is wrong is said in our own words, in a place that is there from the start, so that it is heard. */
export function FieldForm({ label, problem, actions, onSubmit, children }: FieldFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={classes.form} aria-label={label} onSubmit={submit} noValidate>
      {children}
      <div role="alert" className={classes.problem}>
        {problem && <Caution>{problem}</Caution>}
      </div>
      <div className={classes.actions}>{actions}</div>
    </form>
  )
}
