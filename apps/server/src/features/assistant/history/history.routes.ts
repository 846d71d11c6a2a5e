import { API, HistoryInsightsSchema, HistoryRequestSchema } from '@salus/contract'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { Engine } from '../engine/engine.ts'
import type { DailyQuota } from '../quota/daily-quota.ts'

export function registerHistory(app: App, { engine, quota }: { engine: Engine; quota: DailyQuota }): void {
  app.post(
    API.historyInsights,
    { schema: { tags: ['assistant'], body: HistoryRequestSchema, response: { 200: HistoryInsightsSchema } } },
    async (request) => {
      const { userId } = requireIdentity(request)
      const insights = await engine.readHistory(request.body, { ownerId: userId })
      if (!(await quota.take(userId)) && !insights.emergency) throw await quota.refusal(userId)
      return insights
    },
  )
}
