import { createHash } from 'node:crypto'
import { type ReminderSettings, reminderText } from '@salus/contract'
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

/** The doses, and the days of supplies, as a calendar that rings. Doses of one moment are one event. */
export function doseCalendar(
  doses: readonly PlannedReminder[],
  news: readonly SupplyNews[],
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
  return writeCalendar([...dosing, ...supplying], { name: brand, changedAt })
}

/** The same event keeps its id each time that it is asked for. */
const uidOf = (text: string): string => `${createHash('sha256').update(text).digest('hex').slice(0, 32)}@salus`
