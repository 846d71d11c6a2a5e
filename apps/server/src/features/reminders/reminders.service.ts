import { randomBytes } from 'node:crypto'
import {
  MOST_REMINDER_DEVICES,
  type NewReminderDevice,
  type ReminderSettings,
  type Reminders,
  type ReminderTest,
} from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { Job } from '#server/platform/jobs/job-kinds.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type PlannedReminder, planReminders } from './plan-reminders.ts'
import { nameOfDose, type RemindersRepository } from './reminders.repository.ts'
import { noteOf, type SendReminder } from './send-reminders.ts'
import { writeCalendar } from './write-calendar.ts'

export const REMINDER = 'reminder'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A dose is missed within two days, and its helper hears of it within one more. */
const LOOK_BACK_MS = 3 * DAY_MS
const LOOK_AHEAD_MS = 8 * DAY_MS
const FEED_DAYS = 14
/** Plans change in many rooms: each is looked at so often at least. */
const LOOK_AGAIN_MS = 6 * 60 * MINUTE_MS
const DELIVERIES_SHOWN = 50
const DELIVERIES_KEPT_MS = 30 * DAY_MS
const DOSES_KEPT_MS = 7 * DAY_MS
const TOKEN_BYTES = 32

export interface RemindersDeps {
  reminders: RemindersRepository
  jobs: Jobs
  send: SendReminder
  /** The planned doses of what is taken now, from a moment on and before another. */
  dosesOf: (ownerId: string, from: Date, to: Date) => Promise<PlannedReminder[]>
  /** Whether this member of the care circle may see the medicines. */
  mayHelp: (ownerId: string, memberId: string) => Promise<boolean>
  nameOf: (userId: string) => Promise<string>
  pushKey: string
  canMail: boolean
  brand: string
  now: () => Date
  newId: () => string
}

