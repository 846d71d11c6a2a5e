import { createHash } from 'node:crypto'
import { type ReminderSettings, reminderText, type Visit } from '@salus/contract'
import { writeCalendar } from '@salus/dosing'
import type { PlannedReminder } from './plan-reminders.ts'
import { hourOf, type SupplyNews } from './plan-supplies.ts'

interface Wishes {
  brand: string
  settings: ReminderSettings
  /** When the plan was last looked at. */
  changedAt: string
}

const DAY_MS = 86_400_000
const VISIT_MINUTES = 60
const VISIT_ALARM_MINUTES = 120

/** A visit that is planned, at the time on the wall there. */
export type ComingVisit = Pick<Visit, 'id' | 'day' | 'time' | 'practitioner'>

/** The doses, the days of supplies, and visits, as a calendar that rings. Doses of one moment are one event. */
export function doseCalendar(
  doses: readonly PlannedReminder[],
  news: readonly SupplyNews[],
  visits: readonly ComingVisit[],
  { brand, settings, changedAt }: Wishes,
): string {
  const summaryOf = (names: string) => (settings.showsNames ? names : brand)
  const dosing = [...Map.groupBy(doses, ({ at }) => at)].map(([at, due]) => {
    const names = [...new Set(due.map(({ name }) => name))].join(', ')
    const slots = due.map(({ medicineId, slot }) => `${medicineId} ${slot}`).join()
    return { uid: uidOf(slots), at, summary: summaryOf(names) }
  })
  const supplying = news.map(({ code, name, medicineId, day, supply }) => ({
    uid: uidOf(`${code} ${medicineId} ${supply}`),
    at: new Date(hourOf(Date.parse(day) / DAY_MS, settings)).toISOString(),
    summary: summaryOf(reminderText({ code, names: [name], of: null })),
  }))
  const visiting = visits.map(({ id, day, time, practitioner }) => ({
    uid: `${id}@salus`,
    at: { day, time },
    summary: summaryOf(practitioner),
    ...{ minutes: VISIT_MINUTES, alarmMinutesBefore: VISIT_ALARM_MINUTES },
  }))
  return writeCalendar([...dosing, ...supplying, ...visiting], { name: brand, changedAt })
}

/** The same event keeps its id each time that it is asked for. */
const uidOf = (text: string): string => `${createHash('sha256').update(text).digest('hex').slice(0, 32)}@salus`
