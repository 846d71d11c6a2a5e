import { PAGES, type PushNote, pageOf, reminderText } from '@salus/contract'
import type { Message } from '#server/platform/mail/messages.ts'

export function reminderMessage(note: PushNote, { brand, origin }: { brand: string; origin: string }): Message {
  const text = reminderText(note)
  return {
    subject: note.code === 'dose' || note.code === 'again' ? `${brand}: a reminder` : `${brand}: ${text}`,
    text: [
      'Hello,',
      text,
      `${note.code === 'missed' || note.of ? 'Look here' : 'Mark it here'}: ${origin}${pageOf(note)}`,
      `You can change your reminders here: ${origin}${PAGES.reminders}`,
      brand,
    ].join('\n\n'),
    short: text,
  }
}
