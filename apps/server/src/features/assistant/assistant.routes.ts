import { setTimeout as sleep } from 'node:timers/promises'
import { API, type PlanLimits, UsageSchema } from '@salus/contract'
import type { HealthRecord } from '@salus/triage'
import type { KeyService } from '#server/key-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { TimelineSource } from '#server/platform/timeline/source.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { answerWithModels } from './answerer.ts'
import { registerConversations } from './conversations/conversations.routes.ts'
import { sealModes } from './conversations/seal-modes.ts'
import { engine } from './engine/engine.ts'
import { registerExplanations } from './explanations/explanations.routes.ts'
import type { OwnDocument } from './grounding/find-passages.ts'
import type { RecordFacts } from './grounding/record-fact.ts'
import { registerHistory } from './history/history.routes.ts'
import { registerLibrary } from './library/library.routes.ts'
import { CircuitBreakers, type ModelState } from './models/circuit-breakers.ts'
import type { Endpoint } from './models/endpoint.ts'
import type { ModelGateway, OnModelOutcome } from './models/gateway.ts'
import { modelAccess } from './models/model-access.ts'
import { type ModelsRepository, modelsRepository } from './models/models.repository.ts'
import { registerModels } from './models/models.routes.ts'
import { ownKeys } from './models/own-keys.ts'
import { registerNotes } from './notes/notes.routes.ts'
import { packsRepository } from './packs/packs.repository.ts'
import { registerPacks } from './packs/packs.routes.ts'
import { type PacksService, packsService } from './packs/packs.service.ts'
import type { RecordRooms } from './proposals/record-rooms.ts'
import { dailyQuota } from './quota/daily-quota.ts'
import { registerSymptoms } from './symptoms/symptoms.routes.ts'
import type { TranscriptionService } from './transcription/transcribe.ts'
import { registerTranscription } from './transcription/transcription.routes.ts'

interface Deps {
  database: Database
  vault: Vault
  now: () => Date
  newId: () => string
  recordOf: (userId: string) => Promise<HealthRecord>
  /** What the person has saved, the newest first. */
  documentsOf: (userId: string) => Promise<OwnDocument[]>
  recordFacts: RecordFacts
  /** What tells who somebody is: names, e-mail. */
  identifiersOf: (userId: string) => Promise<string[]>
  endpoints: readonly Endpoint[]
  /** For which a person may bring a key. */
  keyServices: readonly KeyService[]
  transcription: TranscriptionService | undefined
  limitsOf: (userId: string) => Promise<PlanLimits>
  /** Where a change that a conversation proposes is written. */
  rooms: RecordRooms
  onModelOutcome: OnModelOutcome
  rateLimitFactor: number
}

export interface Assistant {
  conversations: ReturnType<typeof registerConversations>
  /** What outside models may be asked, and what went to them last. */
  models: Pick<ModelsRepository, 'choiceOf' | 'sentBy'>
  /** Of the installation's own models. */
  modelStates(): { name: string; state: ModelState }[]
  /** Libraries of others that the host has brought in. */
  packs: PacksService['list']
  timeline: TimelineSource
  /** Seals what earlier versions left open, and counts its rows. */
  sealEarlier(): Promise<number>
}

export function registerAssistant(app: App, deps: Deps): Assistant {
  const models = modelsRepository(deps.database.db, deps.vault)
  const { now } = deps
  const breakers = new CircuitBreakers(now)
  const keys = ownKeys({ services: deps.keyServices, models, now })
  const access = modelAccess({ ...deps, models, ownKeys: keys, gateway: once(() => loadGateway(deps, breakers)) })

  const quota = dailyQuota(deps.database.db, {
    limitOf: async (ownerId) => {
      const { queriesADay } = await deps.limitsOf(ownerId)
      return queriesADay === null ? null : queriesADay * deps.rateLimitFactor
    },
    now,
  })
  app.get(API.usage, { schema: { tags: ['assistant'], response: { 200: UsageSchema } } }, (request) =>
    quota.useOf(requireIdentity(request).userId),
  )
  registerSymptoms(app, { ...deps, engine, quota })
  registerNotes(app, { engine, quota })
  registerLibrary(app, deps)
  const packs = packsService(packsRepository(deps.database))
  registerPacks(app, packs)
  registerHistory(app, { engine, quota })
  registerModels(app, { ...deps, access, models, keys, wakeEngine: engine.wake })
  registerTranscription(app, deps)
  registerExplanations(app, { ...deps, access, engine, quota })
  const conversations = registerConversations(app, {
    ...deps,
    quota,
    access,
    engine,
    packs,
    answer: answerWithModels(access, engine, packs),
  })
  return {
    conversations,
    models,
    modelStates: () => deps.endpoints.map((endpoint) => ({ name: endpoint.name, state: breakers.stateOf(endpoint) })),
    packs: packs.list,
    timeline: conversations.timeline,
    sealEarlier: () => sealModes(deps.database.db, deps.vault),
  }
}

/** Loaded when a model is first asked: the libraries cost memory and time to start. */
async function loadGateway({ onModelOutcome }: Deps, breakers: CircuitBreakers): Promise<ModelGateway> {
  const { modelStreamer } = await import('./models/stream-model.ts')
  const { modelGateway } = await import('./models/gateway.ts')
  const wait = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {})
  return modelGateway({ stream: modelStreamer(), breakers, wait, onOutcome: onModelOutcome })
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
