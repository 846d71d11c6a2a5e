import { setTimeout as sleep } from 'node:timers/promises'
import { API, PLAN_LIMITS, UsageSchema } from '@salus/contract'
import type { Database } from '#server/platform/database/database.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { type Answerer, answerBuiltIn, answerWithModels, type Question } from './answerer.ts'
import type { BuiltInReply } from './built-in/converse.ts'
import { registerConversations } from './conversations/conversations.routes.ts'
import { registerHistory } from './history/history.routes.ts'
import type { Endpoint } from './models/endpoint.ts'
import { modelsRepository } from './models/models.repository.ts'
import { registerModels } from './models/models.routes.ts'
import { outgoingOf } from './models/outgoing.ts'
import { registerNotes } from './notes/notes.routes.ts'
import { dailyQuota } from './quota/daily-quota.ts'
import { registerSymptoms } from './symptoms/symptoms.routes.ts'

interface Deps {
  database: Database
  vault: Vault
  now: () => Date
  newId: () => string
  ageOf: (userId: string) => Promise<number | null>
  /** What tells who somebody is: names, e-mail. */
  identifiersOf: (userId: string) => Promise<string[]>
  endpoints: readonly Endpoint[]
  rateLimitFactor: number
}

export async function registerAssistant(app: App, deps: Deps): Promise<void> {
  const models = modelsRepository(deps.database.db, deps.vault)
  const { endpoints, now, newId } = deps
  const [first] = endpoints

  async function outgoing(question: Question, builtIn: BuiltInReply) {
    const { ownerId } = question
    if (!first || ownerId === null) return null
    const { redact } = await models.choiceOf(ownerId)
    return outgoingOf(first.name, { ...question, builtIn }, redact ? await deps.identifiersOf(ownerId) : null)
  }

  async function prepare(question: Question, builtIn: BuiltInReply) {
    const { ownerId } = question
    if (ownerId === null || !(await models.choiceOf(ownerId)).allowed) return null
    const going = await outgoing(question, builtIn)
    if (going) await models.recordSend(ownerId, newId(), going, now().toISOString())
    return going
  }

  async function makeAnswerer(): Promise<Answerer> {
    if (!first) return answerBuiltIn
    // Loaded only where a model is configured: the libraries cost memory and time to start.
    const { modelStreamer } = await import('./models/stream-model.ts')
    const { modelGateway } = await import('./models/gateway.ts')
    const wait = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {})
    const gateway = modelGateway(endpoints, { stream: modelStreamer(), now, wait })
    return answerWithModels({ gateway, prepare })
  }

  // Everybody is on the free plan until there is billing.
  const quota = dailyQuota(deps.database.db, {
    limitOf: async () => PLAN_LIMITS.free.queriesADay * deps.rateLimitFactor,
    now,
  })
  app.get(API.usage, { schema: { tags: ['assistant'], response: { 200: UsageSchema } } }, (request) =>
    quota.useOf(requireIdentity(request).userId),
  )
  registerSymptoms(app, { ...deps, quota })
  registerNotes(app, { quota })
  registerHistory(app, { quota })
  registerModels(app, { endpoints, models, now })
  registerConversations(app, { ...deps, quota, answer: await makeAnswerer(), outgoing })
}
