import {
  API,
  NewReminderDeviceSchema,
  ReminderFeedSchema,
  ReminderSettingsSchema,
  RemindersSchema,
  ReminderTestSchema,
  SnoozeSchema,
} from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { networkOf } from '#server/platform/limits/network.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { channels } from './channels.ts'
import { pushKeysOf } from './push-keys.ts'
import { remindersRepository } from './reminders.repository.ts'
import { REMINDER, type RemindersDeps, type RemindersService, remindersService } from './reminders.service.ts'
import { reminderSender } from './send-reminders.ts'

interface Deps extends Omit<RemindersDeps, 'reminders' | 'send' | 'pushKey'> {
  database: Database
  vault: Vault
  mail: Parameters<typeof reminderSender>[0]['mail']
  /** Who asks the push services: an address of mail or of the web. */
  pushSubject: string
  origin: string | undefined
  /** To addresses that people gave. */
  fetch: typeof globalThis.fetch
  rateLimitFactor: number
}

const AT_ONCE = 50
const TESTS_A_MINUTE = 5
const FEEDS_A_MINUTE = 60
const WAITS_MS = [60_000, 5 * 60_000, 15 * 60_000]
const TRIES = 8
/** A person's doses change in these rooms. */
const DOSES_CHANGE = /^\/api\/(medicines|medical-history|conversations|imports)\b/

/** Says when something is to be taken, where and as the person wants it. */
export function registerReminders(app: App, deps: Deps): Pick<RemindersService, 'purge'> {
  const { database, vault, jobs, brand, origin, rateLimitFactor } = deps
  const keys = pushKeysOf(vault.secretFor('web push'))
  const reminders = remindersRepository(database.db, vault)
  const sending = channels({ ...deps, keys, subject: deps.pushSubject })
  const send = reminderSender({ ...deps, reminders, channels: sending, about: { brand, origin } })
  const service = remindersService({ ...deps, reminders, send, pushKey: keys.publicKey })
  jobs.define({ kind: REMINDER, atOnce: AT_ONCE, tries: TRIES, waitsMs: WAITS_MS, work: service.remind })

  app.addHook('onResponse', async ({ method, routeOptions, identity, log }, reply) => {
    if (method === 'GET' || !identity || reply.statusCode >= 400 || !DOSES_CHANGE.test(routeOptions.url ?? '')) return
    await service
      .replan(identity.userId)
      .catch((error: unknown) => log.error({ err: { type: (error as Error).name } }, 'reminders were not planned anew'))
  })

  const tags = ['reminders']
  const own = { tags, response: { 200: RemindersSchema } }
  const userOf = (request: FastifyRequest) => requireIdentity(request).userId
  const none = { tags, response: { 204: z.null() } }

  app.get(API.reminders, { schema: own }, (request) => service.show(userOf(request)))
  app.put(API.reminders, { schema: { ...own, body: ReminderSettingsSchema } }, (request) =>
    service.keep(userOf(request), request.body),
  )
  app.post(API.reminderDevices, { schema: { ...own, body: NewReminderDeviceSchema } }, (request) =>
    service.addDevice(userOf(request), request.body),
  )
  app.delete(
    `${API.reminderDevices}/:id`,
    { schema: { ...none, params: z.object({ id: z.uuid() }) } },
    async (request, reply) => {
      await service.removeDevice(userOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
  app.post(API.reminderFeed, { schema: { tags, response: { 200: ReminderFeedSchema } } }, async (request) => {
    const token = await service.openFeed(userOf(request))
    return { url: `${origin ?? ''}${API.reminderCalendar(token)}` }
  })
  app.delete(API.reminderFeed, { schema: none }, async (request, reply) => {
    await service.closeFeed(userOf(request))
    return reply.code(204).send(null)
  })
  app.get(
    `${API.reminderFeed}/:token`,
    {
      config: {
        rateLimit: {
          max: FEEDS_A_MINUTE * rateLimitFactor,
          timeWindow: '1 minute',
          keyGenerator: (request: FastifyRequest) => networkOf(request.ip),
        },
      },
      schema: { tags, params: z.object({ token: z.string().min(1).max(100) }) },
    },
    async (request, reply) =>
      reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('referrer-policy', 'no-referrer')
        .send(await service.feed(request.params.token)),
  )
  app.post(
    API.reminderTest,
    {
      config: { rateLimit: { max: TESTS_A_MINUTE * rateLimitFactor, timeWindow: '1 minute' } },
      schema: { tags, response: { 200: ReminderTestSchema } },
    },
    (request) => service.test(userOf(request)),
  )
  app.post(API.reminderSnooze, { schema: { ...none, body: SnoozeSchema } }, async (request, reply) => {
    await service.snooze(userOf(request), request.body.doses, request.body.minutes)
    return reply.code(204).send(null)
  })
  return { purge: service.purge }
}
