import { ApiFailure } from '#web/api/client.ts'

/** Used-up questions are no failure that another try would mend: only an emergency is answered before the new day. */
export const isQuotaUsed = (error: Error) => error instanceof ApiFailure && error.code === 'quota_used'

/** What could not be done (a sentence of the catalogue), and why. */
export const failedSentence = (error: Error, what: string): string =>
  isQuotaUsed(error) ? error.message : `${what} ${error.message}`
