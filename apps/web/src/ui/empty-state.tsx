import type { ReactNode } from 'react'
import classes from './state.module.css'

interface EmptyStateProps {
  picture?: ReactNode
  title: string
  children?: ReactNode
  /** The next step, as a button or a link. */
  action?: ReactNode
}

/** Nothing here yet: what will be here, and how to begin. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {picture && <div className={classes.picture}>{picture}</div>}
      <h2 className={classes.title}>{title}</h2>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
