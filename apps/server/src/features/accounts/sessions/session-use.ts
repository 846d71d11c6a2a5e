import type { FastifyInstance } from 'fastify'
import type { SessionsRepository } from './sessions.repository.ts'

const NOTED_EVERY_MS = 5 * 60 * 1_000
const MOST_REMEMBERED = 20_000

/** Notes when a session was last used, to within minutes: a write for each call would cost more than the call. */
export function noteSessionUse(app: FastifyInstance, sessions: SessionsRepository, now: () => Date): void {
  const noted = new Map<string, number>()
  app.addHook('preHandler', async ({ identity }) => {
    if (!identity) return
    const at = now()
    if (at.getTime() - (noted.get(identity.sessionId) ?? 0) < NOTED_EVERY_MS) return
    if (noted.size >= MOST_REMEMBERED) noted.clear()
    noted.set(identity.sessionId, at.getTime())
    await sessions.used(identity, at.toISOString())
  })
}
