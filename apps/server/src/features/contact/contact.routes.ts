import { API, ContactMessageSchema } from '@salus/contract'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { Attempts } from '#server/platform/limits/attempts.ts'
import { networkOf } from '#server/platform/limits/network.ts'
import { contactMessage } from '#server/platform/mail/messages.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

/** A mail server that is down over a weekend costs no message. */
const GOOD_FOR_MS = 3 * 24 * 60 * 60 * 1_000

interface Deps {
  config: Config
  database: Database
  vault: Vault
  outbox: Outbox
  now: () => Date
}

/** Messages from the contact page to the support address, where both mail and the address are configured. */
export function registerContact(app: App, { config, database, vault, outbox, now }: Deps): void {
  const attempts = new Attempts(database.db, now)
  const { rateLimitFactor: factor, publicOrigin: origin } = config
  const { brand, supportEmail } = config.site
  const allowance = (name: string, subject: string, burst: number, everyMs: number) => ({
    key: vault.fingerprint(name, subject),
    burst: burst * factor,
    everyMs: Math.ceil(everyMs / factor),
  })

  app.post(
    API.contact,
    { bodyLimit: 32 * 1024, schema: { tags: ['site'], body: ContactMessageSchema, response: { 204: z.null() } } },
    async ({ body, ip }, reply) => {
      if (!config.mail || !supportEmail) throw new AppError('not_found')
      await attempts.take([
        allowance('contact, network', networkOf(ip), 3, 5 * 60_000),
        // One person's mailbox, whoever writes from wherever.
        allowance('contact', 'all', 60, 60_000),
      ])
      const message = contactMessage({ brand, origin, ...body })
      await outbox.post({ ownerId: null, channel: 'email', to: supportEmail, message, goodForMs: GOOD_FOR_MS })
      return reply.code(204).send(null)
    },
  )
}
