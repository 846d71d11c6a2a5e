import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
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
    keyGenerator: (request) => callerKey(request),
    errorResponseBuilder: (_request, context) =>
      new AppError('too_many_requests', { details: { seconds: Math.ceil(context.ttl / 1_000) } }),
  })
}

/** A device that calls too often does not lock its owner out. */
function callerKey({ identity, ip }: FastifyRequest): string {
  if (!identity) return networkOf(ip)
  return identity.apiKeyId ? `key ${identity.apiKeyId}` : `user ${identity.member?.memberId ?? identity.userId}`
}
