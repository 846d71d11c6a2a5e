import {
  AdherenceSchema,
  API,
  DoseDaysAskSchema,
  DoseDaysSchema,
  DoseMarkListSchema,
  DosesTodaySchema,
  MARKS_PAGE,
  MarkAnswersSchema,
  NewDoseMarksSchema,
} from '@salus/contract'
import { z } from 'zod'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { doseTable } from './dose-table.ts'
import { type DosesService, judgeSpan } from './doses.service.ts'

const Id = z.object({ id: z.uuid() })
const Moment = z.iso.datetime({ offset: true })
const List = z.object({
  from: Moment.optional(),
  to: Moment.optional(),
  medicineId: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(MARKS_PAGE).default(100),
  cursor: z.string().max(200).optional(),
})
const Today = z.object({ timeZone: z.string().min(1).max(60).default('UTC') })

export function registerDoses(app: App, service: DosesService, table: ReturnType<typeof doseTable>): void {
  const tags = ['medicines']

  app.get(API.doses, { schema: { tags, querystring: List, response: { 200: DoseMarkListSchema } } }, (request) =>
    service.list(requireIdentity(request).userId, request.query),
  )

  app.post(
    API.doses,
    { schema: { tags, body: NewDoseMarksSchema, response: { 200: MarkAnswersSchema } } },
    async (request) => {
      const { userId, member } = requireIdentity(request)
      return { items: await service.mark(userId, request.body.marks, member?.memberId ?? null) }
    },
  )

  app.delete(
    `${API.doses}/:id`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      const { userId, member } = requireIdentity(request)
      await service.undo(userId, request.params.id, member?.memberId ?? null)
      return reply.code(204).send(null)
    },
  )

  app.get(API.dosesToday, { schema: { tags, querystring: Today, response: { 200: DosesTodaySchema } } }, (request) =>
    service.today(requireIdentity(request).userId, request.query.timeZone),
  )

  app.get(
    API.doseDays,
    { schema: { tags, querystring: DoseDaysAskSchema, response: { 200: DoseDaysSchema } } },
    (request) => service.days(requireIdentity(request).userId, request.query),
  )

  app.get(API.doseTable, { schema: { tags, querystring: DoseDaysAskSchema } }, async (request, reply) => {
    let text = ''
    for await (const piece of table(requireIdentity(request).userId, judgeSpan(request.query))) text += piece
    return reply.header('content-type', 'text/csv; charset=utf-8').send(text)
  })

  app.get(
    API.adherence,
    { schema: { tags, querystring: DoseDaysAskSchema, response: { 200: AdherenceSchema } } },
    (request) => service.adherence(requireIdentity(request).userId, request.query),
  )
}
