import { z } from 'zod'

/** Where a reminder goes. A calendar is not sent to: it asks. */
export const REMINDER_CHANNELS = ['push', 'email', 'webhook'] as const
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number]
/** The log of one reminder: also that somebody who helps was told. */
export const DELIVERY_CHANNELS = [...REMINDER_CHANNELS, 'helper'] as const

/**
 * `reached`: the service took it; `queued`: the mail is handed over; `waits`: it is tried again; `failed`: no answer, and no further try;
 * `refused`: the service said no; `gone`: the device is no more.
 */
export const DELIVERY_OUTCOMES = ['reached', 'queued', 'waits', 'failed', 'gone', 'refused'] as const
/** `refill`: it is time to ask for more of a medicine; `expired`: the date on the box has passed. */
export const SUPPLY_REMINDERS = ['refill', 'expired'] as const
export type SupplyReminder = (typeof SUPPLY_REMINDERS)[number]
export const REMINDER_KINDS = ['dose', 'again', 'missed', ...SUPPLY_REMINDERS, 'test'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

export const MOST_REMINDER_DEVICES = 10
/** Nobody is asked more often for one dose. */
export const MOST_REMINDERS = 12

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time like 22:00.')
const Url = z.url({ protocol: /^https?$/, error: 'Please enter a whole address that begins with https://.' }).max(500)

export const ReminderSettingsSchema = z
  .object({
    isOn: z.boolean(),
    /** IANA: whose evening and morning the quiet hours are. */
    timeZone: z.string().min(1).max(60),
    /** Names of medicines stand in the reminders; else nobody who looks at the phone learns anything. */
    showsNames: z.boolean(),
    /** Once for each supply: when to ask for more, and when the date on the box has passed. */
    tellsSupply: z.boolean().default(false),
    /** The calendar at the private address shows planned visits to doctors too; with their names where `showsNames`. */
    tellsVisits: z.boolean().default(false),
    /** Minutes after which it is asked again, until the dose is marked or missed; null for once. Important ones ask again in any case. */
    againAfter: z.number().int().min(2).max(120).nullable(),
    /** Only important ones come then; the others when they are over. */
    quiet: z.object({ from: TimeOfDay, to: TimeOfDay }).nullable(),
    email: z.boolean(),
    /** An address of ntfy, which gets a text, or the person's own, which gets JSON. */
    webhook: z.object({ kind: z.enum(['ntfy', 'json']), url: Url }).nullable(),
    /** Who of the care circle is told of an important dose that nobody marked, and after how many minutes. */
    helper: z
      .object({ memberId: z.string().min(1).max(100), afterMinutes: z.number().int().min(15).max(1_440) })
      .nullable(),
  })
  .meta({ id: 'ReminderSettings' })
export type ReminderSettings = z.infer<typeof ReminderSettingsSchema>

/** Nobody who calls an address sends on what stands before its `@`. */
const hasNoSecret = (url: string): boolean => !/^https?:\/*[^/\\?#]*@/i.test(url)

/** The server judges a choice when it is made, and shows an earlier one as it is. */
export const NewReminderSettingsSchema = ReminderSettingsSchema.extend({
  timeZone: ReminderSettingsSchema.shape.timeZone.refine(isTimeZone, 'This time zone is not known.'),
  webhook: z
    .object({
      kind: z.enum(['ntfy', 'json']),
      url: Url.refine(hasNoSecret, 'Please enter an address without a name and a password.'),
    })
    .nullable(),
}).meta({ id: 'NewReminderSettings' })

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

export const RemindersSchema = z
  .object({
    /** Null for who never set any. */
    settings: ReminderSettingsSchema.nullable(),
    /** For `PushManager.subscribe`: base64url. */
    pushKey: z.string(),
    /** There is a mail server, and an address that was checked. */
    canMail: z.boolean(),
    devices: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        since: z.iso.datetime(),
        /** SHA-256 of its address, base64url: by it a browser knows itself. */
        endpointHash: z.string(),
      }),
    ),
    /** Whether a calendar may ask for the doses of the coming days. Its address is shown once. */
    hasFeed: z.boolean(),
    /** The newest first: what was sent in the last days, and what became of it. */
    deliveries: z.array(
      z.object({
        at: z.iso.datetime(),
        channel: z.enum(DELIVERY_CHANNELS),
        kind: z.enum(REMINDER_KINDS),
        outcome: z.enum(DELIVERY_OUTCOMES),
        /** The service's refusal; null when the note reached it. */
        code: z.string().nullable(),
        /** The device's name, where it is known. */
        device: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'Reminders' })
export type Reminders = z.infer<typeof RemindersSchema>

/** As `PushSubscription.toJSON` gives it. */
export const NewReminderDeviceSchema = z
  .object({
    endpoint: Url,
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{80,100}$/),
      auth: z.string().regex(/^[\w-]{16,40}$/),
    }),
    /** The browser and the system, unless given. */
    name: z.string().trim().max(100).default(''),
  })
  .meta({ id: 'NewReminderDevice' })
export type NewReminderDevice = z.infer<typeof NewReminderDeviceSchema>

export const ReminderFeedSchema = z.object({ url: z.string() }).meta({ id: 'ReminderFeed' })

export const ReminderTestAskSchema = z
  .object({ channel: z.enum(REMINDER_CHANNELS), deviceId: z.uuid().optional() })
  .meta({ id: 'ReminderTestAsk' })
export type ReminderTestAsk = z.infer<typeof ReminderTestAskSchema>

export const ReminderTestSchema = z
  .object({
    /** One for each device; nothing where there is none. */
    sent: z.array(
      z.object({
        outcome: z.enum(DELIVERY_OUTCOMES),
        code: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ReminderTest' })
export type ReminderTest = z.infer<typeof ReminderTestSchema>

export const SnoozeSchema = z
  .object({
    doses: z
      .array(z.object({ medicineId: z.uuid(), slot: z.string().min(1).max(120) }))
      .min(1)
      .max(50),
    minutes: z.number().int().min(1).max(240),
  })
  .meta({ id: 'SnoozedDoses' })

/** A push carries this for the service worker. Only the device can read it. */
export const PushNoteSchema = z.object({
  code: z.enum(REMINDER_KINDS),
  /** The name that the host gave the product: the title. */
  brand: z.string(),
  /** Notes of one tag replace each other. */
  tag: z.string(),
  /** Names of medicines, if the person wants them told. */
  names: z.array(z.string()),
  doses: z.array(z.object({ medicineId: z.uuid(), slot: z.string(), plannedAt: z.iso.datetime() })),
  /** Its page is opened, where the note is about the supply of this one alone. */
  medicineId: z.uuid().nullable().default(null),
  /** Whose it is, where somebody else hears it: a parent of a child, or who is told of a missed one. */
  of: z.object({ name: z.string(), record: z.string() }).nullable(),
})
export type PushNote = z.infer<typeof PushNoteSchema>
