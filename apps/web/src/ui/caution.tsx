import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './caution.module.css'

/** A caution in words, amber and with its sign: red stays for emergencies. */
export function Caution({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <div className={classes.caution} id={id}>
      <IconAlertTriangle className={classes.sign} size={20} stroke={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
