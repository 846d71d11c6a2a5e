import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './home-card.module.css'

interface HomeCardProps {
  to: string
  icon: TablerIcon
  title: string
  text: ReactNode
  main?: boolean
}

/** A whole card that is one link. */
export function HomeCard({ to, icon: Icon, title, text, main = false }: HomeCardProps) {
  return (
    <Link to={to} className={classes.card} data-main={main || undefined}>
      <Icon className={classes.icon} size={32} stroke={1.4} aria-hidden />
      <span className={classes.title}>{title}</span>
      <span className={classes.text}>{text}</span>
    </Link>
  )
}
