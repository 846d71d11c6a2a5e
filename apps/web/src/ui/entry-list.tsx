import type { ReactNode } from 'react'
import classes from './entry-list.module.css'

/** Things that a person has, with what can be done to each. */
export function EntryList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>
}

interface EntryProps {
  name: ReactNode
  about: ReactNode
  /** Buttons beside it, under it on a phone. */
  actions: ReactNode
  /** Under both: a form that changes it, a caution. */
  children?: ReactNode
}

export function Entry({ name, about, actions, children }: EntryProps) {
  return (
    <li className={classes.entry}>
      <div className={classes.line}>
        <div>
          {name}
          <div className={classes.about}>{about}</div>
        </div>
        <div className={classes.actions}>{actions}</div>
      </div>
      {children && <div className={classes.more}>{children}</div>}
    </li>
  )
}
