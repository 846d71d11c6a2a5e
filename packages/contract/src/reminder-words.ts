import { medicinePath, PAGES, SUPPLY_ANCHOR } from './paths.ts'
import type { PushNote } from './reminders.ts'

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

/** One sentence for a note. Without names nobody who reads over a shoulder learns anything. */
export function reminderText({ code, names, of }: Pick<PushNote, 'code' | 'names' | 'of'>): string {
  const what = LIST.format(names)
  if (code === 'test') return 'This is a test. Your reminders arrive here.'
  if (code === 'missed') return what ? `${of?.name} has not marked ${what} yet.` : `${of?.name} may need a hand today.`
  const list = of ? `${of.name}’s list` : 'your list'
  const whose = of ? ` for ${of.name}` : ''
  if (code === 'again') return what ? `Still open${whose}: ${what}.` : `Something on ${list} is still open.`
  if (code === 'refill') return what ? `Time to get more${whose}: ${what}.` : `Something on ${list} is running low.`
  if (code === 'expired') {
    return what ? `The date on the box has passed${whose}: ${what}.` : `Something on ${list} is past its date.`
  }
  return what ? `Time for ${what}${whose && ` (${of?.name})`}.` : `Something on ${list} is due now.`
}

/** Where a tap on a note leads. Records of others are opened from the care circle. */
export function pageOf({ of, code, medicineId }: Partial<Pick<PushNote, 'of' | 'code' | 'medicineId'>>): string {
  if (of) return PAGES.careCircle
  if (code === 'test') return PAGES.reminders
  if (code !== 'refill' && code !== 'expired') return PAGES.medicinesToday
  return medicineId ? `${medicinePath(medicineId)}#${SUPPLY_ANCHOR}` : PAGES.medicines
}
