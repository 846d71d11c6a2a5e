import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './dated-list.module.css'

/** Things with a day each, which lead to their pages. */
export const DatedList = ({ children }: { children: ReactNode }) => <ul className={classes.list}>{children}</ul>

interface DatedItemProps {
  to: string
  when: string
  name: string
  /** Lines under the name; those that are empty are left out. */
  about: readonly string[]
  /** Longer words, cut to two lines. */
  note?: string
}

export const DatedItem = ({ to, when, name, about, note }: DatedItemProps) => (
  <li className={classes.item}>
    <Link to={to} className={classes.link}>
      <span className={classes.when}>{when}</span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {about.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {note && <span className={classes.note}>{note}</span>}
      </span>
      <IconChevronRight className={classes.arrow} size={20} stroke={1.6} aria-hidden />
    </Link>
  </li>
)
