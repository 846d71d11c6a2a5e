import { type PushNote, reminderText } from '@salus/contract'
import type { Message } from '#server/platform/mail/messages.ts'

export function reminderMessage(note: PushNote, { brand, origin }: { brand: string; origin: string }): Message {
  const text = reminderText(note)
  return {
    subject: note.code === 'dose' || note.code === 'again' ? `${brand}: a reminder` : `${brand}: ${text}`,
    text: [
      'Hello,',
      text,
      note.code === 'missed' ? `Look here: ${origin}/care-circle` : `Mark it here: ${origin}/medicines/today`,
      `You can change your reminders here: ${origin}/medicines/reminders`,
      brand,
    ].join('\n\n'),
    short: text,
  }
}
