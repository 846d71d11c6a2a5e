import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import { carefulFetch } from '#server/platform/http/careful-fetch.ts'
import { isPageOfService } from '#server/platform/http/page-of-service.ts'

const LIMIT_MS = 5_000
const OLDEST_S = 10 * 60
const ask = carefulFetch(500_000)

const Discovery = z.object({ authorization_endpoint: z.url(), jwks_uri: z.url(), issuer: z.string() })

const Claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: z.email().max(254).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(120).optional(),
  /** When Google last made sure of the person, in seconds; it says so where the host has switched it on there. */
  auth_time: z.number().int().min(0).optional(),
})
export type GoogleClaims = z.infer<typeof Claims>

/** What Google says of itself and of a person, by OpenID Connect. Its keys are fetched when they are needed, and kept. */
export function googleTokens({ clientId, issuer }: { clientId: string; issuer: string }, now: () => Date) {
  let known: ReturnType<typeof discover> | undefined

  async function discover() {
    const url = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`
    const answer = await ask(url, { signal: AbortSignal.timeout(LIMIT_MS) })
    if (!answer.ok) throw new Error(`Google answered ${answer.status}.`)
    const found = Discovery.parse(await answer.json())
    // Letter by letter: else one service could speak for another.
    if (found.issuer !== issuer) throw new Error(`It calls itself ${found.issuer}, and not ${issuer}.`)
    const page = found.authorization_endpoint
    if (!isPageOfService(issuer, page)) throw new Error(`Its page is at ${page}, and not at ${issuer}.`)
    const { createRemoteJWKSet, customFetch } = await import('jose')
    const options = { timeoutDuration: LIMIT_MS, [customFetch]: ask }
    return { ...found, keys: createRemoteJWKSet(new URL(found.jwks_uri), options) }
  }

  async function google() {
    known ??= discover()
    try {
      return await known
    } catch (cause) {
      // Not remembered: the next person asks again.
      known = undefined
      throw new AppError('google_failed', { cause })
    }
  }

  return {
    async signInUrl(options: { state: string; nonce: string; returnTo: string }): Promise<string> {
      const url = new URL((await google()).authorization_endpoint)
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: options.returnTo,
        response_type: 'id_token',
        response_mode: 'fragment',
        scope: 'openid email profile',
        prompt: 'select_account',
        claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
        state: options.state,
        nonce: options.nonce,
      }).toString()
      return url.href
    },

    /** Signature, issuer, audience, age and nonce, or `google_refused`. */
    async read(idToken: string, nonce: string): Promise<GoogleClaims> {
      const { keys, issuer: named } = await google()
      const { jwtVerify, errors } = await import('jose')
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          // Google writes its name both ways.
          issuer: [named, named.replace('https://', '')],
          audience: clientId,
          algorithms: ['RS256', 'ES256'],
          requiredClaims: ['exp', 'iat'],
          maxTokenAge: OLDEST_S,
          currentDate: now(),
        })
        const claims = Claims.parse(payload)
        if (claims.nonce !== nonce) throw new Error('The token was made for another login.')
        return claims
      } catch (cause) {
        const isOutage = cause instanceof errors.JWKSTimeout || cause instanceof TypeError
        throw new AppError(isOutage ? 'google_failed' : 'google_refused', { cause })
      }
    },
  }
}

export type GoogleTokens = ReturnType<typeof googleTokens>
