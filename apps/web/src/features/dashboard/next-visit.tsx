import { type NextVisit as Next, visitPath } from '@salus/contract'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { dayAndClockText } from '#web/ui/known-day.ts'
import classes from './due-list.module.css'
import own from './next-visit.module.css'

/** The visit that comes next, and what is to be asked there. */
export function NextVisit({ visit: { id, day, time, practitioner, location, questions } }: { visit: Next }) {
  return (
    <section aria-labelledby="next-visit">
      <div className={classes.head}>
        <h2 id="next-visit" className={classes.heading}>
          Next visit
        </h2>
      </div>
      <Link to={visitPath(id)} className={classes.item}>
        <span className={classes.title}>{practitioner}</span>
        <span className={classes.text}>{[dayAndClockText(day, time), location].filter(Boolean).join(' · ')}</span>
        <IconChevronRight className={classes.sign} size={20} stroke={1.6} aria-hidden />
      </Link>
      {questions.length > 0 && (
        <>
          <p className={own.ask}>To ask:</p>
          <ul className={own.questions}>
            {uniqueIn(questions).map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const uniqueIn = (texts: readonly string[]): string[] => [...new Set(texts)]
