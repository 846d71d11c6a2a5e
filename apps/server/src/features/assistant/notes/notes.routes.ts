import { API, NoteRequestSchema, NoteSummarySchema } from '@salus/contract'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { DailyQuota } from '../quota/daily-quota.ts'
import { summariseNote } from './notes.service.ts'

export function registerNotes(app: App, { quota }: { quota: DailyQuota }): void {
  app.post(
    API.noteSummary,
    { schema: { tags: ['assistant'], body: NoteRequestSchema, response: { 200: NoteSummarySchema } } },
    async (request) => {
      const { userId } = requireIdentity(request)
      const summary = summariseNote(request.body)
      if (!(await quota.take(userId)) && !summary.emergency) throw await quota.refusal(userId)
      return summary
    },
  )
}
