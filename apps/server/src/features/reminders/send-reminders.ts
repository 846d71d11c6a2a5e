import { createHash } from 'node:crypto'
import type { PushNote, ReminderKind, ReminderSettings } from '@salus/contract'
import type { Message } from '#server/platform/mail/messages.ts'
import type { Channels, Outcome } from './channels.ts'
import type { PlannedReminder } from './plan-reminders.ts'
import { reminderMessage } from './reminder-words.ts'
import type { Delivery, RemindersRepository } from './reminders.repository.ts'

interface Deps {
  reminders: RemindersRepository
  channels: Channels
  /** Writes to a person's checked e-mail address. False where there is none, or no mail server. */
  mail: (userId: string, message: Message) => Promise<boolean>
  about: { brand: string; origin: string | undefined }
  now: () => Date
  newId: () => string
}

/** Says one note on every channel that a person has, and writes down what became of it. */
export function reminderSender({ reminders, channels, mail, about, now, newId }: Deps) {
  async function toDevices(userId: string, note: PushNote, isUrgent: boolean): Promise<Delivery[]> {
    const devices = await reminders.devices(userId)
    return Promise.all(
      devices.map(async (device) => {
        const { outcome, code } = await channels.push(device, note, isUrgent)
        if (outcome === 'gone') await reminders.removeDevice(userId, device.id)
        return { at: now().toISOString(), channel: 'push' as const, kind: note.code, outcome, code, deviceId: device.id }
      }),
    )
  }

  return async (
    userId: string,
    settings: Pick<ReminderSettings, 'email' | 'webhook'>,
    note: PushNote,
    isUrgent: boolean,
  ): Promise<Delivery[]> => {
    const noted = (channel: Delivery['channel'], { outcome, code }: Outcome): Delivery => ({
      at: now().toISOString(),
      channel,
      kind: note.code,
      outcome,
      code,
      deviceId: null,
    })
    const all = [toDevices(userId, note, isUrgent)]
    if (settings.email) {
      all.push(
        mail(userId, reminderMessage(note, about)).then((isPosted) => [
          noted('email', isPosted ? { outcome: 'reached', code: null } : { outcome: 'refused', code: 'no_address' }),
        ]),
      )
    }
    if (settings.webhook) {
      all.push(channels.webhook(settings.webhook, note, isUrgent).then((outcome) => [noted('webhook', outcome)]))
    }
    const deliveries = (await Promise.all(all)).flat()
    await reminders.note(
      userId,
      deliveries.map((delivery) => ({ ...delivery, id: newId() })),
    )
    return deliveries
  }
}

export type SendReminder = ReturnType<typeof reminderSender>

/** One note for doses of one moment, which replaces the one before of the same. */
export function noteOf(
  code: ReminderKind,
  doses: readonly PlannedReminder[],
  { showsNames, of = null }: { showsNames: boolean; of?: string | null },
): PushNote {
  const first = doses.map(({ at }) => at).toSorted()[0] ?? ''
  return {
    code,
    // A topic of a push service has at most 32 letters, and tells it nothing.
    tag: createHash('sha256').update(`${code === 'missed' ? 'missed' : 'dose'} ${first} ${of ?? ''}`).digest('base64url').slice(0, 32),
    names: showsNames ? [...new Set(doses.map(({ name }) => name))] : [],
    doses: doses.map(({ medicineId, slot }) => ({ medicineId, slot })),
    of,
  }
}
