import { useEffect } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { Toaster } from '#web/ui/toaster.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { watchSessionExpiry } from './session-expiry.ts'
import { SkipLink } from './skip-link.tsx'

/** What stands on every page, whichever layout it has. */
export function Root() {
  useEffect(watchSessionExpiry, [])
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

// With the path: every address typed into the browser has the same key, and is not the same place.
function placeOf({ pathname, hash, key }: Location): string {
  return `${pathname}${hash} ${key}`
}
