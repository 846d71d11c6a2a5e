import type { ComponentProps, ReactNode } from 'react'
import classes from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** Its name: read out, and shown when it is pointed at. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** A button that is only a sign, with a name all the same, and room for a thumb. */
export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className={`${classes.button} ${className}`} {...rest}>
      {children}
    </button>
  )
}
