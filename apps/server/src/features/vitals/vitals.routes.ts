import {
  API,
  BatchAnswerSchema,
  ChangedVitalSchema,
  HealthAnswerSchema,
  HealthPostSchema,
  type HealthSubmission,
  LatestVitalsSchema,
  MESSAGES,
  RefusedReadingSchema,
  RegionSchema,
  type Submitted,
  SubmittedSchema,
  TREND_BUCKETS,
  VITAL_NAMES,
  VitalChangedElsewhereSchema,
  VitalChangeSchema,
  VitalListSchema,
  VitalReadingSchema,
  VitalTrendSchema,
} from '@salus/contract'
import type { HealthRecord } from '@salus/triage'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { refuseStrangers, requireIdentity } from '#server/platform/identity/identity.ts'
import type { TimelineSource } from '#server/platform/timeline/source.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { submitBatch } from './batch.service.ts'
import { findBirth } from './births.ts'
import { type ImportedVitals, importedVitals } from './imported-vitals.ts'
import { latestRepository } from './latest.repository.ts'
import { VITAL_ID, type VitalId } from './stored-vital.ts'
import { trendRepository } from './trend.repository.ts'
import { trendService } from './trend.service.ts'
import { vitalEventsRepository } from './vital-events.repository.ts'
import { vitalsRepository } from './vitals.repository.ts'
import { vitalsService as makeService, type vitalsService } from './vitals.service.ts'
import { vitalsTimeline } from './vitals.timeline.ts'
import { vitalsOverview } from './vitals-overview.ts'

