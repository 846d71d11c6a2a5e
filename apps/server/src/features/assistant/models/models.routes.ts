import { API, ModelChoiceSchema, ModelsAnswerSchema, SentListSchema } from '@salus/contract'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { Endpoint } from './endpoint.ts'
import type { ModelsRepository } from './models.repository.ts'

interface Deps {
  endpoints: readonly Endpoint[]
  models: ModelsRepository
  now: () => Date
}

/** Which outside models there are, what the person has decided about them, and what they were sent. */
export function registerModels(app: App, { endpoints, models, now }: Deps): void {
  const tags = ['assistant']
  const answer = async (userId: string) => ({
    models: endpoints.map(({ name, chatModel }) => ({ name, model: chatModel })),
    choice: await models.choiceOf(userId),
  })

  app.get(API.models, { schema: { tags, response: { 200: ModelsAnswerSchema } } }, (request) =>
    answer(requireIdentity(request).userId),
  )

  app.put(
    API.models,
    { schema: { tags, body: ModelChoiceSchema, response: { 200: ModelsAnswerSchema } } },
    async (request) => {
      const { userId } = requireIdentity(request)
      await models.choose(userId, request.body, now().toISOString())
      return answer(userId)
    },
  )

  app.get(API.sent, { schema: { tags, response: { 200: SentListSchema } } }, async (request) => ({
    items: await models.sentBy(requireIdentity(request).userId),
  }))
}
