import { type ReminderSettings, SUPPLY_REMINDERS, type SupplyReminder } from '@salus/contract'
import { localDays } from '#server/platform/timeline/local-days.ts'
import { afterQuiet, momentAt } from './person-clock.ts'
import type { Waiting } from './plan-reminders.ts'

/** News about a supply, to be told from a day on. */
export interface SupplyNews {
  medicineId: string
  name: string
  code: SupplyReminder
  /** The day to ask for more, or the first one after the date on the box. */
  day: string
  /** Names the supply: when it was counted, or the date on its box. Another one is said anew. */
  supply: string
}

export interface SupplyWaiting extends Waiting {
  /** Where nobody has, and no channel is left to wait for, it is said anew from `retryAt` on. */
  isHeard: boolean
}

/** The last note of a medicine. */
export interface SupplySaid {
  supply: string
  waiting: SupplyWaiting | null
}

export interface SupplyNote {
  code: SupplyReminder
  news: SupplyNews[]
}

export interface SupplyPlan {
  say: SupplyNote[]
  /** Notes that some channels have not heard yet. */
  tryAgain: (SupplyNote & { waiting: SupplyWaiting })[]
  nextAt: Date | null
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** By then people are up, and so is the pharmacy. */
const FIRST_HOUR = '10:00'
const KIND_HOURS_MS = 10 * HOUR_MS

/** Names the supplies to speak of now, each until somebody has heard of it, and when to look again. */
export function planSupplies(
  all: readonly SupplyNews[],
  saidOf: (news: SupplyNews) => SupplySaid | undefined,
  settings: ReminderSettings,
  now: Date,
): SupplyPlan {
  const plan: SupplyPlan = { say: [], tryAgain: [], nextAt: null }
  const nowMs = now.getTime()
  const today = localDays(settings.timeZone).dayOf(nowMs)
  const date = new Date(today * DAY_MS).toISOString().slice(0, 10)
  const later = (ms: number) => {
    if (!plan.nextAt || ms < plan.nextAt.getTime()) plan.nextAt = new Date(ms)
  }
  const waitingOf = (news: SupplyNews) => (saidOf(news)?.supply === news.supply ? saidOf(news)?.waiting : undefined)
  const isSaid = (news: SupplyNews) => {
    const waiting = waitingOf(news)
    return waiting !== undefined && (waiting === null || waiting.isHeard || waiting.targets.length > 0)
  }
  const isTried = (news: SupplyNews) => Date.parse(waitingOf(news)?.retryAt ?? '') > nowMs
  const open = all.filter((news) => !isSaid(news))
  if (open.length > 0) later(nextHourOf(now, settings).getTime())
  const due = isKindHour(nowMs, today, settings) ? open.filter((news) => news.day <= date && !isTried(news)) : []
  const unheard = all.filter((news) => isSaid(news) && news.day <= date && waitingOf(news))
  for (const code of SUPPLY_REMINDERS) {
    const news = due.filter((each) => each.code === code)
    if (news.length > 0) plan.say.push({ code, news })
    const waits = unheard.filter((each) => each.code === code)
    // Those that were said together wait together.
    for (const [retryAt, together] of Map.groupBy(waits, (each) => waitingOf(each)?.retryAt ?? '')) {
      const waiting = together.map((each) => waitingOf(each)).find((each) => each)
      const retryMs = afterQuiet(Math.max(nowMs, Date.parse(retryAt)), settings)
      if (retryMs > nowMs) later(retryMs)
      else if (waiting) plan.tryAgain.push({ code, news: together, waiting })
    }
  }
  return plan
}

/** The hour of a day at which something of a supply is said: in the morning, or when the quiet is over. */
export const hourOf = (day: number, settings: ReminderSettings): number =>
  afterQuiet(momentAt(settings.timeZone, day, FIRST_HOUR), settings)

/** The next day's hour; today's, where that is still to come. */
export function nextHourOf(now: Date, settings: ReminderSettings): Date {
  const today = localDays(settings.timeZone).dayOf(now.getTime())
  const hours = [today - 1, today, today + 1].map((day) => hourOf(day, settings))
  return new Date(Math.min(...hours.filter((ms) => ms > now.getTime())))
}

/** Whoever sleeps by day has their hours past midnight. */
const isKindHour = (nowMs: number, today: number, settings: ReminderSettings): boolean =>
  afterQuiet(nowMs, settings) === nowMs &&
  [today - 1, today]
    .map((day) => hourOf(day, settings))
    .some((firstMs) => nowMs >= firstMs && nowMs < firstMs + KIND_HOURS_MS)
