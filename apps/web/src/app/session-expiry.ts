import { MESSAGES } from '@salus/contract'
import { onSessionExpired } from '#web/api/expiry.ts'
import { forgetSession } from '#web/api/session.ts'
import { notifyProblem } from '#web/ui/notify.ts'

/** A 401 from anywhere: the browser forgets the person, says so, and the guard leads to the login page. Drafts stay. */
export function watchSessionExpiry(): () => void {
  return onSessionExpired(() => {
    forgetSession()
    notifyProblem(MESSAGES.session.expired)
  })
}
