import { CALLED_BY } from '@salus/contract'
import { rememberedUserId } from './browser-user.ts'
import { otherRecord } from './other-record.ts'

// All tabs of a browser share one session; whose session that is may change under a tab. So each knows for itself whose
// it is, from the server's answer on, and never becomes another person's by itself.

type Tab = { userId: string | null } | 'not known yet'

let tab: Tab = 'not known yet'
/** Who was here last, in this load of the page, and whether all that they had begun is gone from it. */
let last: { userId: string; isCleared: boolean } | null = null

/** Null for a visitor. Until the server has said who is here, whoever this browser remembers. */
export const tabUserId = (): string | null => (tab === 'not known yet' ? rememberedUserId() : tab.userId)

/** As the server has said, or a login here. */
export const isTabOf = (userId: string): boolean => tab !== 'not known yet' && tab.userId === userId

/** The server has said, or a login here, whose this tab is. */
export const isSomebodys = (): boolean => tab !== 'not known yet' && tab.userId !== null

/** Whether somebody else has been here since the page was loaded. */
export const isAfterAnother = (userId: string): boolean => last !== null && last.userId !== userId

/** Whether work of somebody else may still be in the memory of this page. */
export const isWorkOfAnotherHere = (userId: string): boolean => isAfterAnother(userId) && last?.isCleared === false

export function enterTab(userId: string): void {
  tab = { userId }
  last = { userId, isCleared: false }
}

/** `isCleared`: with all that was begun, as at a logout. */
export function leaveTab({ isCleared = false } = {}): void {
  tab = { userId: null }
  if (last && isCleared) last = { ...last, isCleared }
}

/** As a page that has just been loaded. */
export function startTabAnew(): void {
  tab = 'not known yet'
  last = null
}

/** Tells the server for whom this tab calls: it refuses what would be somebody else's doing. */
export function tabHeaders(): Record<string, string> {
  return tab === 'not known yet' ? {} : { [CALLED_BY.header]: tab.userId ?? CALLED_BY.nobody }
}

/** Whose drafts this tab keeps: those about another person's record stand apart. */
export function draftOwner(): string {
  const userId = tabUserId() ?? 'visitor'
  return otherRecord ? `${userId}@${otherRecord.ownerId}` : userId
}
