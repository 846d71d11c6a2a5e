import { API, type PlanId, PlanSchema } from '@salus/contract'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'

/** Which plan a person has: what is read in the browser keeps to its limits there. */
export function registerPlan(app: App, { planOf }: { planOf: (userId: string) => Promise<PlanId> }): void {
  app.get(API.plan, { schema: { tags: ['billing'], response: { 200: PlanSchema } } }, async (request) => ({
    plan: await planOf(requireIdentity(request).userId),
  }))
}
