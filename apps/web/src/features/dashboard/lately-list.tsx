import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './lately-list.module.css'

/** Something that was saved, and when: as a date or moment, and in words. */
export interface LatelyItem {
  id: string
  title: string
  at: string
  when: string
  to: string
}

interface LatelyListProps {
  heading: string
  /** Undefined while they are asked for. */
  items: readonly LatelyItem[] | undefined
  /** The sentence for an empty list. */
  none: ReactNode
}

/** The last few of a kind, each leading to where it is. */
export function LatelyList({ heading, items, none }: LatelyListProps) {
  const id = useId()
  return (
    <section className={classes.latest} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      {!items && <ListSkeleton rows={2} />}
      {items?.length === 0 && <p className={classes.none}>{none}</p>}
      <ul className={classes.list}>
        {items?.map(({ id: key, title, at, when, to }) => (
          <li key={key}>
            <Link to={to} className={classes.link}>
              <span>{title}</span>
              <time dateTime={at}>{when}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
