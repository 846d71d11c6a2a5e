import { recordHeaders } from './other-record.ts'
import { tabHeaders } from './tab-user.ts'

/** What every call says of itself: for whom this tab calls, and about whose record. `own`: about the caller's. */
export const callHeaders = ({ own = false } = {}): Record<string, string> => ({
  ...tabHeaders(),
  ...(own ? {} : recordHeaders()),
})
