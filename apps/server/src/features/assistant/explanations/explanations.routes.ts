import { API, ExplanationRequestSchema, OutgoingSchema } from '@salus/contract'
import type { HealthRecord } from '@salus/triage'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { sendEvents } from '../conversations/reply-stream.ts'
import type { Engine } from '../engine/engine.ts'
import type { ModelAccess } from '../models/model-access.ts'
import type { DailyQuota } from '../quota/daily-quota.ts'
import { explanationsService } from './explanations.service.ts'

interface Deps {
  access: ModelAccess
  recordOf: (userId: string) => Promise<HealthRecord>
  quota: DailyQuota
  engine: Engine
}

/** What a model says of symptoms, a note or a history, beside the built-in answer. */
export function registerExplanations(app: App, deps: Deps): void {
  const explanations = explanationsService(deps)
  const tags = ['assistant']

  app.post(API.explanation, { schema: { tags, body: ExplanationRequestSchema } }, (request, reply) => {
    const { userId } = requireIdentity(request)
    return sendEvents(request, reply, (stopped) => explanations.explain(userId, request.body, stopped))
  })

  app.post(
    API.explanationOutgoing,
    { schema: { tags, body: ExplanationRequestSchema, response: { 200: OutgoingSchema } } },
    (request) => explanations.preview(requireIdentity(request).userId, request.body),
  )
}
