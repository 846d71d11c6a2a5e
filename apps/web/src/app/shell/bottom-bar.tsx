import { PAGES } from '@salus/contract'
import { IconHome, IconLogin2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { usePresumedUser } from '#web/api/session.ts'
import classes from './bottom-bar.module.css'
import { type Entry, TODAY } from './entries.ts'
import { PlaceLink } from './place-link.tsx'
import { type Group, useGroups } from './use-groups.ts'

const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }))

const LOGIN: Entry = { to: PAGES.login, label: 'Login', icon: IconLogin2 }
const START: Entry = { to: PAGES.landing, label: 'Start', icon: IconHome }

/** The phone's navigation, within the thumb's reach, with Add in the middle. */
export function BottomBar() {
  const user = usePresumedUser()
  const { ask, add, record, share, more } = useGroups()
  const [shown, setShown] = useState<Group['id'] | null>(null)
  // Stays while it closes, so that it goes as it came.
  const [latest, setLatest] = useState<Group['id'] | null>(null)
  const groups = [ask, add, record, share, more].filter(({ entries }) => entries.length > 0)
  const sheet = groups.find(({ id }) => id === latest)
  const open = (id: Group['id']) => {
    setLatest(id)
    setShown(id)
  }
  return (
    <>
      <nav className={classes.bar} aria-label="Main">
        <Place entry={user ? TODAY : START} />
        {groups.map(({ id, label, icon: Sign, isHere }) => (
          <button
            key={id}
            type="button"
            className={id === 'add' ? classes.add : classes.place}
            aria-haspopup="dialog"
            aria-expanded={shown === id}
            aria-current={isHere || undefined}
            onClick={() => open(id)}
          >
            <Sign size={24} stroke={id === 'add' ? 2 : 1.6} aria-hidden />
            <span>{label}</span>
          </button>
        ))}
        {!user && <Place entry={LOGIN} />}
      </nav>
      {sheet && (
        <Suspense>
          <MenuSheet key={sheet.id} group={sheet} opened={shown === sheet.id} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  )
}

function Place({ entry: { to, label, icon: Sign } }: { entry: Entry }) {
  return (
    <PlaceLink to={to} end className={classes.place}>
      <Sign size={24} stroke={1.6} aria-hidden />
      {label}
    </PlaceLink>
  )
}
