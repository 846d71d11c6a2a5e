import type { Database } from '#server/platform/database/database.ts'
import type { App } from '#server/platform/http/app-type.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { answerBuiltIn } from './answerer.ts'
import { registerConversations } from './conversations/conversations.routes.ts'
import { registerSymptoms } from './symptoms/symptoms.routes.ts'

interface Deps {
  database: Database
  vault: Vault
  now: () => Date
  newId: () => string
  ageOf: (userId: string) => Promise<number | null>
  rateLimitFactor: number
}

export function registerAssistant(app: App, deps: Deps): void {
  registerSymptoms(app, deps)
  registerConversations(app, { ...deps, answer: answerBuiltIn })
}
