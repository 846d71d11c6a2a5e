import type { PlannedDose, ReminderSettings } from '@salus/contract'
import { localDays } from '#server/platform/timeline/local-days.ts'

/** A planned dose, as the medicines tell it. */
export interface PlannedReminder {
  medicineId: string
  name: string
  isImportant: boolean
  slot: string
  at: string
  state: PlannedDose['state']
}

/** The reminders that went out so far. */
export interface Said {
  sent: number
  lastAt: string | null
  snoozedUntil: string | null
  isHelperTold: boolean
}

export interface ReminderPlan {
  /** Doses that are to be said now, at the first time and again. */
  say: PlannedReminder[]
  sayAgain: PlannedReminder[]
  /** Important ones that nobody marked in time: a helper is told. */
  tellHelper: PlannedReminder[]
  /** When there is next something to do; null for never. */
  nextAt: Date | null
}

const MINUTE_MS = 60_000
/** Important ones are asked for again, whatever the person set. */
const IMPORTANT_AGAIN_MINUTES = 15
/** Nobody is asked more often for one dose. */
const MOST_TIMES = 12

/** Names the reminders to send now, and when to look again. */
export function planReminders(
  doses: readonly PlannedReminder[],
  saidOf: (dose: PlannedReminder) => Said | undefined,
  settings: ReminderSettings,
  now: Date,
): ReminderPlan {
  const plan: ReminderPlan = { say: [], sayAgain: [], tellHelper: [], nextAt: null }
  const later = (ms: number) => {
    if (!plan.nextAt || ms < plan.nextAt.getTime()) plan.nextAt = new Date(ms)
  }
  for (const dose of doses) {
    if (dose.state === 'taken' || dose.state === 'skipped') continue
    const said = saidOf(dose)
    const helperMs = helperTimeOf(dose, said, settings)
    if (helperMs !== null) {
      if (helperMs <= now.getTime()) plan.tellHelper.push(dose)
      else later(helperMs)
    }
    if (dose.state === 'missed') continue
    const ringMs = ringTimeOf(dose, said, settings)
    if (ringMs === null) continue
    if (ringMs > now.getTime()) later(ringMs)
    else (said && said.sent > 0 ? plan.sayAgain : plan.say).push(dose)
  }
  for (const dose of [...plan.say, ...plan.sayAgain]) {
    const minutes = againAfter(dose, settings)
    if (minutes !== null) later(outOfQuiet(now.getTime() + minutes * MINUTE_MS, dose, settings))
  }
  return plan
}

function againAfter({ isImportant }: PlannedReminder, settings: ReminderSettings): number | null {
  return settings.againAfter ?? (isImportant ? IMPORTANT_AGAIN_MINUTES : null)
}

/** When it is said next; null when it was said often enough. */
function ringTimeOf(dose: PlannedReminder, said: Said | undefined, settings: ReminderSettings): number | null {
  if (said?.snoozedUntil && said.snoozedUntil > (said.lastAt ?? '')) {
    return outOfQuiet(Date.parse(said.snoozedUntil), dose, settings)
  }
  if (!said?.lastAt) return outOfQuiet(Date.parse(dose.at), dose, settings)
  const minutes = againAfter(dose, settings)
  if (minutes === null || said.sent >= MOST_TIMES) return null
  return outOfQuiet(Date.parse(said.lastAt) + minutes * MINUTE_MS, dose, settings)
}

function helperTimeOf(dose: PlannedReminder, said: Said | undefined, { helper }: ReminderSettings): number | null {
  if (!helper || !dose.isImportant || said?.isHelperTold) return null
  return Date.parse(dose.at) + helper.afterMinutes * MINUTE_MS
}

/** The same moment, or the end of the quiet hours that it falls into. Important ones know no quiet. */
function outOfQuiet(ms: number, { isImportant }: PlannedReminder, { quiet, timeZone }: ReminderSettings): number {
  if (!quiet || isImportant || quiet.from === quiet.to) return ms
  const calendar = localDays(timeZone)
  const time = timeIn(timeZone, ms)
  const isOvernight = quiet.from > quiet.to
  const isQuiet = isOvernight ? time >= quiet.from || time < quiet.to : time >= quiet.from && time < quiet.to
  if (!isQuiet) return ms
  const day = calendar.dayOf(ms) + (isOvernight && time >= quiet.from ? 1 : 0)
  const end = calendar.startOf(day) + minutesOf(quiet.to) * MINUTE_MS
  // In a night in which the clock changes it shows another time by then.
  return end + (minutesOf(quiet.to) - minutesOf(timeIn(timeZone, end))) * MINUTE_MS
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const clocks = new Map<string, Intl.DateTimeFormat>()

/** `22:05`, as the clock shows it there. */
function timeIn(timeZone: string, ms: number): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  clocks.set(timeZone, clock)
  return clock.format(ms)
}
