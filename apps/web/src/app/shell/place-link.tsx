import { Link, NavLink, type NavLinkProps } from 'react-router'

interface PlaceLinkProps extends Omit<NavLinkProps, 'className' | 'children' | 'style' | 'to'> {
  to: string
  className?: string | undefined
  children?: React.ReactNode
  style?: React.CSSProperties
}

/** A link that knows when one is there; it takes a class as CSS modules give it. */
export function PlaceLink({ className = '', end = false, ...rest }: PlaceLinkProps) {
  // A link to a task on a page never marks the current page.
  if (rest.to.includes('?')) return <Link className={className} {...rest} />
  return <NavLink className={className} end={end} {...rest} />
}
