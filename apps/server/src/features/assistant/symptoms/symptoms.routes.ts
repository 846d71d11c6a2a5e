import { API, SymptomAnswerSchema, SymptomRequestSchema } from '@salus/contract'
import type { HealthRecord } from '@salus/triage'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { Engine } from '../engine/engine.ts'
import type { DailyQuota } from '../quota/daily-quota.ts'
import { checkSymptoms } from './symptoms.service.ts'

const CHECKS_A_MINUTE = 60

export function registerSymptoms(
  app: App,
  deps: {
    recordOf: (userId: string) => Promise<HealthRecord>
    engine: Engine
    quota: DailyQuota
    rateLimitFactor: number
  },
): void {
  const countCheck = app.createRateLimit({
    max: CHECKS_A_MINUTE * deps.rateLimitFactor,
    timeWindow: '1 minute',
    keyGenerator: (request) => `symptoms:${request.identity?.userId}`,
  })

  app.post(
    API.symptoms,
    {
      config: { rateLimit: false },
      schema: { tags: ['assistant'], body: SymptomRequestSchema, response: { 200: SymptomAnswerSchema } },
    },
    async (request) => {
      const { userId } = requireIdentity(request)
      const limit = await countCheck(request)
      const answer = await checkSymptoms(userId, request.body, deps)
      // Answered first and limited after: an emergency is never refused, and an answer is cheap to make.
      if (!limit.isAllowed && limit.isExceeded && answer.urgency !== 'emergency') {
        throw new AppError('too_many_requests', { details: { seconds: limit.ttlInSeconds } })
      }
      // Answers to our own questions belong to the question that was asked.
      const isNew = request.body.answers.length === 0 && !request.body.isEnough
      if (isNew && !(await deps.quota.take(userId)) && answer.urgency !== 'emergency') {
        throw await deps.quota.refusal(userId)
      }
      return answer
    },
  )
}
