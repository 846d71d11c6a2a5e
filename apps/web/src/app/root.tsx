import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { DialogHost } from '#web/ui/dialog-host.tsx'
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
      <DialogHost />
      <ScrollRestoration />
    </>
  )
}
