import { API, PAGES } from '@salus/contract'
import { askEarly } from '#web/api/ask-early.ts'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { looksLoggedIn } from '#web/api/browser-user.ts'
import { otherRecord } from '#web/api/other-record.ts'
import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { keptHeight } from '#web/features/medicines/today-height.ts'

/** Who is here, what the dashboard tells and the doses of who has some are asked while the code of the page is still on its way. */
export function askFirst(): void {
  if (!looksLoggedIn()) return
  void askEarly(API.session)
  if (location.pathname !== PAGES.home || otherRecord) return
  void askEarly(API.dashboardIn(hereRegion(), hereTimeZone()))
  if (keptHeight() > 0) void askEarly(API.dosesTodayIn(hereTimeZone()))
}
