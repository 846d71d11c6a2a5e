import { API, type PublicUser, type SessionAnswer } from '@salus/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { forgetUser, looksLoggedIn, rememberedFirstName, rememberedUserId, rememberUser } from './browser-user.ts'
import { send } from './client.ts'
import { otherRecord } from './other-record.ts'
import { queryClient } from './query-client.ts'

export { forgetUser, looksLoggedIn, rememberUser } from './browser-user.ts'

/** `left`: the person logged out here, and wants to return to nothing. */
export type KnownSession = SessionAnswer & { left?: boolean }

/** Who the server says is here. `data.user` is null for a visitor. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<KnownSession> => {
    const answer = await send(API.session, { schema: { parse: readSession }, signal, own: true })
    if (answer.user) rememberUser(answer.user)
    else if (looksLoggedIn()) forgetUser()
    return answer
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

/** Whose record the screens are about: one's own, unless another one is looked at. Empty while nobody is known. */
export function useRecordId(): string {
  const userId = useSession().data?.user?.id ?? rememberedUserId() ?? ''
  return otherRecord?.ownerId ?? userId
}

/** After a login: the screens know at once, without asking again. */
export function startSession(user: PublicUser) {
  rememberUser(user)
  queryClient.setQueryData(sessionQuery.queryKey, { user })
}

/** Drops everything that this browser holds of the person; drafts are kept unless the person logs out. */
export function forgetSession({ left = false } = {}) {
  forgetUser()
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' && query.queryKey[0] !== 'site' })
  queryClient.setQueryData(sessionQuery.queryKey, left ? { user: null, left } : { user: null })
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
