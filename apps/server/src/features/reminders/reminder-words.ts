import type { PushNote } from '@salus/contract'
import type { Message } from '#server/platform/mail/messages.ts'

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

/** One sentence for a note. Without names nobody who reads over a shoulder learns anything. */
export function textOf({ code, names, of }: Pick<PushNote, 'code' | 'names' | 'of'>): string {
  const what = LIST.format(names)
  if (code === 'test') return 'This is a test. Your reminders arrive here.'
  if (code === 'missed') return what ? `${of} has not marked ${what} yet.` : `${of} may need a hand today.`
  if (code === 'again') return what ? `Still open: ${what}.` : 'Something on your list is still open.'
  return what ? `Time for ${what}.` : 'Something on your list is due now.'
}

export function reminderMessage(note: PushNote, { brand, origin }: { brand: string; origin: string | undefined }): Message {
  const text = textOf(note)
  const where = origin ? `${origin}/medicines/today` : 'the page “Today”'
  return {
    subject: note.code === 'dose' || note.code === 'again' ? `${brand}: a reminder` : `${brand}: ${text}`,
    text: ['Hello,', text, `Mark it here: ${where}`, 'You can change your reminders in the settings for reminders.', brand].join('\n\n'),
    short: text,
  }
}
