import { createHash } from 'node:crypto'
import { writeCalendar } from '@salus/dosing'
import type { PlannedReminder } from './plan-reminders.ts'

interface Wishes {
  brand: string
  showsNames: boolean
  /** When the plan was last looked at. */
  changedAt: string
}

/** The doses as a calendar that rings. Doses of one moment are one event. */
export function doseCalendar(doses: readonly PlannedReminder[], { brand, showsNames, changedAt }: Wishes): string {
  const events = [...Map.groupBy(doses, ({ at }) => at)].map(([at, due]) => {
    const names = [...new Set(due.map(({ name }) => name))].join(', ')
    // The same event keeps its id each time that it is asked for.
    const slots = due.map(({ medicineId, slot }) => `${medicineId} ${slot}`).join()
    const uid = createHash('sha256').update(slots).digest('hex').slice(0, 32)
    return { uid: `${uid}@salus`, at, summary: showsNames ? names : brand }
  })
  return writeCalendar(events, { name: brand, changedAt })
}
