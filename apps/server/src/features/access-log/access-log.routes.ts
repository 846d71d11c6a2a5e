import { AsyncLocalStorage } from 'node:async_hooks'
import { AccessFilterSchema, type AccessKind, AccessLogSchema, AccessPeopleSchema, API } from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { networkOf } from '#server/platform/limits/network.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { accessLogRepository } from './access-log.repository.ts'
import { type Access, type AccessLogService, accessLogService } from './access-log.service.ts'
import { fillPersons } from './fill-persons.ts'
import { kindOfRoute } from './kind-of-route.ts'

const FLUSH_MS = 2_000
const PROGRAM_LENGTH = 200
const NOWHERE = { network: '', program: '' }

const Page = AccessFilterSchema.extend({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
})

/** The call that is being answered. */
const answered = new AsyncLocalStorage<FastifyRequest>()

interface Deps {
  database: Database
  vault: Vault
  now: () => Date
  newId: () => string
  /** Of a member of the care circle. */
  nameOf: (userId: string) => Promise<string>
}

export interface AccessLogFeature {
  /**
   * The assistant, or a stranger with the card, has looked into this part of a person's record. Who asked the assistant
   * is the member of the call that is being answered.
   */
  noteOther(ownerId: string, actor: 'assistant' | 'emergency card', kind: AccessKind): Promise<void>
  /** Whoever makes the call that is being answered has changed another part of the record than its route tells. */
  noteChange(kind: AccessKind): Promise<void>
  list: AccessLogService['list']
  /** Whose lines they are, of those of earlier versions; how many it was. */
  sealEarlier(): Promise<number>
  purge(): Promise<void>
}

/** Watches every answered call for what it read or changed, and shows it to whose record it is. */
export function registerAccessLog(app: App, { database, vault, now, newId, nameOf }: Deps): AccessLogFeature {
  const onError = (error: unknown) =>
    app.log.error({ err: { type: (error as Error).name } }, 'the access log was not written')
  const service = accessLogService({ nameOf, log: accessLogRepository(database.db, vault), now, newId, onError })
  const flushing = setInterval(() => void service.flush(), FLUSH_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(flushing)
    await service.flush()
  })

  // Not earlier: the reading of a body loses what stands around it.
  app.addHook('preHandler', (request, _reply, done) => answered.run(request, done))

  // Before the answer leaves: whoever has it stands in the log, whatever becomes of this process.
  app.addHook('onSend', async (request, reply, payload) => {
    const access = accessOf(request, reply.statusCode)
    if (access) await service.note(access)
    return payload
  })

  app.get(
    API.accessLog,
    { schema: { tags: ['profile'], querystring: Page, response: { 200: AccessLogSchema } } },
    (request) => {
      const { limit, cursor, ...filter } = request.query
      return service.list(requireIdentity(request).userId, limit, cursor, filter)
    },
  )

  app.get(API.accessLogPeople, { schema: { tags: ['profile'], response: { 200: AccessPeopleSchema } } }, (request) =>
    service.people(requireIdentity(request).userId),
  )

  return {
    list: service.list,
    sealEarlier: () => fillPersons(database.db, vault),
    noteOther(ownerId, actor, kind) {
      const member = actor === 'assistant' ? answered.getStore()?.identity?.member : undefined
      return service.note({ ownerId, memberId: member?.memberId, actor, kind, action: 'read', from: NOWHERE })
    },
    async noteChange(kind) {
      const request = answered.getStore()
      const by = request && callerOf(request)
      if (by) await service.note({ ...by, kind, action: 'changed' })
    },
    async purge() {
      await service.flush()
      await service.purge()
    },
  }
}

function accessOf(request: FastifyRequest, statusCode: number): Access | null {
  const { refused, routeOptions, method } = request
  const kind = kindOfRoute(routeOptions.url ?? '')
  if (!kind) return null
  if (refused) return { ...refused, actor: 'member', kind, action: 'refused', from: fromOf(request) }
  const by = statusCode >= 400 ? null : callerOf(request)
  return by && { ...by, kind, action: method === 'GET' || method === 'HEAD' ? 'read' : 'changed' }
}

function callerOf(request: FastifyRequest): Pick<Access, 'ownerId' | 'memberId' | 'actor' | 'from'> | null {
  if (!request.identity) return null
  const { userId: ownerId, apiKeyId, member } = request.identity
  const actor = member ? 'member' : apiKeyId ? 'device key' : 'me'
  return { ownerId, memberId: member?.memberId, actor, from: fromOf(request) }
}

const fromOf = (request: FastifyRequest): Access['from'] => ({
  network: networkOf(request.ip),
  program: (request.headers['user-agent'] ?? '').slice(0, PROGRAM_LENGTH),
})
