import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './field-error.module.css'

/** The sentence under a field. Pass it as Mantine's `error`, or use it alone with `id` and aria-describedby. */
export function FieldError({ children, id }: { children: string; id?: string }) {
  return (
    <span className={classes.error} id={id}>
      <IconAlertTriangle className={classes.sign} size={16} stroke={2} aria-hidden />
      {children}
    </span>
  )
}
