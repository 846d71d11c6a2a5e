import { createHash, randomBytes } from 'node:crypto'
import {
  MOST_REMINDER_DEVICES,
  type NewReminderDevice,
  type PushNote,
  type ReminderSettings,
  type Reminders,
  type ReminderTest,
  type ReminderTestAsk,
} from '@salus/contract'
import type { CompiledQuery } from 'kysely'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { Job } from '#server/platform/jobs/job-kinds.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Outcome } from './channels.ts'
import { type ComingVisit, doseCalendar } from './dose-calendar.ts'
import { type PlannedReminder, planReminders, type Target, type Waiting } from './plan-reminders.ts'
import { nextHourOf, planSupplies, type SupplyNews } from './plan-supplies.ts'
import { type Delivery, nameOfDose, nameOfSupply, type RemindersRepository } from './reminders.repository.ts'
import { bestOf, noteOf, type SendReminder, supplyNoteOf } from './send-reminders.ts'

export const REMINDER = 'reminder'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A dose is missed within two days, and its helper hears of it within one more. */
const LOOK_BACK_MS = 3 * DAY_MS
const LOOK_AHEAD_MS = 8 * DAY_MS
const FEED_DAYS = 14
/** Plans change in many rooms: each is looked at so often at least. */
const LOOK_AGAIN_MS = 6 * 60 * MINUTE_MS
/** Channels that could not be asked are tried again after these; an hour later a reminder helps nobody. */
const TRY_AGAIN_MS = [1, 5, 15, 30].map((minutes) => minutes * MINUTE_MS)
const HELPER_AGAIN_MS = 5 * MINUTE_MS
/** Somebody hears of a note, or soon will. */
const HEARD: ReadonlySet<Delivery['outcome']> = new Set(['reached', 'queued'])
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
  /** When to ask for more of what is taken now, and which boxes are past their date. */
  suppliesOf: (ownerId: string, timeZone: string) => Promise<SupplyNews[]>
  /** Visits to doctors that are planned for these days. */
  visitsOf: (ownerId: string, from: string, to: string) => Promise<ComingVisit[]>
  /** Whether this member of the care circle may see the medicines. */
  mayHelp: (ownerId: string, memberId: string) => Promise<boolean>
  nameOf: (userId: string) => Promise<string>
  /** Who keeps a child's record. Nobody, of a person of age. */
  guardiansOf: (ownerId: string) => Promise<string[]>
  pushKey: string
  canMail: (userId: string) => Promise<boolean>
  brand: string
  now: () => Date
  newId: () => string
}

