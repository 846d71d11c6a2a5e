import { PAGES } from '@salus/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBrand } from '#web/api/site.ts'
import { SalusMark } from '#web/illustrations/salus-mark.tsx'
import { DarkModeToggle } from '#web/ui/dark-mode-toggle.tsx'
import classes from './account-layout.module.css'

/** Login and Sign Up stand alone: the name of the house, the way back to its door, and the light switch. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const brand = useBrand()
  return (
    <div className={classes.layout}>
      <div className={classes.top}>
        <Link to={PAGES.landing} className={classes.logo} aria-label={`${brand}, start page`}>
          <SalusMark className={classes.mark} />
          {brand}
        </Link>
        <DarkModeToggle />
      </div>
      {children}
    </div>
  )
}
