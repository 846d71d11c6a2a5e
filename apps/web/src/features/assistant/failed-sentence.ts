import { MESSAGES } from '@salus/contract'
import { ApiFailure } from '#web/api/client.ts'

/** Used-up questions are no failure that another try would mend: only an emergency is answered before the new day. */
export const isQuotaUsed = (error: Error) => error instanceof ApiFailure && error.code === 'quota_used'

export const failedSentence = (error: Error): string =>
  isQuotaUsed(error) ? error.message : `${MESSAGES.assistant.failed} ${error.message}`
