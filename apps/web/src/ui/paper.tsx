import type { ReactNode } from 'react'
import { knownDayText } from './known-day.ts'
import classes from './paper.module.css'

export interface PaperPerson {
  name: string
  /** `1984-03-12`; null where it is not known. */
  bornOn: string | null
}

/** `sheet`: a page to read; `table`: a page of many columns, small on a phone; `wallet`: a card to cut out and fold. */
export type PaperForm = 'sheet' | 'table' | 'wallet'

interface PaperProps {
  label: string
  form: PaperForm
  /** The heading goes on with whose they are. */
  title: string
  person: PaperPerson
  /** Who vouches for it, and who does not. */
  footer: string
  children: ReactNode
}

/** A part of the record on paper. Nothing but this is printed. */
export function Paper({ label, form, title, person, footer, children }: PaperProps) {
  const today = new Date().toLocaleDateString(undefined, { dateStyle: 'long' })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys too.
    <article className={classes.paper} data-form={form} aria-label={label} tabIndex={0}>
      <header>
        <h2>
          {title} of {person.name}
        </h2>
        <p>
          {person.bornOn && `Born ${knownDayText(person.bornOn)}. `}As of {today}.
        </p>
      </header>
      {children}
      <footer>{footer}</footer>
    </article>
  )
}
