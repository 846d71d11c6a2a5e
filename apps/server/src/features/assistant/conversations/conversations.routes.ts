import {
  API,
  ConversationListSchema,
  ConversationSchema,
  ConversationSummarySchema,
  ConversationTitleSchema,
  NewMessageSchema,
  OpenBranchSchema,
  OutgoingSchema,
  type ReplyEvent,
  VisitorMessageSchema,
} from '@salus/contract'
import { LANGUAGE_OF } from '@salus/terms/languages'
import type { HealthRecord } from '@salus/triage'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { networkOf } from '#server/platform/limits/network.ts'
import type { TimelineSource } from '#server/platform/timeline/source.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { type Answerer, tell } from '../answerer.ts'
import type { Engine } from '../engine/engine.ts'
import type { OwnDocument } from '../grounding/find-passages.ts'
import type { RecordFacts } from '../grounding/record-fact.ts'
import { chatPrompt } from '../models/chat-prompt.ts'
import type { ModelAccess } from '../models/model-access.ts'
import type { PacksService } from '../packs/packs.service.ts'
import { orNone } from '../proposals/or-none.ts'
import { registerProposals } from '../proposals/proposals.routes.ts'
import { proposalsService } from '../proposals/proposals.service.ts'
import type { RecordRooms } from '../proposals/record-rooms.ts'
import type { DailyQuota } from '../quota/daily-quota.ts'
import { answerLeases } from './answer-leases.ts'
import { conversationsRepository } from './conversations.repository.ts'
import { conversationsService } from './conversations.service.ts'
import { conversationsTimeline } from './conversations.timeline.ts'
import { sendEvents } from './reply-stream.ts'

const Id = z.object({ id: z.uuid() })
const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(200).optional(),
  search: z.string().trim().max(100).optional(),
})
const VISITOR_MESSAGES_A_MINUTE = 20

interface Deps {
  database: Database
  vault: Vault
  now: () => Date
  newId: () => string
  recordOf: (userId: string) => Promise<HealthRecord>
  documentsOf: (userId: string) => Promise<OwnDocument[]>
  recordFacts: RecordFacts
  answer: Answerer
  access: ModelAccess
  engine: Engine
  packs: Pick<PacksService, 'beside'>
  quota: DailyQuota
  rooms: RecordRooms
  rateLimitFactor: number
}

export function registerConversations(
  app: App,
  deps: Deps,
): ReturnType<typeof conversationsService> & { timeline: TimelineSource } {
  const conversations = conversationsRepository(deps.database.db, deps.vault)
  const leases = answerLeases(deps.database.db, deps)
  const proposals = proposalsService({ ...deps, conversations, leases })
  const service: ReturnType<typeof conversationsService> = conversationsService(conversations, {
    ...deps,
    leases,
    propose: orNone(proposals.propose, (err) => app.log.error({ err }, 'changes to the record were not proposed')),
  })
  registerProposals(app, proposals)
  const tags = ['assistant']

  app.get(
    API.conversations,
    { schema: { tags, querystring: Page, response: { 200: ConversationListSchema } } },
    (request) => {
      const { limit, cursor, search } = request.query
      const { userId } = requireIdentity(request)
      deps.engine.wake()
      return service.list(userId, {
        limit,
        ...(cursor ? { cursor } : {}),
        ...(search ? { search } : {}),
      })
    },
  )

  app.get(
    `${API.conversations}/:id`,
    { schema: { tags, params: Id, response: { 200: ConversationSchema } } },
    (request) => service.get(requireIdentity(request).userId, request.params.id),
  )

  app.patch(
    `${API.conversations}/:id`,
    { schema: { tags, params: Id, body: ConversationTitleSchema, response: { 200: ConversationSummarySchema } } },
    (request) => service.rename(requireIdentity(request).userId, request.params.id, request.body.title),
  )

  app.put(
    `${API.conversations}/:id/open-branch`,
    { schema: { tags, params: Id, body: OpenBranchSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.openBranch(requireIdentity(request).userId, request.params.id, request.body.end)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    `${API.conversations}/:id`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.remove(requireIdentity(request).userId, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${API.conversations}/:id/messages`,
    { schema: { tags, params: Id, body: NewMessageSchema } },
    (request, reply) => {
      const { userId } = requireIdentity(request)
      return sendEvents(request, reply, (stopped) => service.send(userId, request.params.id, request.body, stopped))
    },
  )

  app.post(
    `${API.conversations}/:id/outgoing`,
    { schema: { tags, params: Id, body: NewMessageSchema, response: { 200: OutgoingSchema } } },
    async (request) => {
      const { userId } = requireIdentity(request)
      const question = await service.ask(userId, request.params.id, request.body)
      const builtIn = await deps.engine.converse(question.turn, { ownerId: userId })
      const read = LANGUAGE_OF[request.body.language]
      const { forModel } = await deps.packs.beside(question.turn, builtIn, { read, isForModel: true })
      const outgoing = await deps.access.preview(userId, chatPrompt(question, forModel))
      if (!outgoing) throw new AppError('not_found')
      return outgoing
    },
  )

  app.post(
    API.chat,
    {
      config: { rateLimit: { max: VISITOR_MESSAGES_A_MINUTE * deps.rateLimitFactor, timeWindow: '1 minute' } },
      schema: { tags, body: VisitorMessageSchema },
    },
    (request, reply) =>
      sendEvents(request, reply, async function* (stopped): AsyncGenerator<ReplyEvent> {
        const { text, region, mode, language, before } = request.body
        const turn = { text, region, mode, record: {}, interview: null }
        const said = before.flatMap((one) => (one.role === 'person' ? [one.text] : []))
        const builtIn = await deps.engine.converseAgain({ turn, said }, { visitor: networkOf(request.ip) })
        const { own } = await deps.packs.beside(turn, builtIn, { read: LANGUAGE_OF[language], isForModel: false })
        for (const event of tell(own, stopped)) {
          if (event.type === 'finished') yield { type: 'done', id: deps.newId(), title: '', details: event.details }
          else yield event
        }
      }),
  )
  return { ...service, timeline: conversationsTimeline(conversations) }
}
