import { DEMO } from '@salus/contract'
import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { otherRecord } from '#web/api/other-record.ts'
import { useSession } from '#web/api/session.ts'
import { useDropClosedDrafts } from '../closed-drafts.ts'
import { ClosingNotice } from '../closing-notice.tsx'
import { HostNotice } from '../host-notice.tsx'
import { PayNotice } from '../pay-notice.tsx'
import { RecordGate } from '../record-gate.tsx'
import { SampleNotice } from '../sample-notice.tsx'
import { UpgradeHost } from '../upgrade-host.tsx'
import { useAccountSettings } from '../use-account-settings.ts'
import { useMoveLocalDocuments } from '../use-move-local-documents.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import classes from './shell.module.css'
import { TopBar } from './top-bar.tsx'

// A sign that does not arrive costs nobody the page.
const ReadingNotice = lazy(async () => {
  const notice = await import('../reading-notice.tsx').catch(() => ({ ReadingNotice: () => null }))
  return { default: notice.ReadingNotice }
})

/** Navigation above (and, on a phone, below), the page, and the footer at the foot of the window at least. */
export function Shell() {
  useMoveLocalDocuments()
  useAccountSettings()
  useDropClosedDrafts()
  const user = useSession().data?.user
  const isDemo = user?.email === DEMO.email
  return (
    <div className={classes.shell}>
      <TopBar />
      <main id="content" tabIndex={-1} className={classes.main}>
        {!otherRecord && <HostNotice />}
        {!otherRecord && <ClosingNotice />}
        {!otherRecord && <PayNotice />}
        {isDemo && !otherRecord && <SampleNotice />}
        {user && (
          <Suspense>
            <ReadingNotice />
          </Suspense>
        )}
        <RecordGate>
          <Outlet />
        </RecordGate>
      </main>
      <Footer />
      <BottomBar />
      <UpgradeHost />
    </div>
  )
}
