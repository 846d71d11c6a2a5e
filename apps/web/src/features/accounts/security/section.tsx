import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

interface SectionProps {
  title: string
  lead?: ReactNode
  /** The section's main action. */
  action?: ReactNode
  children: ReactNode
}

export function Section({ title, lead, action, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
