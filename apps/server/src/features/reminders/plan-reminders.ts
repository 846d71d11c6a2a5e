import { MOST_REMINDERS, type PlannedDose, type ReminderChannel, type ReminderSettings } from '@salus/contract'
import { afterQuiet } from './person-clock.ts'

/** A planned dose, as the medicines tell it. */
export interface PlannedReminder {
  medicineId: string
  name: string
  isImportant: boolean
  slot: string
  at: string
  state: PlannedDose['state']
}

/** One channel of a note, or one device of it. */
export interface Target {
  channel: ReminderChannel
  deviceId?: string | undefined
}

/** Channels that could not be asked, and when they are tried again. */
export interface Waiting {
  targets: Target[]
  tries: number
  retryAt: string
}

/** The reminders that went out so far. */
export interface Said {
  sent: number
  lastAt: string | null
  snoozedUntil: string | null
  isHelperTold: boolean
  waiting: Waiting | null
}

/** All open doses of one moment, so that no note takes the place of another that still counts. */
export interface DueNote {
  code: 'dose' | 'again'
  doses: PlannedReminder[]
}

export interface ReminderPlan {
  /** Notes that are said now, on every channel. */
  say: DueNote[]
  /** Notes that some channels have not heard yet. */
  tryAgain: (DueNote & { waiting: Waiting })[]
  /** Important doses that nobody marked in time: a helper is told. */
  tellHelper: PlannedReminder[]
  /** When there is next something to do; null for never. */
  nextAt: Date | null
}

type SaidOf = (dose: PlannedReminder) => Said | undefined

const MINUTE_MS = 60_000
/** Important ones are asked for again, whatever the person set. */
const IMPORTANT_AGAIN_MINUTES = 15
/** Later than this nobody is told of a dose that was put off and is missed by now. */
const STALE_MS = 60 * MINUTE_MS
/** Nor is a helper alarmed: they may have been chosen since, or the dose called important. But a server may stand still for a while. */
const HELPER_STALE_MS = 6 * 60 * MINUTE_MS

/** Names the reminders to send now, and when to look again. */
export function planReminders(
  doses: readonly PlannedReminder[],
  saidOf: SaidOf,
  settings: ReminderSettings,
  now: Date,
): ReminderPlan {
  const plan: ReminderPlan = { say: [], tryAgain: [], tellHelper: [], nextAt: null }
  const nowMs = now.getTime()
  const later = (ms: number) => {
    if (!plan.nextAt || ms < plan.nextAt.getTime()) plan.nextAt = new Date(ms)
  }
  const open = doses.filter(({ state }) => state !== 'taken' && state !== 'skipped')
  for (const dose of open) {
    const helperMs = helperTimeOf(dose, saidOf(dose), settings)
    if (helperMs === null) continue
    if (helperMs > nowMs) later(helperMs)
    else if (helperMs > nowMs - HELPER_STALE_MS) plan.tellHelper.push(dose)
  }
  for (const moment of Map.groupBy(open, ({ at }) => at).values()) {
    const ringing = moment.filter((dose) => {
      const ringMs = ringTimeOf(dose, saidOf(dose), settings)
      if (ringMs === null || isTooLate(dose, ringMs, nowMs)) return false
      if (ringMs > nowMs) later(ringMs)
      return ringMs <= nowMs
    })
    if (ringing.length > 0) {
      const together = moment.filter((dose) => ringing.includes(dose) || isShown(dose, saidOf(dose), settings, nowMs))
      plan.say.push(noteFor(together, saidOf))
      for (const dose of together) {
        const minutes = againAfter(dose, settings)
        if (minutes !== null) later(outOfQuiet(nowMs + minutes * MINUTE_MS, dose, settings))
      }
      continue
    }
    const unheard = moment.filter((dose) => saidOf(dose)?.waiting && isShown(dose, saidOf(dose), settings, nowMs))
    const waiting = unheard.map((dose) => saidOf(dose)?.waiting).find((each) => each)
    if (!waiting) continue
    if (Date.parse(waiting.retryAt) > nowMs) later(Date.parse(waiting.retryAt))
    else plan.tryAgain.push({ ...noteFor(unheard, saidOf, 1), waiting })
  }
  return plan
}

/** `Again` stands over a note whose doses have all been said before. */
function noteFor(doses: PlannedReminder[], saidOf: SaidOf, before = 0): DueNote {
  const isNew = doses.some((dose) => (saidOf(dose)?.sent ?? 0) <= before)
  return { code: isNew ? 'dose' : 'again', doses }
}

/** A missed dose is said only if quiet hours or the person put it off, and soon after. */
function isTooLate({ state, at }: PlannedReminder, ringMs: number, nowMs: number): boolean {
  return state === 'missed' && (ringMs === Date.parse(at) || ringMs <= nowMs - STALE_MS)
}

/** Whether an open dose stands in the note of its moment. */
function isShown(dose: PlannedReminder, said: Said | undefined, settings: ReminderSettings, nowMs: number): boolean {
  const isPutOff = said?.snoozedUntil != null && Date.parse(said.snoozedUntil) > nowMs
  return dose.state !== 'missed' && !isPutOff && outOfQuiet(nowMs, dose, settings) === nowMs
}

function againAfter({ isImportant }: PlannedReminder, settings: ReminderSettings): number | null {
  return settings.againAfter ?? (isImportant ? IMPORTANT_AGAIN_MINUTES : null)
}

/** When it is said next; null when it was said often enough. */
function ringTimeOf(dose: PlannedReminder, said: Said | undefined, settings: ReminderSettings): number | null {
  if (said?.snoozedUntil && said.snoozedUntil > (said.lastAt ?? '')) {
    // Whoever puts a dose off asks for this very time, also at night.
    return Math.max(Date.parse(said.snoozedUntil), Date.parse(dose.at))
  }
  if (!said?.lastAt) return outOfQuiet(Date.parse(dose.at), dose, settings)
  const minutes = againAfter(dose, settings)
  if (dose.state === 'missed' || minutes === null || said.sent >= MOST_REMINDERS) return null
  return outOfQuiet(Date.parse(said.lastAt) + minutes * MINUTE_MS, dose, settings)
}

function helperTimeOf(dose: PlannedReminder, said: Said | undefined, { helper }: ReminderSettings): number | null {
  if (!helper || !dose.isImportant || said?.isHelperTold) return null
  return Date.parse(dose.at) + helper.afterMinutes * MINUTE_MS
}

/** Important ones know no quiet. */
const outOfQuiet = (ms: number, { isImportant }: PlannedReminder, settings: ReminderSettings): number =>
  isImportant ? ms : afterQuiet(ms, settings)
