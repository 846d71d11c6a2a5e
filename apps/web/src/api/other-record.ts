import { ACTING_FOR_HEADER, MESSAGES, PAGES } from '@salus/contract'

/** A record of another person, which this tab looks at instead of one's own. */
export interface OtherRecord {
  ownerId: string
  name: string
}

const KEY = 'record'
const ENDED_KEY = 'record-ended'

/**
 * Null for one's own. Of this tab, and the same as long as the page lives: every switch loads the page anew, so that
 * nothing of one record is left in memory to be shown, or saved, as another's.
 */
export const otherRecord: OtherRecord | null = readStored()

/** Says to the server whose record a call is about. */
export const recordHeaders = (): Record<string, string> =>
  otherRecord ? { [ACTING_FOR_HEADER]: otherRecord.ownerId } : {}

export function openRecord(record: OtherRecord, page: string = PAGES.home): void {
  sessionStorage.setItem(KEY, JSON.stringify(record))
  window.location.assign(page)
}

/** Its person is called something else from now on, on every page. */
export function renameRecord(name: string): void {
  if (!otherRecord || otherRecord.name === name) return
  sessionStorage.setItem(KEY, JSON.stringify({ ...otherRecord, name }))
  window.location.reload()
}

/** Back to one's own. */
export function leaveRecord(page: string = PAGES.home): void {
  sessionStorage.removeItem(KEY)
  window.location.assign(page)
}

let isClosed = false
const listeners = new Set<() => void>()

/** Called before the page goes. */
export const onRecordClosed = (listener: () => void): void => void listeners.add(listener)

/** The server does not open it any more: the page goes at once, with all that it shows, and the next one says why. */
export function recordClosed(): void {
  if (!otherRecord || isClosed) return
  isClosed = true
  sessionStorage.removeItem(KEY)
  sessionStorage.setItem(ENDED_KEY, otherRecord.name)
  for (const listener of listeners) listener()
  window.location.replace(PAGES.careCircle)
}

/** What is to be said after a record was closed; null where none was. */
export function closedSentence(): string | null {
  const name = sessionStorage.getItem(ENDED_KEY)
  return name === null ? null : MESSAGES.careCircle.ended.replace('{name}', name)
}

export const forgetClosed = (): void => sessionStorage.removeItem(ENDED_KEY)

function readStored(): OtherRecord | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (value === null || typeof value !== 'object' || !('ownerId' in value) || !('name' in value)) return null
    const { ownerId, name } = value
    return typeof ownerId === 'string' && ownerId !== '' && typeof name === 'string' ? { ownerId, name } : null
  } catch {
    return null
  }
}
