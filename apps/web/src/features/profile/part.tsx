import type { ReactNode } from 'react'
import classes from './profile.module.css'

interface PartProps {
  title: string
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** One part of a page of the account, under its own heading. */
export function Part({ title, action, children }: PartProps) {
  return (
    <section className={classes.part} aria-label={title}>
      <header className={classes.partHead}>
        <h2>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  )
}
