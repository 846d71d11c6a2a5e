import {
  API,
  NewReminderDeviceSchema,
  NewReminderSettingsSchema,
  ReminderFeedSchema,
  RemindersSchema,
  ReminderTestAskSchema,
  ReminderTestSchema,
  SnoozeSchema,
} from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { publicFetch } from '#server/platform/http/public-addresses.ts'
import { requireCaller, requireIdentity } from '#server/platform/identity/identity.ts'
import { networkOf } from '#server/platform/limits/network.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { channels } from './channels.ts'
import { pushKeysOf } from './push-keys.ts'
import { remindersRepository } from './reminders.repository.ts'
import { REMINDER, type RemindersDeps, type RemindersService, remindersService } from './reminders.service.ts'
import { reminderSender } from './send-reminders.ts'

interface Deps extends Omit<RemindersDeps, 'reminders' | 'send' | 'pushKey' | 'brand'> {
  database: Database
  vault: Vault
  mail: Parameters<typeof reminderSender>[0]['mail']
  /** `Chrome on Windows` */
  deviceName: (userAgent: string | undefined) => string
  config: Pick<Config, 'publicOrigin' | 'port' | 'rateLimitFactor' | 'remindsPrivately' | 'site'>
}

const AT_ONCE = 50
const TESTS_A_MINUTE = 5
const FEEDS_A_MINUTE = 60
const WAITS_MS = [60_000, 5 * 60_000, 15 * 60_000]
/** A person's reminders never give up. */
const TRIES = Number.MAX_SAFE_INTEGER

/** Says when something is to be taken, where and as the person wants it. */
export function registerReminders(
  app: App,
  deps: Deps,
): Pick<RemindersService, 'replan' | 'replanning' | 'endAddresses' | 'purge'> {
  const { config, database, vault, jobs } = deps
  const { rateLimitFactor, site } = config
  const { brand } = site
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`
  const keys = pushKeysOf(vault.secretFor('web push'))
  const reminders = remindersRepository(database.db, vault)
  // Addresses that people give are trusted with nothing of the host's.
  const fetch = config.remindsPrivately ? globalThis.fetch : publicFetch()
  const sending = channels({ keys, subject: subjectOf(config), brand, origin, fetch })
  const send = reminderSender({ ...deps, reminders, channels: sending, about: { brand, origin } })
  const service = remindersService({ ...deps, brand, reminders, send, pushKey: keys.publicKey })
  jobs.define({ kind: REMINDER, atOnce: AT_ONCE, tries: TRIES, waitsMs: WAITS_MS, work: service.remind })

  const tags = ['reminders']
  const own = { tags, response: { 200: RemindersSchema } }
  const userOf = (request: FastifyRequest) => requireIdentity(request).userId
  /** Devices are of who is logged in there, also where a parent looks at a child's record. */
  const callerOf = (request: FastifyRequest) => requireCaller(request).userId
  const none = { tags, response: { 204: z.null() } }

  app.get(API.reminders, { schema: own }, (request) => service.show(userOf(request), callerOf(request)))
  app.put(API.reminders, { schema: { ...own, body: NewReminderSettingsSchema } }, (request) =>
    service.keep(userOf(request), request.body, callerOf(request)),
  )
  app.post(API.reminderDevices, { schema: { ...own, body: NewReminderDeviceSchema } }, async (request) => {
    const { body, headers } = request
    const name = body.name || deps.deviceName(headers['user-agent'])
    const { userId: callerId, sessionId } = requireCaller(request)
    await service.addDevice(callerId, sessionId, { ...body, name })
    return service.show(userOf(request), callerOf(request))
  })
  app.delete(
    `${API.reminderDevices}/:id`,
    { schema: { ...none, params: z.object({ id: z.uuid() }) } },
    async (request, reply) => {
      await service.removeDevice(callerOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
  app.post(API.reminderFeed, { schema: { tags, response: { 200: ReminderFeedSchema } } }, async (request) => {
    const token = await service.openFeed(userOf(request))
    return { url: `${origin}${API.reminderCalendar(token)}.ics` }
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
        // Some calendars take an address with this ending alone.
        .send(await service.feed(request.params.token.replace(/\.ics$/, ''))),
  )
  app.post(
    API.reminderTest,
    {
      config: { rateLimit: { max: TESTS_A_MINUTE * rateLimitFactor, timeWindow: '1 minute' } },
      schema: { tags, body: ReminderTestAskSchema, response: { 200: ReminderTestSchema } },
    },
    (request) => service.test(userOf(request), request.body, callerOf(request)),
  )
  app.post(API.reminderSnooze, { schema: { ...none, body: SnoozeSchema } }, async (request, reply) => {
    await service.snooze(userOf(request), request.body.doses, request.body.minutes)
    return reply.code(204).send(null)
  })
  return service
}

/** Who asks the push services. Some refuse an address that only this machine or its network knows. */
function subjectOf({ publicOrigin, site }: Pick<Config, 'publicOrigin' | 'site'>): string {
  if (site.supportEmail) return `mailto:${site.supportEmail}`
  return publicOrigin?.startsWith('https://') ? publicOrigin : 'mailto:host@example.com'
}
