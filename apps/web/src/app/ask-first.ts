import { API, PAGES } from '@salus/contract'
import { askEarly } from '#web/api/ask-early.ts'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { looksLoggedIn } from '#web/api/browser-user.ts'
import { otherRecord } from '#web/api/other-record.ts'
import { hereRegion } from '#web/features/assistant/likely-region.ts'

/** Who is here, and what the dashboard tells, are asked while the code of the page is still on its way. */
export function askFirst(): void {
  if (!looksLoggedIn()) return
  void askEarly(API.session)
  if (location.pathname === PAGES.home && !otherRecord) void askEarly(API.dashboardIn(hereRegion(), hereTimeZone()))
}
