import { type ReactNode, type Ref, useId } from 'react'
import classes from './answer-section.module.css'

interface AnswerSectionProps {
  title: string
  hint?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One part of an answer, with a heading to jump to. */
export function AnswerSection({ title, hint, headingRef, children }: AnswerSectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id} ref={headingRef} tabIndex={-1} className={classes.title}>
        {title}
      </h3>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  )
}
