import { Readable } from 'node:stream'
import { API, DoctorSheetSchema, EXPORT_FORMATS, type ExportFormat } from '@salus/contract'
import { z } from 'zod'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { bytesOf } from './bytes-of.ts'
import { type NamesOf, sheetService } from './doctor-sheet.service.ts'
import { exportsService } from './exports.service.ts'
import type { Rooms } from './rooms.ts'

const EXPORTS_A_MINUTE = 20

const Options = z.object({
  files: z.enum(['true', 'false']).default('false'),
  timeZone: z.string().min(1).max(60).optional(),
})
const SheetAsk = z.object({
  from: z.iso.datetime({ offset: true }).optional(),
  timeZone: z.string().min(1).max(60).default('UTC'),
})

interface Deps {
  rooms: Rooms
  /** Names of conditions, allergies and operations in several languages. */
  namesOf: NamesOf
  now: () => Date
  rateLimitFactor: number
}

export interface Exports {
  write: ReturnType<typeof exportsService>['write']
}

/** The person's own record, to take along; nobody else's can be asked for. */
export function registerExports(app: App, { rooms, namesOf, now, rateLimitFactor }: Deps): Exports {
  const service = exportsService(rooms, { now })
  const sheet = sheetService(rooms, { now, namesOf })
  const tags = ['exports']
  const config = { rateLimit: { max: EXPORTS_A_MINUTE * rateLimitFactor, timeWindow: '1 minute' } }

  for (const [format, { type, name }] of Object.entries(EXPORT_FORMATS) as [
    ExportFormat,
    (typeof EXPORT_FORMATS)[ExportFormat],
  ][]) {
    app.get(API.exportFile(format), { config, schema: { tags, querystring: Options } }, async (request, reply) => {
      const { userId } = requireIdentity(request)
      const { files, timeZone } = request.query
      const options = { files: files === 'true', ...(timeZone && { timeZone }) }
      // Bytes and not texts, so that what waits for a slow reader is counted and bounded.
      const pieces = Readable.from(bytesOf(service.write(format, userId, options)), { objectMode: false })
      return reply
        .header('content-type', `${type}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(pieces)
    })
  }

  app.get(
    API.doctorSheet,
    { schema: { tags, querystring: SheetAsk, response: { 200: DoctorSheetSchema } } },
    (request) => sheet(requireIdentity(request).userId, request.query),
  )
  return { write: service.write }
}
