import { NavLink, type NavLinkProps } from 'react-router'

interface PlaceLinkProps extends Omit<NavLinkProps, 'className'> {
  className?: string | undefined
}

/** A link that knows when one is there; it takes a class as CSS modules give it. */
export function PlaceLink({ className = '', ...rest }: PlaceLinkProps) {
  return <NavLink className={className} {...rest} />
}
