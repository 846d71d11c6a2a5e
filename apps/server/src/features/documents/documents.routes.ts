import {
  API,
  DocumentChangeSchema,
  DocumentListSchema,
  NewDocumentSchema,
  type PlanLimits,
  SavedDocumentSchema,
  StorageUseSchema,
} from '@salus/contract'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { refuseStrangers, requireIdentity } from '#server/platform/identity/identity.ts'
import type { TimelineSource } from '#server/platform/timeline/source.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { documentsRepository } from './documents.repository.ts'
import { type DocumentsService, documentsService, restorableSince, WITHOUT_LIMIT } from './documents.service.ts'
import { documentsTimeline } from './documents.timeline.ts'
import { type ImportedDocuments, importedDocuments } from './imported-documents.ts'
import { originalFilesRepository } from './original-files.repository.ts'
import { registerOriginalFiles } from './original-files.routes.ts'
import { originalFilesService } from './original-files.service.ts'

const Id = z.object({ id: z.uuid() })
const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
  search: z.string().trim().max(100).optional(),
})

// A document of 200 000 characters can be 800 kB of UTF-8, and JSON may escape it to more.
const DOCUMENT_BODY_LIMIT = 2 * 1024 * 1024

interface Deps {
  database: Database
  vault: Vault
  now: () => Date
  limitsOf: (userId: string) => Promise<PlanLimits>
  /** For the files that documents were read from. */
  store: FileStore
  newId: () => string
  rateLimitFactor: number
}

export function registerDocuments(
  app: App,
  { database, vault, now, limitsOf, store, newId, rateLimitFactor }: Deps,
): Omit<DocumentsService, 'purge'> & {
  openFile: ReturnType<typeof originalFilesService>['open']
  purge(): Promise<void>
  imported: ImportedDocuments
  timeline: TimelineSource
} {
  const files = originalFilesRepository(database, vault)
  const documents = documentsRepository(database, vault, files)
  const service = documentsService(documents, {
    now,
    limitOf: async (ownerId) => (await limitsOf(ownerId)).storageBytes ?? WITHOUT_LIMIT,
  })
  const originals = originalFilesService({ documents: service, files, store, newId })
  registerOriginalFiles(app, { service: originals, rateLimitFactor })
  const tags = ['documents']

  app.get(API.documents, { schema: { tags, querystring: Page, response: { 200: DocumentListSchema } } }, (request) => {
    const { userId } = requireIdentity(request)
    const { limit, cursor, search } = request.query
    return search ? service.search(userId, search) : service.list(userId, limit, cursor)
  })

  app.post(
    API.documents,
    {
      bodyLimit: DOCUMENT_BODY_LIMIT,
      onRequest: refuseStrangers,
      schema: { tags, body: NewDocumentSchema, response: { 201: SavedDocumentSchema } },
    },
    async (request, reply) => {
      const { userId } = requireIdentity(request)
      return reply.code(201).send(await service.save(userId, request.body))
    },
  )

  app.get(API.storage, { schema: { tags, response: { 200: StorageUseSchema } } }, (request) =>
    service.storage(requireIdentity(request).userId),
  )

  app.get(`${API.documents}/:id`, { schema: { tags, params: Id, response: { 200: SavedDocumentSchema } } }, (request) =>
    service.get(requireIdentity(request).userId, request.params.id),
  )

  app.patch(
    `${API.documents}/:id`,
    { schema: { tags, params: Id, body: DocumentChangeSchema, response: { 200: SavedDocumentSchema } } },
    (request) => service.change(requireIdentity(request).userId, request.params.id, request.body),
  )

  app.delete(
    `${API.documents}/:id`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.remove(requireIdentity(request).userId, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${API.documents}/:id/restore`,
    { schema: { tags, params: Id, response: { 200: SavedDocumentSchema } } },
    (request) => service.restore(requireIdentity(request).userId, request.params.id),
  )
  return {
    ...service,
    openFile: originals.open,
    imported: importedDocuments({ database, service, originals, files, store }),
    timeline: documentsTimeline(documents),
    /** What was deleted more than a day ago cannot be restored any more. */
    async purge() {
      const before = restorableSince(now())
      try {
        await originals.purge(before)
      } finally {
        await service.purge(before)
      }
    },
  }
}
