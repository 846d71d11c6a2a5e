import { API, NoteRequestSchema, NoteSummarySchema } from '@salus/contract'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { Engine } from '../engine/engine.ts'
import type { DailyQuota } from '../quota/daily-quota.ts'

export function registerNotes(app: App, { engine, quota }: { engine: Engine; quota: DailyQuota }): void {
  app.post(
    API.noteSummary,
    { schema: { tags: ['assistant'], body: NoteRequestSchema, response: { 200: NoteSummarySchema } } },
    async (request) => {
      const { userId } = requireIdentity(request)
      const summary = await engine.summariseNote(request.body, { ownerId: userId })
      if (!(await quota.take(userId)) && !summary.emergency) throw await quota.refusal(userId)
      return summary
    },
  )
}
