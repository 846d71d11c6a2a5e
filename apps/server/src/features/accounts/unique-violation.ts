/**
 * Which of the things that no two accounts share was already there; null when the failure is another one. PostgreSQL
 * names the constraint, SQLite the column.
 */
export function takenPart(error: unknown): 'username' | 'address' | null {
  const { code, constraint, message } = error as { code?: string; constraint?: string; message?: string }
  if (code !== '23505' && code !== 'SQLITE_CONSTRAINT_UNIQUE') return null
  const where = constraint ?? message ?? ''
  if (/username/.test(where)) return 'username'
  return /email|mobile/.test(where) ? 'address' : null
}
