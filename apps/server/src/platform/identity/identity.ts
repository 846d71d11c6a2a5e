import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { actForAnother, actForNamedInBody, type CircleLookup } from './acting-for.ts'
import type { ApiKeyLookup } from './api-key-lookup.ts'
import type { Auth, Caller, FoundSession } from './auth.ts'
import { keepTabsApart } from './called-by.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null for a visitor. */
    identity: FoundSession | null
    /** A member who tried what is not shared with them. */
    refused: { ownerId: string; memberId: string } | null
    /** On the clock of the process, which only goes on. */
    identifiedAt: number
  }
}

/**
 * A session, a key or a grant may end while a body is on its way. Of one that comes at once, which is nearly all, that is
 * not asked again: a second look would cost each call what the first does.
 */
const LATE_BODY_MS = 250

/**
 * Finds out who calls, from a personal key, the session cookie or a bearer session token, and about whose record, before any
 * route of the API runs.
 */
export function identifyCallers(app: FastifyInstance, auth: Auth, apiKeys: ApiKeyLookup, circle: CircleLookup): void {
  app.decorateRequest('identity', null)
  app.decorateRequest('refused', null)
  app.decorateRequest('identifiedAt', 0)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    // A session slides on with use; a cookie of one that has ended is taken away.
    sendCookies(reply, await identify(request))
    request.identifiedAt = performance.now()
  })
  app.addHook('preValidation', async (request) => {
    const isLate = performance.now() - request.identifiedAt > LATE_BODY_MS
    if (request.identity && isLate) {
      await identify(request)
      requireIdentity(request)
    }
    await actForNamedInBody(request, circle)
  })

  async function identify(request: FastifyRequest): Promise<string[]> {
    const setCookies = bringsProof(request, auth.cookieNames) ? await prove(request) : []
    keepTabsApart(request)
    await actForAnother(request, circle)
    return setCookies
  }

  async function prove(request: FastifyRequest): Promise<string[]> {
    const key = apiKeys.keyIn(request.headers)
    if (key !== undefined) {
      const { url } = request.routeOptions
      if (url) request.identity = await apiKeys.find(key, `${request.method} ${url}`)
      return []
    }
    const { value, setCookies } = await auth.findSession(callerOf(request))
    request.identity = value
    return setCookies
  }
}

/** Whose record the call is about, or 401. It is the caller's own, unless `member` says who calls, or 401. */
export function requireIdentity(request: FastifyRequest): FoundSession {
  if (!request.identity) throw new AppError('session_required')
  return request.identity
}

/** Who calls, whoever's record it is about, or 401. */
export function requireCaller(request: FastifyRequest): FoundSession {
  const identity = requireIdentity(request)
  const { member } = identity
  return member ? { userId: member.memberId, sessionId: member.sessionId } : identity
}

/** As `onRequest` of a route that takes much: strangers are refused before the body is read. */
export async function refuseStrangers(request: FastifyRequest): Promise<void> {
  requireIdentity(request)
}

export function callerOf(request: FastifyRequest): Caller {
  const { cookie, authorization, 'user-agent': userAgent } = request.headers
  return { cookie, authorization, userAgent, address: request.ip }
}

export function sendCookies(reply: FastifyReply, setCookies: string[]): void {
  for (const cookie of setCookies) reply.header('set-cookie', cookie)
}

function bringsProof({ headers }: FastifyRequest, cookieNames: readonly string[]): boolean {
  return (
    headers.authorization !== undefined ||
    headers['x-api-key'] !== undefined ||
    cookieNames.some((name) => headers.cookie?.includes(`${name}=`))
  )
}
