import { MESSAGES, PAGES } from '@salus/contract'
import { onSessionExpired } from '#web/api/expiry.ts'
import { leaveRecord, otherRecord } from '#web/api/other-record.ts'
import { forgetSession, leaveWithOtherTab, lookWhoIsHere } from '#web/api/session.ts'
import { isSomebodys, isTabOf } from '#web/api/tab-user.ts'
import { onTabNews, type SessionNews } from '#web/api/tabs.ts'
import { cancelQuestions } from '#web/ui/dialogs.ts'
import { notifyProblem } from '#web/ui/notify.ts'

/**
 * A 401 from anywhere, a logout or another login at another tab: this tab forgets the person, says so, and the guard leads
 * to the login page. Drafts stay, but after a logout.
 */
export function watchSessionExpiry(): () => void {
  const stops = [onSessionExpired(endHere), onTabNews(hear), onLookedAt(() => void lookWhoIsHere())]
  return () => {
    for (const stop of stops) stop()
  }
}

function endHere() {
  forgetSession()
  sayIt()
}

function sayIt() {
  // What stands above the page would stay when the page goes.
  cancelQuestions()
  notifyProblem(MESSAGES.session.expired)
}

function hear(news: SessionNews) {
  if ('came' in news) {
    if (isSomebodys() && !isTabOf(news.came)) endHere()
    return
  }
  if (!isTabOf(news.left)) return
  leaveWithOtherTab()
  if (otherRecord) return leaveRecord(PAGES.login)
  sayIt()
}

/** What was told to a tab that slept, or that the browser had put away, it has not heard. */
function onLookedAt(listener: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && listener()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  window.addEventListener('pageshow', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
    window.removeEventListener('pageshow', look)
  }
}
