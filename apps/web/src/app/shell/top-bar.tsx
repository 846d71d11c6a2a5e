import { Button, Menu } from '@mantine/core'
import { PAGES } from '@salus/contract'
import { IconLogout, IconUsers } from '@tabler/icons-react'
import { Link } from 'react-router'
import { usePresumedUser } from '#web/api/session.ts'
import { useBrand } from '#web/api/site.ts'
import { SalusMark } from '#web/illustrations/salus-mark.tsx'
import { DarkModeToggle } from '#web/ui/dark-mode-toggle.tsx'
import { useOpenEntries } from '../record-access.ts'
import { RecordBanner } from '../record-banner.tsx'
import menuClasses from './drop-menu.module.css'
import { DropMenu, PlaceItem } from './drop-menu.tsx'
import { AI_ENTRIES, MAIN_ENTRIES, ownEntries } from './entries.ts'
import { useRecordItems } from './record-items.ts'
import classes from './top-bar.module.css'
import { UpgradeButton } from './upgrade-button.tsx'
import { useLogout } from './use-logout.ts'
import { Who } from './who.tsx'

/** The bar above every page but landing, login and sign-up. On a phone its menus move down to the thumb. */
export function TopBar() {
  const user = usePresumedUser()
  const logout = useLogout()
  const records = useRecordItems()
  const [main, ai, own] = [
    useOpenEntries(MAIN_ENTRIES),
    useOpenEntries(AI_ENTRIES),
    useOpenEntries(ownEntries(user?.isAdmin === true)),
  ]
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Logo />
        <nav className={classes.menus} aria-label="Main">
          <DropMenu label="Menu" entries={main}>
            {user && (
              <>
                <Menu.Divider />
                {records.map(({ id, label, isHere, open }) => (
                  <Menu.Item
                    key={id}
                    className={menuClasses.item}
                    aria-current={isHere || undefined}
                    leftSection={<IconUsers size={20} stroke={1.6} aria-hidden />}
                    onClick={open}
                  >
                    {label}
                  </Menu.Item>
                ))}
                {own.map((entry) => (
                  <PlaceItem key={entry.to} {...entry} />
                ))}
                <Menu.Item
                  className={menuClasses.item}
                  leftSection={<IconLogout size={20} stroke={1.6} aria-hidden />}
                  onClick={() => logout.mutate()}
                >
                  Logout
                </Menu.Item>
              </>
            )}
          </DropMenu>
          {ai.length > 0 && <DropMenu label="AI" entries={ai} />}
        </nav>
        <div className={classes.end}>
          {user && <UpgradeButton />}
          <DarkModeToggle />
          {user ? <Who user={user} /> : <WaysIn />}
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
  return (
    <div className={classes.ways}>
      <Button component={Link} to={PAGES.login} variant="subtle">
        Login
      </Button>
      <Button component={Link} to={PAGES.signUp}>
        Sign Up
      </Button>
    </div>
  )
}
