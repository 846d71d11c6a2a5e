export interface ReminderTables {
  /** One row for each person who wants to be reminded. */
  reminder_settings: {
    owner_id: string
    /** The key of the job, which tells nobody whose it is. */
    id: string
    /** Sealed JSON. */
    content: string
    /** The hash of the calendar's address. */
    feed_hash: string | null
  }
  reminder_devices: {
    id: string
    owner_id: string
    /** One row for each subscription of a browser. */
    endpoint_hash: string
    /** Sealed JSON: where to, and with which keys. */
    content: string
    since: string
    /** The session that asked for it; null once that has run out. */
    session_id: string | null
  }
  /** The reminders of a planned dose. Ids and times stand plainly: the job asks for them. */
  reminded_doses: {
    owner_id: string
    medicine_id: string
    slot: string
    sent: number
    last_at: string | null
    snoozed_until: string | null
    helper_told: number
    /** JSON: the channels that could not be asked, and when they are tried again. Ids and times, plainly. */
    waiting: string | null
    /** When the dose was planned: the row goes some days after it. */
    planned_at: string
  }
  /** Which supply of a medicine was last spoken of. Ids and times stand plainly, as of doses. */
  reminded_supplies: {
    owner_id: string
    medicine_id: string
    code: string
    /** When it was counted, or the date on its box. */
    supply: string
    waiting: string | null
  }
  /** Each note that was sent, its channel, and whether it arrived. */
  reminder_deliveries: {
    id: string
    owner_id: string
    at: string
    channel: string
    kind: string
    outcome: string
    code: string | null
    device_id: string | null
  }
}
