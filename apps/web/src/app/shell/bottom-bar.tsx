import { PAGES } from '@salus/contract'
import {
  IconClipboardList,
  IconFileText,
  IconFlask,
  IconHeartRateMonitor,
  IconHome,
  IconLogin2,
  IconMenu2,
  IconStethoscope,
} from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { otherRecord } from '#web/api/other-record.ts'
import { usePresumedUser } from '#web/api/session.ts'
import { useOpenEntries } from '../record-access.ts'
import classes from './bottom-bar.module.css'
import type { Entry } from './entries.ts'
import { PlaceLink } from './place-link.tsx'

const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }))

const FOR_VISITORS: Entry[] = [
  { to: PAGES.landing, label: 'Start', icon: IconHome },
  { to: PAGES.login, label: 'Login', icon: IconLogin2 },
]
const FOR_MEMBERS: Entry[] = [
  { to: PAGES.home, label: 'Home', icon: IconHome },
  { to: PAGES.symptomChecker, label: 'Symptoms', icon: IconStethoscope },
  { to: PAGES.documents, label: 'Documents', icon: IconFileText },
]
/** In another person's record the first of these that are shared. */
const FOR_HELPERS: Entry[] = [
  { to: PAGES.home, label: 'Home', icon: IconHome },
  { to: PAGES.view, label: 'Readings', icon: IconHeartRateMonitor },
  { to: PAGES.documents, label: 'Documents', icon: IconFileText },
  { to: PAGES.medicalHistory, label: 'History', icon: IconClipboardList },
  { to: PAGES.labResults, label: 'Results', icon: IconFlask },
]
const MOST = 3

/** The phone's navigation, within the thumb's reach. */
export function BottomBar() {
  const user = usePresumedUser()
  const places = useOpenEntries(user ? (otherRecord ? FOR_HELPERS : FOR_MEMBERS) : FOR_VISITORS).slice(0, MOST)
  const [sheetOpen, setSheetOpen] = useState(false)
  const [sheetWanted, setSheetWanted] = useState(false)
  const open = () => {
    setSheetWanted(true)
    setSheetOpen(true)
  }
  return (
    <>
      <nav className={classes.bar} aria-label="Main">
        {places.map(({ to, label, icon: Icon }) => (
          <PlaceLink key={to} to={to} end className={classes.place}>
            <Icon size={24} stroke={1.6} aria-hidden />
            {label}
          </PlaceLink>
        ))}
        <button type="button" className={classes.place} aria-haspopup="dialog" aria-expanded={sheetOpen} onClick={open}>
          <IconMenu2 size={24} stroke={1.6} aria-hidden />
          Menu
        </button>
      </nav>
      {sheetWanted && (
        <Suspense>
          <MenuSheet opened={sheetOpen} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
