import type { ReactNode } from 'react'
import classes from './admin-page.module.css'

interface PartProps {
  title: string
  /** Of what it is told. */
  note?: string
  children: ReactNode
}

/** One part of the page under its own heading. */
export function Part({ title, note, children }: PartProps) {
  return (
    <section className={classes.part} aria-label={title}>
      <h2>{title}</h2>
      {note && <p className={classes.note}>{note}</p>}
      {children}
    </section>
  )
}

export function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <dl className={classes.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
