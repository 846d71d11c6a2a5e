import { PAGES } from '@salus/contract'
import { IconFileText, IconHome, IconLogin2, IconMenu2, IconStethoscope } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { usePresumedUser } from '#web/api/session.ts'
import classes from './bottom-bar.module.css'
import { PlaceLink } from './place-link.tsx'

const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }))

const FOR_VISITORS = [
  { to: PAGES.landing, label: 'Start', icon: IconHome },
  { to: PAGES.login, label: 'Login', icon: IconLogin2 },
]
const FOR_MEMBERS = [
  { to: PAGES.home, label: 'Home', icon: IconHome },
  { to: PAGES.symptomChecker, label: 'Symptoms', icon: IconStethoscope },
  { to: PAGES.documents, label: 'Documents', icon: IconFileText },
]

/** The phone's navigation, within the thumb's reach. */
export function BottomBar() {
  const user = usePresumedUser()
  const [sheetOpen, setSheetOpen] = useState(false)
  const [sheetWanted, setSheetWanted] = useState(false)
  const open = () => {
    setSheetWanted(true)
    setSheetOpen(true)
  }
  return (
    <>
      <nav className={classes.bar} aria-label="Main">
        {(user ? FOR_MEMBERS : FOR_VISITORS).map(({ to, label, icon: Icon }) => (
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
