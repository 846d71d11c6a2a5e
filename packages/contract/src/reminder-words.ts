import { PAGES } from './paths.ts'
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
  return what ? `Time for ${what}${whose && ` (${of?.name})`}.` : `Something on ${list} is due now.`
}

/** Where a tap on a note leads. Records of others are opened from the care circle. */
export const pageOf = ({ of, code }: Partial<Pick<PushNote, 'of' | 'code'>>): string =>
  of ? PAGES.careCircle : code === 'test' ? PAGES.reminders : PAGES.medicinesToday
