/** Where it was that something which may be there once was already there; null when the failure is another one. */
export function uniqueViolation(error: unknown): string | null {
  const { code, constraint, message } = error as { code?: string; constraint?: string; message?: string }
  if (code !== '23505' && code !== 'SQLITE_CONSTRAINT_UNIQUE') return null
  // PostgreSQL names the constraint, SQLite the column.
  return constraint ?? message ?? ''
}

/** Which of the things that no two accounts share was taken. */
export function takenPart(error: unknown): 'username' | 'address' | null {
  const where = uniqueViolation(error)
  if (where === null) return null
  if (/username/.test(where)) return 'username'
  return /email|mobile/.test(where) ? 'address' : null
}
