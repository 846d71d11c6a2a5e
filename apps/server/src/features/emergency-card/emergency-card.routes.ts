import { API, CardChoiceSchema, CardTokenSchema, EmergencyCardSchema, OwnCardSchema } from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { networkOf } from '#server/platform/limits/network.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { emergencyCardRepository } from './emergency-card.repository.ts'
import { type EmergencyCardService, emergencyCardService } from './emergency-card.service.ts'

const VIEWS_A_MINUTE = 30

type ServiceDeps = Parameters<typeof emergencyCardService>[0]

interface Deps extends Omit<ServiceDeps, 'cards'> {
  database: Database
  vault: Vault
  rateLimitFactor: number
  /** Throws `confirmation_required` unless the person proved who they are just now. */
  requireConfirmed(request: FastifyRequest): Promise<unknown>
}

/** What a stranger should know in an emergency, without a login, as long as the person wants it. */
export function registerEmergencyCard(app: App, deps: Deps): Pick<EmergencyCardService, 'show' | 'endAddress'> {
  const service = emergencyCardService({ ...deps, cards: emergencyCardRepository(deps.database.db, deps.vault) })
  const tags = ['emergency-card']
  const own = { tags, response: { 200: OwnCardSchema } }

  app.get(API.emergencyCard, { schema: own }, (request) => service.show(requireIdentity(request).userId))

  app.put(API.emergencyCard, { schema: { ...own, body: CardChoiceSchema } }, async (request) => {
    const { userId } = requireIdentity(request)
    if (!(await service.isOn(userId))) await deps.requireConfirmed(request)
    return service.open(userId, request.body.parts)
  })

  app.delete(API.emergencyCard, { schema: own }, (request) => service.close(requireIdentity(request).userId))

  app.post(
    API.viewEmergencyCard,
    {
      config: {
        rateLimit: {
          max: VIEWS_A_MINUTE * deps.rateLimitFactor,
          timeWindow: '1 minute',
          keyGenerator: (request: FastifyRequest) => networkOf(request.ip),
        },
      },
      schema: { tags, body: CardTokenSchema, response: { 200: EmergencyCardSchema } },
    },
    (request) => service.view(request.body.token, request.identity?.userId ?? null),
  )
  return service
}
