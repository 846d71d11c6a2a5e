import { API, PAGES } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { rememberedUserId } from '#web/api/browser-user.ts'
import { ApiFailure, send } from '#web/api/client.ts'
import { isSessionOver } from '#web/api/failure.ts'
import { leaveRecord, otherRecord } from '#web/api/other-record.ts'
import { forgetSession } from '#web/api/session.ts'
import { tabUserId } from '#web/api/tab-user.ts'
import { unsubscribeHere } from '#web/features/reminders/push-here.ts'
import { notifyProblem } from '#web/ui/notify.ts'
import { clearAllDrafts } from '#web/ui/use-draft.ts'

const PATIENCE_MS = 3_000

/** Ends the session on the server first: a session that could not be ended is not called ended. */
export function useLogout() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      try {
        await send(API.logout, { method: 'POST', own: true })
      } catch (error) {
        if (!isSessionOver(error)) throw error
      }
      // Nobody who comes after reads what was meant for this person. A browser that cannot say so holds nobody up.
      await Promise.race([unsubscribeHere().catch(() => {}), new Promise((done) => setTimeout(done, PATIENCE_MS))])
    },
    onSuccess: () => {
      // Somebody else may have logged in at another tab by now: what they type is theirs.
      if ([null, tabUserId()].includes(rememberedUserId())) clearAllDrafts()
      forgetSession({ left: true })
      if (otherRecord) return leaveRecord(PAGES.login)
      void navigate(PAGES.login)
    },
    onError: (error) =>
      notifyProblem(error instanceof ApiFailure ? error.message : 'You could not be logged out. Please try again.'),
  })
}
