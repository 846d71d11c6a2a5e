import type { ReactNode, Ref } from 'react'
import classes from './page-section.module.css'

interface PageSectionProps {
  title: string
  /** Its name, where that says more than the title. */
  label?: string
  /** Of the heading, for who has to be led to it. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A part of a page, under a hairline and a heading of its own. */
export function PageSection({ title, label = title, headingRef, children }: PageSectionProps) {
  return (
    <section className={classes.section} aria-label={label}>
      <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  )
}
