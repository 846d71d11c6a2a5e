import {
  API,
  KeyModelsSchema,
  ModelChoiceSchema,
  ModelsAnswerSchema,
  OwnKeyProbeSchema,
  OwnKeySchema,
  SentListSchema,
} from '@salus/contract'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { ModelAccess } from './model-access.ts'
import type { ModelsRepository } from './models.repository.ts'
import type { OwnKeys } from './own-keys.ts'

const KEY_CHECKS_A_MINUTE = 10

interface Deps {
  access: ModelAccess
  models: ModelsRepository
  keys: OwnKeys
  transcription: { name: string } | undefined
  rateLimitFactor: number
  now: () => Date
  /** The pages that people write on ask for the models first. */
  wakeEngine: () => void
}

/** Which outside models there are, the person's own key, what they have decided, and what was sent. */
export function registerModels(app: App, deps: Deps): void {
  const { access, models, keys, transcription, rateLimitFactor, now } = deps
  const tags = ['assistant']
  const answer = async (userId: string) => ({
    models: (await access.endpointsOf(userId)).map(({ name, chatModel, strongModel }) => ({
      name,
      model: chatModel,
      strongModel,
    })),
    choice: await models.choiceOf(userId),
    transcription: transcription ? { name: transcription.name } : null,
    ...(await keys.shown(userId)),
  })

  app.get(API.models, { schema: { tags, response: { 200: ModelsAnswerSchema } } }, (request) => {
    const { userId } = requireIdentity(request)
    deps.wakeEngine()
    return answer(userId)
  })

  app.put(
    API.models,
    { schema: { tags, body: ModelChoiceSchema, response: { 200: ModelsAnswerSchema } } },
    async (request) => {
      const { userId } = requireIdentity(request)
      await models.choose(userId, request.body, now().toISOString())
      return answer(userId)
    },
  )

  // Else somebody could try stolen keys here.
  const limited = { rateLimit: { max: KEY_CHECKS_A_MINUTE * rateLimitFactor, timeWindow: '1 minute' } }

  app.post(
    API.ownKeyModels,
    { config: limited, schema: { tags, body: OwnKeyProbeSchema, response: { 200: KeyModelsSchema } } },
    async (request) => {
      requireIdentity(request)
      return { models: await keys.modelsOf(request.body) }
    },
  )

  app.put(
    API.ownKey,
    { config: limited, schema: { tags, body: OwnKeySchema, response: { 200: ModelsAnswerSchema } } },
    async (request) => {
      const { userId } = requireIdentity(request)
      await keys.keep(userId, request.body)
      return answer(userId)
    },
  )

  app.delete(API.ownKey, { schema: { tags, response: { 200: ModelsAnswerSchema } } }, async (request) => {
    const { userId } = requireIdentity(request)
    await keys.remove(userId)
    return answer(userId)
  })

  app.get(API.sent, { schema: { tags, response: { 200: SentListSchema } } }, async (request) => ({
    items: await models.sentBy(requireIdentity(request).userId),
  }))
}