const Id = z.object({ id: z.string().regex(VITAL_ID) })
const UserId = z.object({ userId: z.string().max(200) })
const List = z.object({
  measure: z.enum(VITAL_NAMES).optional(),
  order: z.enum(['newest', 'oldest']).default('newest'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
})
const Trend = z.object({
  measure: z.enum(VITAL_NAMES),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  buckets: z.coerce.number().int().min(1).max(TREND_BUCKETS).default(200),
})

// 10 000 readings with notes of some length.
const BATCH_BODY_LIMIT = 8 * 1024 * 1024

interface Deps {
  database: Database
  vault: Vault
  now: () => Date
  /** Age, conditions, a pregnancy: what the meaning of a reading depends on. */
  recordOf: (userId: string) => Promise<HealthRecord>
  /** The age alone: for members of the care circle with whom the rest is not shared. */
  ageOf: (userId: string) => Promise<number | null>
  /** Name and date of birth. */
  accountOf: (userId: string) => Promise<{ fullName: string; dob: string } | null>
}

export type Vitals = ReturnType<typeof vitalsService> & {
  trend: ReturnType<typeof trendService>
  imported: ImportedVitals & { analyze(): Promise<void> }
  timeline: TimelineSource
  /** Takes what a person tells of themselves. */
  addOwn(ownerId: string, submission: HealthSubmission): Promise<Submitted>
  overview: ReturnType<typeof vitalsOverview>
  /** Judged by the age alone. */
  overviewByAge: ReturnType<typeof vitalsOverview>
}

export function registerVitals(app: App, deps: Deps): Vitals {
  const vitals = vitalsRepository(deps.database, deps.vault)
  const latest = latestRepository(deps.database, deps.vault, vitals.personOf)
  const service = makeService(vitals, latest, deps)
  const agedAlone = async (userId: string): Promise<HealthRecord> => {
    const age = await deps.ageOf(userId)
    return age === null ? {} : { age }
  }
  const withoutRecord = makeService(vitals, latest, { ...deps, recordOf: agedAlone })
  /** What a reading means tells of what it was judged by. */
  const serviceFor = ({ identity }: FastifyRequest) => {
    const { history, medicines } = identity?.member?.rights ?? { history: 'read', medicines: 'read' }
    return history && medicines ? service : withoutRecord
  }
  const birthOf = (request: FastifyRequest) => () => {
    const { userId, member } = requireIdentity(request)
    return findBirth(deps.accountOf, userId, member !== undefined)
  }
  const trend = trendService(trendRepository(deps.database, vitals.personOf), deps)
  const tags = ['vitals']

  app.post(
    API.health,
    {
      bodyLimit: BATCH_BODY_LIMIT,
      onRequest: refuseStrangers,
      schema: {
        tags,
        body: HealthPostSchema,
        response: { 200: BatchAnswerSchema, 201: SubmittedSchema, 422: RefusedReadingSchema },
      },
    },
    async (request, reply) => {
      const { userId } = requireIdentity(request)
      const mayUse = (asked: string | undefined) => isOpen(userId, asked)
      const { readings, ...submission } = request.body
      if (!mayUse(submission.user_id)) throw new AppError('record_not_open')
      if (readings) {
        const { warnOf } = serviceFor(request)
        const batch = { vitals, mayUse, birthOf: birthOf(request), warnOf, now: deps.now }
        return reply.code(200).send(await submitBatch(userId, readings, submission, batch))
      }
      return reply.code(201).send(await serviceFor(request).submit(userId, submission, birthOf(request)))
    },
  )

  app.get(
    `${API.health}/:userId`,
    { schema: { tags, params: UserId, response: { 200: HealthAnswerSchema } } },
    async (request) => {
      const { userId } = requireIdentity(request)
      if (!isOpen(userId, request.params.userId)) throw new AppError('record_not_open')
      const data = await service.healthData(userId)
      return { success: true, message: data.last_updated ? '' : MESSAGES.vitals.none, data }
    },
  )

  app.get(API.vitals, { schema: { tags, querystring: List, response: { 200: VitalListSchema } } }, (request) =>
    service.list(requireIdentity(request).userId, request.query),
  )

  app.get(
    API.latestVitals,
    {
      schema: {
        tags,
        querystring: z.object({ region: RegionSchema.optional() }),
        response: { 200: LatestVitalsSchema },
      },
    },
    (request) => serviceFor(request).latest(requireIdentity(request).userId, request.query.region),
  )

  app.get(API.vitalTrend, { schema: { tags, querystring: Trend, response: { 200: VitalTrendSchema } } }, (request) =>
    trend(requireIdentity(request).userId, request.query),
  )

  app.patch(
    `${API.vitals}/:id`,
    {
      schema: {
        tags,
        params: Id,
        body: VitalChangeSchema,
        response: { 200: ChangedVitalSchema, 409: VitalChangedElsewhereSchema, 422: RefusedReadingSchema },
      },
    },
    (request) => {
      const { userId } = requireIdentity(request)
      return serviceFor(request).change(userId, request.params.id, request.body, birthOf(request))
    },
  )

  app.delete(
    `${API.vitals}/:id`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.remove(requireIdentity(request).userId, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${API.vitals}/:id/restore`,
    { schema: { tags, params: Id, response: { 200: VitalReadingSchema } } },
    (request) => service.restore(requireIdentity(request).userId, request.params.id),
  )
  app.post(
    `${API.vitals}/:id/seen`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.markSeen(requireIdentity(request).userId, request.params.id)
      return reply.code(204).send(null)
    },
  )
  const noteOf = async (ownerId: string, id: VitalId) => (await vitals.findById(ownerId, id))?.note ?? null
  const events = vitalEventsRepository(deps.database, vitals.personOf)
  const overview = vitalsOverview({ ...deps, latest: service.latest, events })
  const overviewByAge = vitalsOverview({ ...deps, latest: withoutRecord.latest, events, recordOf: agedAlone })
  const imported = { ...importedVitals(deps.database, deps.vault), analyze: service.analyze }
  const addOwn = (ownerId: string, submission: HealthSubmission) =>
    service.submit(ownerId, submission, () => findBirth(deps.accountOf, ownerId, false))
  return { ...service, addOwn, trend, imported, timeline: vitalsTimeline(events, noteOf), overview, overviewByAge }
}

/** The record that the call is about, alone; whether another id exists is not told. */
const isOpen = (ownerId: string, asked: string | undefined): boolean =>
  asked === undefined || asked.trim() === '' || asked.trim() === ownerId
