import { type ReactNode, type Ref, useId } from 'react'
import classes from './answer-section.module.css'

interface AnswerSectionProps {
  title: string
  hint?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  /** The place that a link of the page leads to. */
  anchor?: string
  children: ReactNode
}

/** One part of an answer, with a heading to jump to. */
export function AnswerSection({ title, hint, headingRef, anchor, children }: AnswerSectionProps) {
  const id = useId()
  return (
    <section id={anchor} className={classes.section} aria-labelledby={id}>
      <h3 id={id} ref={headingRef} tabIndex={-1} className={classes.title}>
        {title}
      </h3>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  )
}
