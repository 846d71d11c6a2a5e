import { API, type PublicUser, type SessionAnswer } from '@salus/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { forgetUser, looksLoggedIn, rememberedFirstName, rememberedUserId, rememberUser } from './browser-user.ts'
import { send } from './client.ts'
import { announceExpiry } from './expiry.ts'
import { leaveRecord, otherRecord } from './other-record.ts'
import { queryClient } from './query-client.ts'
import { enterTab, isAfterAnother, isSomebodys, isWorkOfAnotherHere, leaveTab, tabUserId } from './tab-user.ts'
import { tellTabs } from './tabs.ts'

export { forgetUser, looksLoggedIn, rememberUser } from './browser-user.ts'

/** `left`: the person logged out here, and wants to return to nothing. */
export type KnownSession = SessionAnswer & { left?: boolean }

/** Who the server says is here. `data.user` is null for a visitor. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<KnownSession> => {
    const answer = await send(API.session, { schema: { parse: readSession }, signal, asksWho: true, own: true })
    const { user } = answer
    if (user && !isAfterAnother(user.id)) {
      rememberUser(user)
      enterTab(user.id)
      return answer
    }
    if (!user && looksLoggedIn()) forgetUser()
    // Whoever has logged in at another tab: of them this one shows nothing.
    if (isSomebodys()) announceExpiry()
    leaveTab()
    return { user: null }
  },
  staleTime: 60_000,
})

export function useSession() {
  return useQuery(sessionQuery)
}

/** Who to greet while the server is still asked: the one this browser remembers. Shows a name, opens nothing. */
export function usePresumedUser(): Pick<PublicUser, 'firstName' | 'hasPhoto' | 'isAdmin'> | null {
  const { data } = useSession()
  if (data) return data.user
  const firstName = looksLoggedIn() ? rememberedFirstName() : null
  return firstName === null ? null : { firstName, hasPhoto: false }
}

/** Who comes back to the first page. A visitor whom this browser does not know costs no question. */
export function useReturningUser(): Pick<PublicUser, 'firstName'> | null {
  const { data } = useQuery({ ...sessionQuery, enabled: looksLoggedIn() })
  return data?.user ?? null
}

/** Whose record the screens are about: one's own, unless another one is looked at. Empty while nobody is known. */
export function useRecordId(): string {
  const userId = useSession().data?.user?.id ?? tabUserId() ?? ''
  return otherRecord?.ownerId ?? userId
}

/** After a login: the screens know at once, without asking again. */
export function startSession(user: PublicUser) {
  rememberUser(user)
  tellTabs({ came: user.id })
  // What somebody else had begun here must not go on under the name of this one: the page is loaded anew.
  if (isWorkOfAnotherHere(user.id)) return leaveRecord()
  enterTab(user.id)
  queryClient.setQueryData(sessionQuery.queryKey, { user })
}

/** Drops everything that this tab holds of the person; drafts are kept unless the person logs out. */
export function forgetSession({ left = false } = {}) {
  const userId = tabUserId()
  if (left && userId !== null) tellTabs({ left: userId })
  drop(left)
}

/** The person has logged out at another tab, which has told all of them. */
export const leaveWithOtherTab = () => drop(true)

function drop(left: boolean) {
  // The browser may know somebody else by now, who has logged in at another tab.
  if (tabUserId() === rememberedUserId()) forgetUser()
  leaveTab({ isCleared: left })
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' && query.queryKey[0] !== 'site' })
  queryClient.setQueryData(sessionQuery.queryKey, left ? { user: null, left } : { user: null })
}

/** Whether this tab is still whose it was; asked again where only the server knows. */
export async function lookWhoIsHere(): Promise<void> {
  if (!isSomebodys()) return
  const remembered = rememberedUserId()
  if (remembered !== null && remembered !== tabUserId()) return announceExpiry()
  await queryClient.refetchQueries({ queryKey: sessionQuery.queryKey, type: 'active' }, { cancelRefetch: false })
}

// By hand, and not with SessionAnswerSchema: the landing page needs this answer and nothing else of zod.
function readSession(value: unknown): SessionAnswer {
  if (value === null || typeof value !== 'object' || !('user' in value)) throw new TypeError('No session in the answer')
  const { user } = value
  if (user === null) return { user: null }
  if (!isPublicUser(user)) throw new TypeError('Not a user')
  return { user }
}

function isPublicUser(value: unknown): value is PublicUser {
  if (value === null || typeof value !== 'object') return false
  const user = value as Record<keyof PublicUser, unknown>
  return (
    typeof user.id === 'string' &&
    typeof user.firstName === 'string' &&
    typeof user.username === 'string' &&
    typeof user.hasPhoto === 'boolean' &&
    (user.email === null || typeof user.email === 'string')
  )
}
