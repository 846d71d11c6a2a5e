import type { Database } from '#server/platform/database/database.ts'
import { type Behaviour, startModelServer } from './model-server.ts'
import { makeTestApp, signIn, someForm } from './test-app.ts'

/** A server with a model behind it that does these things, and Asha Rao, who has not agreed to it yet. */
export async function appWithModel(database: Database, ...behaviours: Behaviour[]) {
  const server = await startModelServer(...behaviours)
  const env = { SALUS_AI_URL: server.url, SALUS_AI_KEY: 'sk-test', SALUS_AI_MODEL: 'big', SALUS_AI_CHAT_MODEL: 'small' }
  const app = await makeTestApp(database, { env })
  const person = await signIn(app, someForm({ fullName: 'Asha Rao' }))
  return { app, person, server }
}