export function remindersService(deps: RemindersDeps) {
  const { reminders, jobs, send, dosesOf, now, newId } = deps
  const ago = (ms: number) => new Date(now().getTime() - ms)

  async function tellHelper(ownerId: string, settings: ReminderSettings, doses: PlannedReminder[]): Promise<void> {
    const { helper } = settings
    if (!helper || doses.length === 0) return
    // Whoever may not see them any more hears nothing of them.
    if (await deps.mayHelp(ownerId, helper.memberId)) {
      const of = await deps.nameOf(ownerId)
      const own = (await reminders.find(helper.memberId))?.settings
      const note = noteOf('missed', doses, { showsNames: settings.showsNames, of })
      await send(helper.memberId, { email: true, webhook: own?.isOn ? own.webhook : null }, { ...note, doses: [] }, true)
    }
    await reminders.keepSaid(ownerId, doses, { helperTold: true })
  }

  /** Says what is due, and answers when to look again. */
  async function remind({ ownerId }: Pick<Job, 'ownerId'>): Promise<Date | undefined> {
    const kept = ownerId === null ? null : await reminders.find(ownerId)
    if (ownerId === null || !kept?.settings.isOn) return undefined
    const { settings } = kept
    const doses = await dosesOf(ownerId, ago(LOOK_BACK_MS), ago(-LOOK_AHEAD_MS))
    const said = await reminders.said(ownerId, ago(LOOK_BACK_MS).toISOString())
    const at = now()
    const plan = planReminders(doses, (dose) => said.get(nameOfDose(dose)), settings, at)
    await tellHelper(ownerId, settings, plan.tellHelper)
    let isUnheard = false
    for (const [code, due] of [
      ['dose', plan.say],
      ['again', plan.sayAgain],
    ] as const) {
      for (const together of Map.groupBy(due, (dose) => dose.at).values()) {
        const isUrgent = together.some(({ isImportant }) => isImportant)
        const sent = await send(ownerId, settings, noteOf(code, together, settings), isUrgent)
        // Where no service could be asked, the next minute tries again.
        if (sent.length > 0 && sent.every(({ outcome }) => outcome === 'waits')) isUnheard = true
        else await reminders.keepSaid(ownerId, together, { saidAt: at.toISOString() })
      }
    }
    const times = [at.getTime() + (isUnheard ? MINUTE_MS : LOOK_AGAIN_MS), plan.nextAt?.getTime() ?? Number.POSITIVE_INFINITY]
    return new Date(Math.min(...times))
  }

  /** Their doses or their settings changed. */
  async function replan(ownerId: string): Promise<void> {
    const key = await reminders.jobKeyOf(ownerId)
    if (key !== null) await jobs.schedule({ kind: REMINDER, key, ownerId, at: now() })
  }

  return {
    remind,
    replan,

    async show(ownerId: string): Promise<Reminders> {
      const [kept, devices, deliveries] = await Promise.all([
        reminders.find(ownerId),
        reminders.devices(ownerId),
        reminders.deliveries(ownerId, DELIVERIES_SHOWN),
      ])
      const names = new Map(devices.map(({ id, name }) => [id, name]))
      return {
        settings: kept?.settings ?? null,
        pushKey: deps.pushKey,
        canMail: deps.canMail,
        devices: devices.map(({ id, name, since }) => ({ id, name, since })),
        hasFeed: kept?.hasFeed ?? false,
        deliveries: deliveries.map(({ deviceId, ...delivery }) => ({
          ...delivery,
          device: deviceId === null ? null : (names.get(deviceId) ?? null),
        })),
      }
    },

    async keep(ownerId: string, settings: ReminderSettings): Promise<Reminders> {
      const { helper, webhook } = settings
      if (helper && !(await deps.mayHelp(ownerId, helper.memberId))) throw new AppError('not_found')
      if (webhook && URL.parse(webhook.url)?.username) {
        throw new AppError('invalid_request', { fields: { webhook: 'Please enter an address without a name and password.' } })
      }
      await reminders.keep(ownerId, newId(), settings)
      await replan(ownerId)
      return this.show(ownerId)
    },

    async addDevice(ownerId: string, device: NewReminderDevice): Promise<Reminders> {
      const devices = await reminders.devices(ownerId)
      const isKnown = devices.some(({ endpoint }) => endpoint === device.endpoint)
      if (!isKnown && devices.length >= MOST_REMINDER_DEVICES) {
        throw new AppError('invalid_request', {
          fields: { name: `You can have ${MOST_REMINDER_DEVICES} devices. Please remove one first.` },
        })
      }
      await reminders.addDevice(ownerId, newId(), device, now().toISOString())
      return this.show(ownerId)
    },

    async removeDevice(ownerId: string, id: string): Promise<void> {
      if (!(await reminders.removeDevice(ownerId, id))) throw new AppError('not_found')
    },

    /** A new address; the one before leads nowhere. */
    async openFeed(ownerId: string): Promise<string> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      if (!(await reminders.keepFeed(ownerId, token))) throw new AppError('not_found')
      return token
    },

    async closeFeed(ownerId: string): Promise<void> {
      await reminders.keepFeed(ownerId, null)
    },

    /** The doses of the coming days, for whoever has the address. */
    async feed(token: string): Promise<string> {
      const ownerId = await reminders.unscopedOwnerOfFeed(token)
      const kept = ownerId === null ? null : await reminders.find(ownerId)
      if (ownerId === null || !kept) throw new AppError('not_found')
      const doses = await dosesOf(ownerId, ago(DAY_MS), ago(-FEED_DAYS * DAY_MS))
      const open = doses.filter(({ state }) => state !== 'taken' && state !== 'skipped')
      return writeCalendar(open, { brand: deps.brand, showsNames: kept.settings.showsNames, now: now() })
    },

    /** Says on each channel that it works. */
    async test(ownerId: string): Promise<ReminderTest> {
      const kept = await reminders.find(ownerId)
      const note = noteOf('test', [], { showsNames: false })
      const sent = await send(ownerId, kept?.settings ?? { email: false, webhook: null }, note, false)
      return { sent: sent.map(({ channel, outcome, code }) => ({ channel, outcome, code })) }
    },

    async snooze(ownerId: string, names: readonly { medicineId: string; slot: string }[], minutes: number): Promise<void> {
      const wanted = new Set(names.map(nameOfDose))
      const doses = await dosesOf(ownerId, ago(LOOK_BACK_MS), ago(-DAY_MS))
      const until = ago(-minutes * MINUTE_MS).toISOString()
      await reminders.keepSaid(
        ownerId,
        doses.filter((dose) => wanted.has(nameOfDose(dose))),
        { snoozedUntil: until },
      )
      await replan(ownerId)
    },

    purge: () =>
      reminders.unscopedPurge({
        dosesBefore: ago(DOSES_KEPT_MS).toISOString(),
        deliveriesBefore: ago(DELIVERIES_KEPT_MS).toISOString(),
      }),
  }
}

export type RemindersService = ReturnType<typeof remindersService>
