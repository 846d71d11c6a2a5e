import { createHash } from 'node:crypto'
import { DELIVERY_OUTCOMES, type PushNote, type ReminderKind, type ReminderSettings } from '@salus/contract'
import type { Message } from '#server/platform/mail/messages.ts'
import type { Channels, Outcome } from './channels.ts'
import type { PlannedReminder, Target } from './plan-reminders.ts'
import type { SupplyNote } from './plan-supplies.ts'
import { reminderMessage } from './reminder-message.ts'
import type { Delivery, RemindersRepository } from './reminders.repository.ts'

interface Deps {
  reminders: RemindersRepository
  channels: Channels
  /** Writes to a person's checked e-mail address. False where there is none, or no mail server. */
  mail: (userId: string, message: Message) => Promise<boolean>
  about: { brand: string; origin: string }
  now: () => Date
  newId: () => string
}

/** Who hears a note, and on which of the channels that more than one person may share. */
interface Hearing {
  /** Whose reminder it is, and in whose list it stands what became of it. */
  ownerId: string
  /** Each hears it on their own devices, and by their own mail if that is wanted. */
  hearers: readonly string[]
  email: boolean
  webhook: ReminderSettings['webhook']
  /** Tries these alone. */
  only?: readonly Target[]
  /** Nobody tries again where no service answers. */
  isLast?: boolean
}

/** Says one note on every channel, and writes down what became of it. */
export function reminderSender({ reminders, channels, mail, about, now, newId }: Deps) {
  async function toDevices(
    userId: string,
    note: PushNote,
    isUrgent: boolean,
    only?: readonly Target[],
  ): Promise<Delivery[]> {
    const devices = await reminders.devices(userId)
    return Promise.all(
      devices
        .filter(({ id }) => !only || only.some(({ deviceId }) => deviceId === undefined || deviceId === id))
        .map(async (device) => {
          const { outcome, code } = await channels.push(device, note, isUrgent)
          if (outcome === 'gone') await reminders.removeDevice(userId, device.id)
          return noted('push', note, { outcome, code }, device.id)
        }),
    )
  }

  const noted = (
    channel: Delivery['channel'],
    { code: kind }: PushNote,
    { outcome, code }: Outcome,
    deviceId: string | null = null,
  ): Delivery => ({ at: now().toISOString(), channel, kind, outcome, code, deviceId })

  async function byMail(userId: string, note: PushNote): Promise<Delivery[]> {
    const isPosted = await mail(userId, reminderMessage(note, about))
    return [
      noted('email', note, isPosted ? { outcome: 'queued', code: null } : { outcome: 'refused', code: 'no_address' }),
    ]
  }

  return async (
    { ownerId, hearers, email, webhook, only, isLast = false }: Hearing,
    note: PushNote,
    isUrgent: boolean,
  ): Promise<Delivery[]> => {
    const targets = (channel: Delivery['channel']) => only?.filter((each) => each.channel === channel)
    const asked = (channel: Delivery['channel']) => targets(channel)?.length !== 0
    const all = hearers.flatMap((userId) => [
      ...(asked('push') ? [toDevices(userId, note, isUrgent, targets('push'))] : []),
      ...(asked('email') && email ? [byMail(userId, note)] : []),
    ])
    if (asked('webhook') && webhook) {
      all.push(channels.webhook(webhook, note, isUrgent).then((outcome) => [noted('webhook', note, outcome)]))
    }
    const deliveries = (await Promise.all(all))
      .flat()
      .map((each): Delivery => (isLast && each.outcome === 'waits' ? { ...each, outcome: 'failed' } : each))
    await reminders.note(
      ownerId,
      deliveries.map((delivery) => ({ ...delivery, id: newId() })),
    )
    return deliveries
  }
}

/** Tells in one word what came of a note; nothing to send on is nothing that could be tried again. */
export function bestOf(sent: readonly Delivery[]): Outcome {
  const best = DELIVERY_OUTCOMES.flatMap((outcome) => sent.filter((each) => each.outcome === outcome))[0]
  return best ? { outcome: best.outcome, code: best.code } : { outcome: 'refused', code: 'no_channel' }
}

export type SendReminder = ReturnType<typeof reminderSender>

interface Wording {
  brand: string
  showsNames: boolean
  /** Whose it is, where somebody else hears it. */
  of?: { name: string; ownerId: string } | null
}

/** One note for doses of one moment, which replaces the one before of the same. */
export function noteOf(
  code: ReminderKind,
  doses: readonly PlannedReminder[],
  { brand, showsNames, of = null }: Wording,
): PushNote {
  const first = doses.map(({ at }) => at).toSorted()[0] ?? ''
  return {
    code,
    brand,
    tag: tagOf(`${code === 'missed' ? 'missed' : 'dose'} ${first}`, of),
    names: showsNames ? [...new Set(doses.map(({ name }) => name))] : [],
    doses: doses.map(({ medicineId, slot, at: plannedAt }) => ({ medicineId, slot, plannedAt })),
    medicineId: null,
    of: of && { name: of.name, record: of.ownerId },
  }
}

/** One note for the supplies of which the same is to be said. */
export function supplyNoteOf({ code, news }: SupplyNote, { brand, showsNames, of = null }: Wording): PushNote {
  const [first, ...others] = news
  const about = news.map(({ medicineId, supply }) => `${medicineId} ${supply}`).toSorted()
  return {
    code,
    brand,
    tag: tagOf(`${code} ${about.join()}`, of),
    names: showsNames ? [...new Set(news.map(({ name }) => name))] : [],
    doses: [],
    medicineId: first && others.length === 0 ? first.medicineId : null,
    of: of && { name: of.name, record: of.ownerId },
  }
}

/** A topic of a push service has at most 32 letters, and tells it nothing. */
const tagOf = (about: string, of: Wording['of']): string =>
  createHash('sha256')
    .update(`${about} ${of?.ownerId ?? ''}`)
    .digest('base64url')
    .slice(0, 32)
