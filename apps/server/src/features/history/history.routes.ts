import {
  API,
  ErrorAnswerSchema,
  type HistoryDetails,
  HistoryFormSchema,
  HistoryVersionsSchema,
  MESSAGES,
  MedicalHistoryAnswerSchema,
  MedicalHistorySchema,
  type MedicineCheck,
  type MedicineConflict,
  NewMedicalHistorySchema,
  RestoreVersionSchema,
} from '@salus/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import { changedAnswer } from '#server/platform/errors/changed-answer.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { TimelineSource } from '#server/platform/timeline/source.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { conflictsIn, type Kidneys, medicineCheckOf } from './conflicts-in.ts'
import { historyRepository, type MedicineRoom } from './history.repository.ts'
import { type HistoryService, historyService, type SaveOutcome } from './history.service.ts'
import { historyTimeline } from './history.timeline.ts'
import { type ImportedHistory, importedHistory } from './imported-history.ts'
import { sharedHistory } from './shared-history.ts'

const UserId = z.object({ userId: z.string().max(100) })
const Version = UserId.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647) })
const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
})
/** A refusal to write over what another editor saved, with what that one saved. */
const ChangedSchema = ErrorAnswerSchema.extend({ current: MedicalHistorySchema }).meta({ id: 'MedicalHistoryChanged' })

interface Deps {
  database: Database
  vault: Vault
  now: () => Date
  accountOf: (userId: string) => Promise<{ fullName: string; dob: string } | null>
  otherNamesOf: (medicine: string) => string[]
  kidneysOf: (userId: string) => Promise<Kidneys | null>
  medicines: MedicineRoom
}

interface History {
  conflictsIn: typeof conflictsIn
  medicineCheckOf: typeof medicineCheckOf
  medicinesOfOld: ReturnType<typeof historyRepository>['medicinesOfOld']
  imported: ImportedHistory
  timeline: TimelineSource[]
  /** Contradictions that `details` has and `before` had not, for who may see all of the record. */
  newConflicts(userId: string, details: HistoryDetails, before: HistoryDetails): Promise<MedicineConflict[]>
}

export function registerHistory(
  app: App,
  { database, vault, now, accountOf, otherNamesOf, kidneysOf, medicines }: Deps,
): HistoryService & History {
  const histories = historyRepository(database, vault, medicines)
  const service: HistoryService = historyService(histories, { now, accountOf, otherNamesOf })
  const tags = ['medical history']
  const saved = { 200: MedicalHistoryAnswerSchema, 409: ChangedSchema }
  /** Whoever may not read the lab results learns nothing of them by a warning. */
  async function checked({ identity }: FastifyRequest, userId: string, details: HistoryDetails) {
    const rights = identity?.member?.rights
    const kidneys = (!rights || rights.reports) && details.medications.length > 0 ? await kidneysOf(userId) : null
    const history: MedicineCheck['with'] = !rights || rights.history ? ['illnesses', 'allergies'] : []
    return {
      conflicts: conflictsIn(details, { kidneys }),
      medicineCheck: medicineCheckOf(details, kidneys ? [...history, 'kidneys'] : history),
    }
  }
  async function answer(request: FastifyRequest, reply: FastifyReply, { kind, history }: SaveOutcome, userId: string) {
    if (kind === 'saved') {
      const found = await checked(request, userId, history.details)
      return { success: true as const, message: MESSAGES.history.saved, data: history, ...found }
    }
    return reply.code(409).send(changedAnswer('history_changed', request.id, history))
  }

  app.post(
    API.medicalHistory,
    { attachValidation: true, schema: { tags, body: NewMedicalHistorySchema, response: saved } },
    async (request, reply) => {
      const { userId } = requireIdentity(request)
      if (request.validationError) throw invalid(request.validationError)
      onlyOwn(request, request.body.user_id)
      return answer(request, reply, await service.save(userId, request.body), userId)
    },
  )

  app.get(
    `${API.medicalHistory}/:userId`,
    { schema: { tags, params: UserId, response: { 200: MedicalHistoryAnswerSchema } } },
    async (request) => {
      const data = await service.get(onlyOwn(request, request.params.userId))
      const shared = sharedHistory(data, request.identity?.member)
      return {
        success: true as const,
        data: shared,
        ...(await checked(request, request.params.userId, shared.details)),
      }
    },
  )

  app.get(
    `${API.medicalHistory}/:userId/form`,
    { schema: { tags, params: UserId, response: { 200: HistoryFormSchema } } },
    async (request) => {
      const { saved, account, otherNames, medications, medicinesRevision } = await service.form(
        onlyOwn(request, request.params.userId),
      )
      const { member } = requireIdentity(request)
      const seesMedicines = !member || member.rights.medicines !== undefined
      const shared = saved && sharedHistory(saved, member)
      return {
        saved: shared,
        account,
        medications: seesMedicines ? medications : [],
        medicinesRevision,
        otherNames: seesMedicines ? otherNames : {},
        ...(shared ? await checked(request, request.params.userId, shared.details) : { conflicts: [] }),
      }
    },
  )

  app.get(
    `${API.medicalHistory}/:userId/versions`,
    { schema: { tags, params: UserId, querystring: Page, response: { 200: HistoryVersionsSchema } } },
    (request) => {
      const { limit, before } = request.query
      return service.versions(onlyOwn(request, request.params.userId), limit, before ?? null)
    },
  )

  app.get(
    `${API.medicalHistory}/:userId/versions/:version`,
    { schema: { tags, params: Version, response: { 200: MedicalHistorySchema } } },
    (request) => service.version(onlyOwn(request, request.params.userId), request.params.version),
  )

  app.post(
    `${API.medicalHistory}/:userId/versions/:version/restore`,
    { schema: { tags, params: Version, body: RestoreVersionSchema, response: saved } },
    async (request, reply) => {
      const { userId, version } = request.params
      const outcome = await service.restore(onlyOwn(request, userId), version, request.body.baseVersion)
      return answer(request, reply, outcome, userId)
    },
  )
  return {
    ...service,
    conflictsIn,
    medicineCheckOf,
    medicinesOfOld: histories.medicinesOfOld,
    imported: importedHistory(histories, { now, accountOf }),
    timeline: historyTimeline(histories),
    async newConflicts(userId, details, before) {
      const kidneys = details.medications.length > 0 ? await kidneysOf(userId) : null
      return conflictsIn(details, { before, kidneys }).filter(({ about }) => about.some(({ isNew }) => isNew))
    },
  }
}

/** Whose record it is, when that is the one asked for. What is another's and what is nobody's are refused alike. */
function onlyOwn(request: FastifyRequest, wanted: string): string {
  const { userId } = requireIdentity(request)
  if (wanted !== userId) throw new AppError('record_not_open')
  return userId
}

/** In the specification's words, with each field's own sentence. */
function invalid({ validation }: { validation?: { instancePath: string; message?: string | undefined }[] }): AppError {
  const fields = Object.fromEntries(
    (validation ?? []).map(({ instancePath, message }) => [
      instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message ?? 'This is not right.',
    ]),
  )
  return new AppError('history_invalid', { fields })
}
