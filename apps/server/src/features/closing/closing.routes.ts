import { API, CloseAccountSchema, ClosingCountsSchema, ClosingSchema } from '@salus/contract'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { closingRepository } from './closing.repository.ts'
import { closingService } from './closing.service.ts'

interface Deps {
  database: Database
  vault: Vault
  store: FileStore
  profile: Parameters<typeof closingService>[0]['profile']
  endBilling: (ownerId: string) => Promise<void>
  mode: 'demo' | 'production'
  now: () => Date
}

/** The end of an account: asked for, taken back, and carried out by `purge`. */
export function registerClosing(app: App, deps: Deps): { purge(): Promise<void> } {
  const service = closingService({ ...deps, closings: closingRepository(deps.database.db) })
  const tags = ['profile']
  const nothing = { 204: z.null() }

  app.get(API.closing, { schema: { tags, response: { 200: ClosingSchema } } }, (request) =>
    service.show(requireIdentity(request).userId),
  )

  app.get(API.closingCounts, { schema: { tags, response: { 200: ClosingCountsSchema } } }, (request) =>
    service.counts(requireIdentity(request).userId),
  )

  app.post(API.closing, { schema: { tags, body: CloseAccountSchema, response: nothing } }, async (request, reply) => {
    await service.ask(requireIdentity(request), request.body.password)
    return reply.code(204).send(null)
  })

  app.delete(API.closing, { schema: { tags, response: nothing } }, async (request, reply) => {
    await service.takeBack(requireIdentity(request).userId)
    return reply.code(204).send(null)
  })
  return { purge: service.purge }
}
