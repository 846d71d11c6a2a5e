import type { ComponentProps } from 'react'
import classes from './plain-button.module.css'

interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  className?: string | undefined
}

/** A main action without Mantine, for what must stand on the landing page and when nothing else loads. */
export function PlainButton({ className = '', ...rest }: PlainButtonProps) {
  return <button type="button" className={`${classes.button} ${className}`} {...rest} />
}
