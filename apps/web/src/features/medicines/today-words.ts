import type { DoseMark, DosesToday } from '@salus/contract'
import { otherRecord } from '#web/api/other-record.ts'
import { tabUserId } from '#web/api/tab-user.ts'

/** `8:00 AM`, of a moment, where the person is. */
export const clockOf = (moment: string | Date): string =>
  new Date(moment).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })

/** `Tuesday, November 24`, of a calendar's day. */
export const dayText = (day: string, options?: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString(
    undefined,
    options ?? { weekday: 'long', month: 'long', day: 'numeric' },
  )

/** `Today at 8:00 AM`, or with its day. */
export function momentText(moment: string, now = new Date()): string {
  const at = new Date(moment)
  const isToday = at.toDateString() === now.toDateString()
  return isToday
    ? clockOf(at)
    : `${at.toLocaleDateString(undefined, { weekday: 'short', month: 'short', day: 'numeric' })}, ${clockOf(at)}`
}

/** `you`, or a name. */
export function markedBy({ by }: Pick<DoseMark, 'by'>): string {
  if (by) return by.id === tabUserId() ? 'you' : by.name || 'somebody of the care circle'
  return otherRecord ? otherRecord.name : 'you'
}

/** Names a medicine, with its strength. */
export function nameOf(today: Pick<DosesToday, 'medicines'>, medicineId: string): string {
  const medicine = today.medicines.find(({ id }) => id === medicineId)
  return medicine
    ? [medicine.name, medicine.strength].filter(Boolean).join(' ')
    : 'A medicine that is no longer on the list'
}
