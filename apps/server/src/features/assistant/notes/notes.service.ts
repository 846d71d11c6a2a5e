import type { NoteRequest, NoteSummary } from '@salus/contract'
import { summarise } from '@salus/summary'
import { dangerIn } from './danger-in-note.ts'

const ENGINE = { name: 'Salus note summariser', version: '1' }

/** Summarises a note by itself, each line tied to its words; what the rules find in it is told apart by when it is. */
export function summariseNote({ text, region }: NoteRequest): NoteSummary {
  const { isDialogue: _, notUnderstood, ...summary } = summarise(text)
  const { emergency, mentioned, language } = dangerIn(text, region)
  const notices: string[] = []
  if (notUnderstood)
    notices.push('There is nothing here that I could summarise: I need sentences, as in a letter or a note.')
  else if (language.seen !== 'en' && language.seen !== 'unknown') {
    notices.push('I summarise English alone for now. What follows may have gaps.')
  }
  return {
    ...summary,
    understood: !notUnderstood,
    notices,
    emergency,
    mentioned,
    engine: ENGINE,
  }
}
