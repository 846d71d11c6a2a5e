import { Drawer } from '@mantine/core'
import { PAGES } from '@salus/contract'
import { IconLogin2, IconLogout, IconSparkles, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { usePresumedUser } from '#web/api/session.ts'
import { useSellsPlans } from '#web/api/site.ts'
import { askToUpgrade } from '#web/features/billing/upgrade.ts'
import { useOpenEntries } from '../record-access.ts'
import { AI_ENTRIES, type Entry, MAIN_ENTRIES, ownEntries } from './entries.ts'
import classes from './menu-sheet.module.css'
import { PlaceLink } from './place-link.tsx'
import { useRecordItems } from './record-items.ts'
import { useLogout } from './use-logout.ts'

const WAYS_IN: Entry[] = [
  { to: PAGES.login, label: 'Login', icon: IconLogin2 },
  { to: PAGES.signUp, label: 'Sign Up', icon: IconUserPlus },
]

/** Both menus on a phone: a sheet from below, where the thumb is. */
export function MenuSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const user = usePresumedUser()
  const sellsPlans = useSellsPlans()
  const logout = useLogout()
  const records = useRecordItems()
  // Opened one step after it is mounted: only then does it know where the focus has to return to.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  return (
    <Drawer
      opened={shown}
      onClose={onClose}
      position="bottom"
      size="auto"
      title="Menu"
      closeButtonProps={{ 'aria-label': 'Close menu' }}
      transitionProps={{ duration: 140 }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
    >
      {user && records.length > 0 && (
        <nav className={classes.group} aria-label="Records">
          {records.map(({ id, label, isHere, open }) => (
            <button key={id} type="button" className={classes.entry} aria-current={isHere || undefined} onClick={open}>
              <IconUsers size={22} stroke={1.6} aria-hidden />
              {label}
            </button>
          ))}
        </nav>
      )}
      <Group title="AI" entries={AI_ENTRIES} onGo={onClose} />
      <Group title="Main" entries={MAIN_ENTRIES} onGo={onClose} />
      <Group title="Account" entries={user ? ownEntries(user.isAdmin === true) : WAYS_IN} onGo={onClose} />
      {user && sellsPlans && (
        <button
          type="button"
          className={classes.entry}
          onClick={() => {
            onClose()
            askToUpgrade('navigation')
          }}
        >
          <IconSparkles size={22} stroke={1.6} aria-hidden />
          Upgrade
        </button>
      )}
      {user && (
        <button
          type="button"
          className={classes.entry}
          onClick={() => {
            onClose()
            logout.mutate()
          }}
        >
          <IconLogout size={22} stroke={1.6} aria-hidden />
          Logout
        </button>
      )}
    </Drawer>
  )
}

function Group({ title, entries: all, onGo }: { title: string; entries: readonly Entry[]; onGo: () => void }) {
  const entries = useOpenEntries(all)
  if (entries.length === 0) return null
  return (
    <nav className={classes.group} aria-label={title}>
      {entries.map(({ to, label, icon: Icon }) => (
        <PlaceLink key={to} to={to} end className={classes.entry} onClick={onGo}>
          <Icon size={22} stroke={1.6} aria-hidden />
          {label}
        </PlaceLink>
      ))}
    </nav>
  )
}
