import type { Config } from '#server/config.ts'

export type Addressed = Pick<Config, 'mode' | 'hstsSubdomains'>

/**
 * As long as browsers remember to come by https alone. In production: the machine of a household may serve other things
 * by plain http under the same name, and when it makes itself a new authority, browsers must let people in to fetch it.
 */
export const HSTS_SECONDS = 31_536_000

/** For answers that no hook sees, since nobody could read their call. They hold nothing that a page needs. */
export function shortAnswerHeaders({ mode, hstsSubdomains }: Addressed): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(mode === 'production' && {
      'strict-transport-security': `max-age=${HSTS_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  }
}
