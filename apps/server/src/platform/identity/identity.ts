import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { actForAnother, actForNamedInBody, type CircleLookup } from './acting-for.ts'
import type { ApiKeyLookup } from './api-key-lookup.ts'
import type { Auth, Caller, FoundSession } from './auth.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null for a visitor. */
    identity: FoundSession | null
  }
}

/**
 * Finds out who calls, from a personal key, the session cookie or a bearer session token, and about whose record, before any
 * route of the API runs.
 */
export function identifyCallers(app: FastifyInstance, auth: Auth, apiKeys: ApiKeyLookup, circle: CircleLookup): void {
  app.decorateRequest('identity', null)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || !bringsProof(request, auth.cookieName)) return
    const { url } = request.routeOptions
    if (apiKeys.isKey(request.headers.authorization)) {
      if (url) request.identity = await apiKeys.find(request.headers.authorization, `${request.method} ${url}`)
      await actForAnother(request, circle)
      return
    }
    const { value, setCookies } = await auth.findSession(callerOf(request))
    request.identity = value
    // A session slides on with use; a cookie of one that has ended is taken away.
    sendCookies(reply, setCookies)
    await actForAnother(request, circle)
  })
  app.addHook('preValidation', (request) => actForNamedInBody(request, circle))
}

/** Whose record the call is about, or 401. It is the caller's own, unless `member` says who calls, or 401. */
export function requireIdentity(request: FastifyRequest): FoundSession {
  if (!request.identity) throw new AppError('session_required')
  return request.identity
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

function bringsProof({ headers }: FastifyRequest, cookieName: string): boolean {
  return headers.authorization !== undefined || headers.cookie?.includes(`${cookieName}=`) === true
}
