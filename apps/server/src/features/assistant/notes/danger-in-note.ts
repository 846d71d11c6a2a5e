import type { NoteSummary, Region, SummaryLine } from '@salus/contract'
import { emergencyNumbers } from '@salus/contract/facts'
import { toldOfNow } from '@salus/summary'
import { type Assessment, assess } from '@salus/triage'

type Danger = Pick<NoteSummary, 'emergency' | 'mentioned'>

const NONE: Danger = { emergency: null, mentioned: null }

/** Finds the dangers of a note, and says whether they are of now: a reader of last year's note need not call an ambulance. */
export function dangerIn(text: string, region: Region): Danger & Pick<Assessment, 'language'> {
  const whole = assess({ text, region })
  const { language } = whole
  // Who says what, and when, is read in English alone: elsewhere all counts as said of now.
  if (language.seen !== 'en' && language.seen !== 'unknown') {
    return { ...NONE, emergency: messageOf(whole, region), language }
  }
  const { now, mentioned } = toldOfNow(text)
  const emergency = now.trim() === '' ? null : messageOf(assess({ text: now, region }), region)
  if (emergency || whole.emergency === null || mentioned.trim() === '') return { ...NONE, emergency, language }
  return { emergency, mentioned: mentionsOf(assess({ text: mentioned, region }), region), language }
}

function messageOf({ emergency }: Assessment, region: Region): NoteSummary['emergency'] {
  return (
    emergency && {
      ...emergency,
      message: `If this is happening now: ${emergency.message}`,
      numbers: emergencyNumbers(emergency.kind, region),
    }
  )
}

/** The signs that made a rule of emergencies fire, where the note names them. */
function mentionsOf({ emergency, rules, findings }: Assessment, region: Region): NoteSummary['mentioned'] {
  if (!emergency) return null
  const behind = new Set(
    rules
      .filter(({ urgency }) => urgency === 'emergency')
      .flatMap(({ because }) => because.map(({ finding }) => finding)),
  )
  const signs = findings.flatMap(({ id, label, answer, span }): SummaryLine[] =>
    answer === 'yes' && span && behind.has(id) ? [{ text: label, spans: [span] }] : [],
  )
  return signs.length === 0 ? null : { kind: emergency.kind, signs, numbers: emergencyNumbers(emergency.kind, region) }
}
