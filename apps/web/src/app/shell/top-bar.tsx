import { Button } from '@mantine/core'
import { PAGES } from '@salus/contract'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { usePresumedUser } from '#web/api/session.ts'
import { useBrand, useSignUpPolicy } from '#web/api/site.ts'
import { SalusMark } from '#web/illustrations/salus-mark.tsx'
import { DarkModeToggle } from '#web/ui/dark-mode-toggle.tsx'
import { RecordBanner } from '../record-banner.tsx'
import { AccountMenu } from './account-menu.tsx'
import menuClasses from './drop-menu.module.css'
import { DropMenu } from './drop-menu.tsx'
import { TODAY } from './entries.ts'
import { PlaceLink } from './place-link.tsx'
import classes from './top-bar.module.css'
import { UpgradeButton } from './upgrade-button.tsx'
import { useGroups } from './use-groups.ts'

/** The bar above every page but landing, login and sign-up. On a phone its menus move down to the thumb. */
export function TopBar() {
  const user = usePresumedUser()
  const { ask, add, record, share, more } = useGroups()
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Logo />
        <nav className={classes.menus} aria-label="Main">
          {user && (
            <PlaceLink to={TODAY.to} end className={menuClasses.target}>
              {TODAY.label}
            </PlaceLink>
          )}
          {[ask, record, share, more].map((group) => (
            <DropMenu key={group.id} group={group} />
          ))}
          <DropMenu
            group={add}
            className={classes.add}
            face={
              <>
                <IconPlus size={18} stroke={2} aria-hidden />
                {add.label}
              </>
            }
          />
        </nav>
        <div className={classes.end}>
          {user && <UpgradeButton />}
          <DarkModeToggle />
          {user ? <AccountMenu user={user} /> : <WaysIn />}
        </div>
      </div>
      <RecordBanner />
    </header>
  )
}

function Logo() {
  const brand = useBrand()
  return (
    <Link to={PAGES.home} className={classes.logo} aria-label={`${brand}, home`}>
      <SalusMark className={classes.mark} />
      {brand}
    </Link>
  )
}

function WaysIn() {
  const policy = useSignUpPolicy()
  return (
    <div className={classes.ways}>
      <Button component={Link} to={PAGES.login} variant="subtle">
        Login
      </Button>
      {(policy === 'open' || policy === undefined) && (
        <Button component={Link} to={PAGES.signUp} style={policy ? {} : { visibility: 'hidden' }}>
          Sign Up
        </Button>
      )}
    </div>
  )
}
