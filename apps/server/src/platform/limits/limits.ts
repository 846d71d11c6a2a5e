import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/**
 * Limits on how often one client may call. Counted in this process: ten processes behind a balancer allow ten times as
 * much, which is still far below what guessing needs, because tries of a code and of a password are also counted in
 * the database.
 */
export async function limitRates(app: FastifyInstance, factor: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: 600 * factor,
    timeWindow: '1 minute',
    cache: 20_000,
    skipOnError: true,
    errorResponseBuilder: (_request, context) =>
      new AppError('too_many_requests', { details: { seconds: Math.ceil(context.ttl / 1_000) } }),
  })
}

/** For `config` of a route: at most `max` calls a window from one client. */
export function routeLimit(factor: number, max: number, timeWindow: string) {
  return { rateLimit: { max: max * factor, timeWindow } }
}
