import type { SessionInfo } from '@salus/contract'

/** In the reader's own calendar and language. */
export const readableTime = (iso: string) =>
  new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export const readableDay = (iso: string) => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' })

const WAYS: Record<SessionInfo['way'], string> = {
  password: 'with your password',
  passkey: 'with a passkey',
  google: 'with Google',
}
export const wayWords = (way: SessionInfo['way']) => WAYS[way]
