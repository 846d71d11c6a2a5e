import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './door-card.module.css'

interface DoorCardProps {
  to: string
  title: string
  text: string
  main?: boolean
  /** Only its place is there. */
  hidden?: boolean
}

/** A whole card that is one link. */
export function DoorCard({ to, title, text, main = false, hidden = false }: DoorCardProps) {
  return (
    <Link to={to} className={classes.door} data-main={main || undefined} data-hidden={hidden || undefined}>
      <span className={classes.title}>{title}</span>
      <span className={classes.text}>{text}</span>
      <IconArrowRight className={classes.arrow} size={24} stroke={1.5} aria-hidden />
    </Link>
  )
}

/** The same card where nothing can be opened. */
export function DoorNote({ title, text }: Pick<DoorCardProps, 'title' | 'text'>) {
  return (
    <p className={classes.note}>
      <span className={classes.title}>{title}</span>
      <span className={classes.text}>{text}</span>
    </p>
  )
}
