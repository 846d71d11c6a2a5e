import { Readable } from 'node:stream'
import {
  API,
  ApplyImportSchema,
  IMPORT_KINDS,
  IMPORT_LIMITS,
  IMPORT_OUTCOMES,
  ImportAnswerSchema,
  ImportEntriesSchema,
  ImportListSchema,
  ImportSchema,
  NewImportSchema,
  UndoImportSchema,
  UndoPreviewSchema,
} from '@salus/contract'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { blocksRepository } from './blocks.repository.ts'
import { eventsRepository } from './events.repository.ts'
import { importSteps } from './import-steps.ts'
import { importsRepository } from './imports.repository.ts'
import { importsService } from './imports.service.ts'
import { importsTimeline } from './imports.timeline.ts'
import { keptEntries } from './kept-entries.ts'
import { keptImmunizations } from './kept-immunizations.ts'
import { keptProcedures } from './kept-procedures.ts'
import type { Rooms } from './rooms.ts'
import { importRunner } from './runner.ts'
import { sealKinds } from './seal-kinds.ts'

const Id = z.object({ id: z.uuid() })
const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
})
const Start = z.object({ start: z.coerce.number().int().min(0) })
const Entries = z.object({
  outcome: z.enum(IMPORT_OUTCOMES),
  kind: z.enum(IMPORT_KINDS).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,9}\.\d{1,9}$/)
    .optional(),
})

/** A file of 2 GB comes in a thousand parts. */
const PARTS_A_MINUTE = 1_200
const BODY_SLACK = 1_024

interface Deps {
  database: Database
  vault: Vault
  store: FileStore
  rooms: Rooms
  now: () => Date
  newId: () => string
  rateLimitFactor: number
}

export function registerImports(app: App, { database, vault, store, rooms, now, newId, rateLimitFactor }: Deps) {
  const imports = importsRepository(database, vault)
  const blocks = blocksRepository(database, vault)
  const events = eventsRepository(database, vault)
  const { work, removeFile } = importSteps({ database, imports, blocks, events, store, rooms, now })
  const onError = (error: unknown) =>
    app.log.error({ err: { type: (error as Error).name, stack: (error as Error).stack } }, 'import failed')
  const runner = importRunner({ imports, now, newId, work, onError })
  const service = importsService({ database, imports, blocks, store, rooms, runner, removeFile, now, newId })
  // An SQLite folder has one server at a time.
  app.addHook('onReady', () => runner.begin({ isAlone: database.dialect === 'sqlite' }))
  app.addHook('onClose', () => runner.close())
  const tags = ['imports']
  const one = { tags, params: Id, response: { 200: ImportSchema } }

  app.get(API.imports, { schema: { tags, querystring: Page, response: { 200: ImportListSchema } } }, (request) =>
    service.list(requireIdentity(request).userId, request.query.limit, request.query.cursor),
  )

  app.post(
    API.imports,
    { schema: { tags, body: NewImportSchema, response: { 201: ImportSchema } } },
    async (request, reply) => {
      const { userId } = requireIdentity(request)
      return reply.code(201).send(await service.start(userId, request.body))
    },
  )

  app.get(`${API.imports}/:id`, { schema: one }, (request) =>
    service.get(requireIdentity(request).userId, request.params.id),
  )

  app.delete(
    `${API.imports}/:id`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.discard(requireIdentity(request).userId, request.params.id)
      return reply.code(204).send(null)
    },
  )

  // In a scope of its own: nowhere else are bytes accepted.
  app.register((scope: App, _options, done) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.put(
      `${API.imports}/:id/content`,
      {
        bodyLimit: IMPORT_LIMITS.partBytes + BODY_SLACK,
        config: { rateLimit: { max: PARTS_A_MINUTE * rateLimitFactor, timeWindow: '1 minute' } },
        schema: { ...one, querystring: Start },
      },
      async (request) => {
        const { userId } = requireIdentity(request)
        if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_media_type')
        return service.receive(userId, request.params.id, request.query.start, request.body)
      },
    )
    done()
  })

  app.post(`${API.imports}/:id/answer`, { schema: { ...one, body: ImportAnswerSchema } }, (request) =>
    service.answer(requireIdentity(request).userId, request.params.id, request.body),
  )

  app.get(
    `${API.imports}/:id/entries`,
    { schema: { tags, params: Id, querystring: Entries, response: { 200: ImportEntriesSchema } } },
    (request) => service.entries(requireIdentity(request).userId, request.params.id, request.query),
  )

  app.get(`${API.imports}/:id/rest`, { schema: { tags, params: Id } }, async (request, reply) => {
    const { lines } = await service.rest(requireIdentity(request).userId, request.params.id)
    return reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .header('content-disposition', 'attachment; filename="not-taken-in.ndjson"')
      .send(Readable.from(lines))
  })

  app.post(`${API.imports}/:id/apply`, { schema: { ...one, body: ApplyImportSchema } }, (request) =>
    service.apply(requireIdentity(request).userId, request.params.id, request.body.isMine),
  )

  app.get(
    `${API.imports}/:id/undo`,
    { schema: { tags, params: Id, response: { 200: UndoPreviewSchema } } },
    (request) => service.previewUndo(requireIdentity(request).userId, request.params.id),
  )

  app.post(`${API.imports}/:id/undo`, { schema: { ...one, body: UndoImportSchema } }, (request) =>
    service.undo(requireIdentity(request).userId, request.params.id, request.body.edited),
  )

  return {
    list: service.list,
    entries: service.entries,
    find: service.find,
    kept: (ownerId: string) => keptEntries(ownerId, { imports, blocks }),
    procedures: (ownerId: string) => keptProcedures(ownerId, { imports, blocks }),
    ...keptImmunizations({ imports, blocks, events, now }),
    start: (ownerId: string, given: z.input<typeof NewImportSchema>) =>
      service.start(ownerId, NewImportSchema.parse(given)),
    receive: service.receive,
    apply: service.apply,
    purge: service.purge,
    timeline: importsTimeline(imports, events, rooms),
    /** Seals what earlier versions left open, and counts its rows. */
    sealEarlier: () => sealKinds(database.db, vault),
  }
}
