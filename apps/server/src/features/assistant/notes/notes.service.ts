import { emergencyNumbers, type NoteRequest, type NoteSummary } from '@salus/contract'
import { summarise } from '@salus/summary'
import { assess } from '@salus/triage'

const ENGINE = { name: 'Salus note summariser', version: '1' }

/** Summarises a note by itself, each line tied to its words; the rules look at it as at everything that people send. */
export function summariseNote({ text, region }: NoteRequest): NoteSummary {
  const { isDialogue: _, notUnderstood, ...summary } = summarise(text)
  const { emergency, language } = assess({ text, region })
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
    emergency: emergency && {
      ...emergency,
      message: `If this is happening now: ${emergency.message}`,
      numbers: emergencyNumbers(emergency.kind, region),
    },
    engine: ENGINE,
  }
}
