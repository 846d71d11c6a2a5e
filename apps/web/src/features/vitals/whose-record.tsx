import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { otherRecord } from '#web/api/other-record.ts'
import { usePresumedUser } from '#web/api/session.ts'
import classes from './whose-record.module.css'

interface WhoseRecordProps {
  /** Shows what is inside, where something is wrong with it. */
  isOpened?: boolean
  children: ReactNode
}

/** Whose record this is, by name; the User ID is one tap away. */
export function WhoseRecord({ isOpened = false, children }: WhoseRecordProps) {
  const user = usePresumedUser()
  const name = otherRecord?.name ?? user?.firstName
  const [isOpen, setIsOpen] = useState(isOpened)
  useEffect(() => {
    if (isOpened) setIsOpen(true)
  }, [isOpened])
  return (
    <details className={classes.whose} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>{name ? <b>{name}’s record</b> : <b>Your record</b>}</span>
        <span className={classes.way}>
          User ID
          <IconChevronRight className={classes.chevron} size={18} stroke={1.75} aria-hidden />
        </span>
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  )
}
