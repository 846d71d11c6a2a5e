const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: too many connections; shut down by its administrator, by a crash; starting up.
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

// The pool and the client of PostgreSQL give these no code.
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether the database is away, busy or full for now, so that the same call may succeed later. */
export function isUnavailable(error: Error): boolean {
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return MESSAGES.test(error.message)
  // Class 08 of PostgreSQL: connection exceptions.
  return CODES.has(code) || /^08\w{3}$/.test(code) || /^SQLITE_(BUSY|FULL|IOERR|CANTOPEN)/.test(code)
}
