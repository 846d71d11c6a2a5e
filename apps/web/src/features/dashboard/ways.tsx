import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import classes from './ways.module.css'

export interface Way {
  to: string
  title: string
  text: ReactNode
}

/** Where one may go on, as a list that is read quickly. */
export function Ways({ title, ways }: { title: string; ways: readonly Way[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      <ul className={classes.ways}>
        {ways.map((way) => (
          <li key={way.to}>
            <Link to={way.to} className={classes.way}>
              <span className={classes.title}>{way.title}</span>
              <span className={classes.text}>{way.text}</span>
              <IconChevronRight className={classes.sign} size={20} stroke={1.6} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
