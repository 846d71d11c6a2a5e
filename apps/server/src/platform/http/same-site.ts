import { API } from '@salus/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

// A balancer asks by address, and there is nothing to learn; metrics are guarded in another way.
const HEALTH = new Set<string>([API.live, API.ready, API.metrics])
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site could make a browser send. The host check stops DNS rebinding, which matters on loopback
 * above all; the origin check is the second lock beside the cookie's SameSite.
 */
export function refuseOtherSites(
  app: FastifyInstance,
  allowed: { hosts: (host: string) => boolean; origins: (origin: string) => boolean },
): void {
  app.addHook('onRequest', async (request) => {
    if (!allowed.hosts(request.host) && !HEALTH.has(request.url)) throw new AppError('host_refused')
    if (SAFE.has(request.method)) return
    const { origin } = request.headers
    if (origin !== undefined) {
      if (!allowed.origins(origin)) throw new AppError('origin_refused')
      return
    }
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('origin_refused')
    // Browsers tell at least one of the two. A program sends its proof as a header of its own, not as a cookie.
    if (site === undefined && request.headers.cookie !== undefined && !request.headers.authorization)
      throw new AppError('origin_refused')
  })
}
