import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './door-card.module.css'

interface DoorCardProps {
  to: string
  title: string
  text: string
  main?: boolean
}

/** A whole card that is one link. */
export function DoorCard({ to, title, text, main = false }: DoorCardProps) {
  return (
    <Link to={to} className={classes.door} data-main={main || undefined}>
      <span className={classes.title}>{title}</span>
      <span className={classes.text}>{text}</span>
      <IconArrowRight className={classes.arrow} size={24} stroke={1.5} aria-hidden />
    </Link>
  )
}
