import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { networkOf } from './network.ts'

/**
 * Limits on how often one person, or one network of visitors, may call the API. Counted in this process: ten processes behind a balancer allow ten times as
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
    // Pages and their files cost next to nothing, and a whole office may come from one address.
    allowList: (request) => !request.url.startsWith('/api/'),
    keyGenerator: (request) => (request.identity ? `user ${request.identity.userId}` : networkOf(request.ip)),
    errorResponseBuilder: (_request, context) =>
      new AppError('too_many_requests', { details: { seconds: Math.ceil(context.ttl / 1_000) } }),
  })
}
