import { PAGES } from '@salus/contract'
import { useEffect } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { watchFocus } from '#web/ui/keep-focus.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { watchSessionExpiry } from './session-expiry.ts'
import { SkipLink } from './skip-link.tsx'
import { watchKeyboard } from './watch-keyboard.ts'

/** What stands on every page, whichever layout it has. */
export function Root() {
  useEffect(watchSessionExpiry, [])
  useEffect(watchKeyboard, [])
  useEffect(watchFocus, [])
  return (
    <>
      <SkipLink />
      <Outlet />
      <OfflineNotice />
      <CookieBanner />
      <Toaster />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}

/** Where a `#` leads to a section. Elsewhere it may be the secret of a link, which is written down nowhere. */
const WITH_SECTIONS: ReadonlySet<string> = new Set([
  PAGES.terms,
  PAGES.privacy,
  PAGES.eula,
  PAGES.disclaimer,
  PAGES.cookies,
])

// With the path: every address typed into the browser has the same key, and is not the same place.
function placeOf({ pathname, hash, key }: Location): string {
  return `${pathname}${WITH_SECTIONS.has(pathname) ? hash : ''} ${key}`
}
