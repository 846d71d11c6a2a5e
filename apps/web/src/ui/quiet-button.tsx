import type { ComponentProps } from 'react'
import classes from './quiet-button.module.css'

/** An action beside the main one, without Mantine, which the pages that hold it do not all load. */
export function QuietButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={`${classes.button} ${className}`} {...rest} />
}
