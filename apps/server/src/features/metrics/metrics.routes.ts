import { createHash, timingSafeEqual } from 'node:crypto'
import { API, WebVitalSchema } from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import type { Metrics } from '#server/platform/telemetry/metrics.ts'

const VITALS_A_MINUTE = 60

interface Deps {
  metrics: Metrics
  token: string | undefined
  rateLimitFactor: number
}

/** `/metrics` in the format of Prometheus, for this machine or who has the token; and what browsers measure of pages. */
export function registerMetrics(app: App, { metrics, token, rateLimitFactor }: Deps): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none'
    metrics.request(reply.elapsedTime / 1_000, { method, route, status: reply.statusCode })
  })

  app.get(API.metrics, { logLevel: 'silent', schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) throw new AppError('not_found')
    return reply.type(metrics.contentType).send(await metrics.text())
  })

  app.post(
    API.webVitals,
    {
      bodyLimit: 16 * 1024,
      config: { rateLimit: { max: VITALS_A_MINUTE * rateLimitFactor, timeWindow: '1 minute' } },
      schema: { tags: ['metrics'], body: WebVitalSchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      metrics.webVital(request.body)
      return reply.code(204).send(null)
    },
  )
}

/** With a token set, it alone opens. Without, only this machine, asking directly: what a proxy passes on is not that. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isPassedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => headers[name] !== undefined)
  return !isPassedOn && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted))
