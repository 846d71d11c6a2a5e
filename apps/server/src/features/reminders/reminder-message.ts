import { PAGES, type PushNote, pageOf, reminderText } from '@salus/contract'
import type { Message } from '#server/platform/mail/messages.ts'

export function reminderMessage(note: PushNote, { brand, origin }: { brand: string; origin: string }): Message {
  const text = reminderText(note)
  return {
    // A subject is read on screens that are locked.
    subject: note.code === 'missed' || note.code === 'test' ? `${brand}: ${text}` : `${brand}: a reminder`,
    text: [
      'Hello,',
      text,
      `${note.of || note.doses.length === 0 ? 'Look here' : 'Mark it here'}: ${origin}${pageOf(note)}`,
      `You can change your reminders here: ${origin}${PAGES.reminders}`,
      brand,
    ].join('\n\n'),
    short: text,
  }
}