export function remindersService(deps: RemindersDeps) {
  const { reminders, jobs, send, dosesOf, suppliesOf, visitsOf, brand, now, newId } = deps
  const ago = (ms: number) => new Date(now().getTime() - ms)

  /** Answers whether a later try may mend it. */
  async function tellHelper(ownerId: string, settings: ReminderSettings, doses: PlannedReminder[]): Promise<boolean> {
    const { helper } = settings
    if (!helper || doses.length === 0) return false
    let outcome: Outcome = { outcome: 'refused', code: 'not_shared' }
    // Whoever may not see them any more hears nothing of them.
    if (await deps.mayHelp(ownerId, helper.memberId)) {
      const of = { name: await deps.nameOf(ownerId), ownerId }
      const own = (await reminders.find(helper.memberId))?.settings
      const note = noteOf('missed', doses, { brand, showsNames: settings.showsNames, of })
      const webhook = own?.isOn ? own.webhook : null
      const hearing = { ownerId: helper.memberId, hearers: [helper.memberId], email: true, webhook }
      outcome = bestOf(await send(hearing, { ...note, doses: [] }, true))
    }
    const delivery = { ...outcome, at: now().toISOString(), channel: 'helper' as const, kind: 'missed' as const }
    await reminders.note(ownerId, [{ ...delivery, deviceId: null, id: newId() }])
    if (outcome.outcome === 'waits') return true
    await reminders.keepSaid(ownerId, doses, { helperTold: true })
    return false
  }

  /** A child's reminders are its parents'. */
  async function hearingOf(ownerId: string) {
    const guardians = await deps.guardiansOf(ownerId)
    if (guardians.length === 0) return { ownerId, hearers: [ownerId], of: null }
    return { ownerId, hearers: guardians, of: { name: await deps.nameOf(ownerId), ownerId } }
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
    const times = [at.getTime() + LOOK_AGAIN_MS]
    if (await tellHelper(ownerId, settings, plan.tellHelper)) times.push(at.getTime() + HELPER_AGAIN_MS)
    const { of, ...hearing } = await hearingOf(ownerId)
    /** Answers what became of it, which channels could not be asked, and when they are tried again. */
    const say = async (note: PushNote, before: Waiting | null, isUrgent = false) => {
      const tries = (before?.tries ?? 0) + 1
      const waitMs = TRY_AGAIN_MS[tries - 1]
      const only = before ? { only: before.targets } : {}
      const sent = await send({ ...settings, ...hearing, ...only, isLast: waitMs === undefined }, note, isUrgent)
      const targets = sent.filter(({ outcome }) => outcome === 'waits').map(targetOf)
      if (targets.length === 0 || waitMs === undefined) return { sent, waiting: null }
      times.push(at.getTime() + waitMs)
      return { sent, waiting: { targets, tries, retryAt: new Date(at.getTime() + waitMs).toISOString() } }
    }
    const wording = { ...settings, brand, of }
    const isUrgent = ({ doses }: { doses: PlannedReminder[] }) => doses.some(({ isImportant }) => isImportant)
    for (const due of plan.say) {
      const { waiting } = await say(noteOf(due.code, due.doses, wording), null, isUrgent(due))
      await reminders.keepSaid(ownerId, due.doses, { saidAt: at.toISOString(), waiting })
    }
    for (const due of plan.tryAgain) {
      const { waiting } = await say(noteOf(due.code, due.doses, wording), due.waiting, isUrgent(due))
      await reminders.keepSaid(ownerId, due.doses, { waiting })
    }
    const supplies = await supplyPlanOf(ownerId, settings, at)
    for (const due of [...supplies.say.map((note) => ({ ...note, waiting: null })), ...supplies.tryAgain]) {
      const { sent, waiting } = await say(supplyNoteOf(due, wording), due.waiting)
      // Without any channel nothing was tried: it is said as soon as there is one.
      if (sent.length === 0 && due.waiting === null) continue
      const isHeard = due.waiting?.isHeard === true || sent.some(({ outcome }) => HEARD.has(outcome))
      const unheard = { targets: [], tries: 0, retryAt: nextHourOf(at, settings).toISOString() }
      const next = waiting ?? (isHeard ? null : unheard)
      await reminders.keepSupplySaid(ownerId, due.news, next && { ...next, isHeard })
    }
    times.push(...[plan.nextAt, supplies.nextAt].flatMap((next) => next?.getTime() ?? []))
    return new Date(Math.min(...times))
  }

  async function supplyPlanOf(ownerId: string, settings: ReminderSettings, at: Date) {
    if (!settings.tellsSupply) return planSupplies([], () => undefined, settings, at)
    const news = await suppliesOf(ownerId, settings.timeZone)
    const said = await reminders.suppliesSaid(ownerId)
    return planSupplies(news, (each) => said.get(nameOfSupply(each)), settings, at)
  }

  async function replanning(ownerId: string): Promise<CompiledQuery[]> {
    const key = await reminders.jobKeyOf(ownerId)
    return key === null ? [] : [jobs.scheduling({ kind: REMINDER, key, ownerId, at: now() })]
  }

  /** Their doses or their settings changed. */
  async function replan(ownerId: string): Promise<void> {
    const key = await reminders.jobKeyOf(ownerId)
    if (key !== null) await jobs.schedule({ kind: REMINDER, key, ownerId, at: now() })
  }

  return {
    remind,
    replan,
    /** For `database.together`: their plan is looked at anew if and only if it is written. */
    replanning,

    /** `callerId`: the parent of a child, else the person: whose devices there are. */
    async show(ownerId: string, callerId = ownerId): Promise<Reminders> {
      const [kept, devices, deliveries, canMail] = await Promise.all([
        reminders.find(ownerId),
        reminders.devices(callerId),
        reminders.deliveries(ownerId, DELIVERIES_SHOWN),
        deps.canMail(callerId),
      ])
      const names = new Map(devices.map(({ id, name }) => [id, name]))
      return {
        settings: kept?.settings ?? null,
        pushKey: deps.pushKey,
        canMail,
        devices: devices.map(({ id, name, since, endpoint }) => ({ id, name, since, endpointHash: hashOf(endpoint) })),
        hasFeed: kept?.hasFeed ?? false,
        deliveries: deliveries.map(({ deviceId, ...delivery }) => ({
          ...delivery,
          device: deviceId === null ? null : (names.get(deviceId) ?? null),
        })),
      }
    },

    async keep(ownerId: string, settings: ReminderSettings, callerId = ownerId): Promise<Reminders> {
      const { helper } = settings
      const before = (await reminders.find(ownerId))?.settings.helper?.memberId
      // One who may see them no more hears nothing, and holds up no other choice.
      if (helper && helper.memberId !== before && !(await deps.mayHelp(ownerId, helper.memberId))) {
        throw new AppError('not_found')
      }
      await reminders.keep(ownerId, newId(), settings)
      await replan(ownerId)
      return this.show(ownerId, callerId)
    },

    /** Not of a record, but of who is logged in there. */
    async addDevice(callerId: string, sessionId: string | null, device: NewReminderDevice): Promise<void> {
      const devices = await reminders.devices(callerId)
      const known = devices.find(({ endpoint }) => endpoint === device.endpoint)
      if (!known && devices.length >= MOST_REMINDER_DEVICES) {
        throw new AppError('invalid_request', {
          fields: { name: `You can have ${MOST_REMINDER_DEVICES} devices. Please remove one first.` },
        })
      }
      const { id, since } = known ?? { id: newId(), since: now().toISOString() }
      await reminders.addDevice(callerId, device, { id, since, sessionId })
    },

    async removeDevice(callerId: string, id: string): Promise<void> {
      if (!(await reminders.removeDevice(callerId, id))) throw new AppError('not_found')
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

    /** Whoever kept this record knows where its calendar is read and where its reminders go. */
    async endAddresses(ownerId: string): Promise<void> {
      await reminders.keepFeed(ownerId, null)
      const kept = await reminders.find(ownerId)
      if (kept?.settings.webhook) await reminders.keep(ownerId, newId(), { ...kept.settings, webhook: null })
    },

    /** The doses of the coming days, for whoever has the address. */
    async feed(token: string): Promise<string> {
      const ownerId = await reminders.unscopedOwnerOfFeed(token)
      const kept = ownerId === null ? null : await reminders.find(ownerId)
      if (ownerId === null || !kept) throw new AppError('not_found')
      const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS
      const doses = await dosesOf(ownerId, new Date(today - DAY_MS), new Date(today + FEED_DAYS * DAY_MS))
      const open = doses.filter(isOpen)
      const { settings } = kept
      const news = settings.tellsSupply ? await suppliesOf(ownerId, settings.timeZone) : []
      const [first, last] = [today - DAY_MS, today + FEED_DAYS * DAY_MS].map((ms) => new Date(ms).toISOString())
      const soon = news.filter(({ day }) => day >= (first ?? '').slice(0, 10) && day < (last ?? ''))
      const visits = settings.tellsVisits
        ? await visitsOf(ownerId, (first ?? '').slice(0, 10), (last ?? '').slice(0, 10))
        : []
      return doseCalendar(open, soon, visits, { brand, settings, changedAt: new Date(today).toISOString() })
    },

    /** Says on one channel that it works. */
    async test(ownerId: string, ask: ReminderTestAsk, callerId = ownerId): Promise<ReminderTest> {
      const webhook = (await reminders.find(ownerId))?.settings.webhook ?? null
      const note = noteOf('test', [], { brand, showsNames: false })
      const hearing = { ownerId, hearers: [callerId], email: true, webhook, only: [ask], isLast: true }
      const sent = await send(hearing, note, false)
      return { sent: sent.map(({ outcome, code }) => ({ outcome, code })) }
    },

    async snooze(
      ownerId: string,
      names: readonly { medicineId: string; slot: string }[],
      minutes: number,
    ): Promise<void> {
      const wanted = new Set(names.map(nameOfDose))
      const doses = await dosesOf(ownerId, ago(LOOK_BACK_MS), ago(-DAY_MS))
      const open = doses.filter((dose) => isOpen(dose) && wanted.has(nameOfDose(dose)))
      // Nobody is promised a reminder that never comes.
      if (open.length === 0 || !(await reminders.find(ownerId))?.settings.isOn) throw new AppError('not_found')
      await reminders.keepSaid(ownerId, open, { snoozedUntil: ago(-minutes * MINUTE_MS).toISOString() })
      await replan(ownerId)
    },

    purge: () =>
      reminders.unscopedPurge({
        dosesBefore: ago(DOSES_KEPT_MS).toISOString(),
        deliveriesBefore: ago(DELIVERIES_KEPT_MS).toISOString(),
      }),
  }
}

const isOpen = ({ state }: PlannedReminder): boolean => state !== 'taken' && state !== 'skipped'

const targetOf = ({ channel, deviceId }: Delivery): Target =>
  deviceId === null ? { channel: channel as Target['channel'] } : { channel: channel as Target['channel'], deviceId }

const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url')

export type RemindersService = ReturnType<typeof remindersService>
