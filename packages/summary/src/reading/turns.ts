export type Speaker = 'clinician' | 'patient'

export interface Turn {
  speaker: Speaker
  /** What was said, without the label. */
  start: number
  end: number
}

const CLINICIANS =
  'doctor|dr|physician|clinician|nurse|provider|gp|consultant|surgeon|guest_clinician|guest clinician|therapist|pharmacist|midwife'
const PATIENTS =
  'patient_guest|patient|pt|guest_family|guest family|family|caregiver|carer|mother|father|mom|mum|dad|wife|husband|parent|daughter|son|partner|client|guest'
const LABEL = new RegExp(
  `(^|\\n|[.?!]\\s)[^\\S\\n]*(?:\\[(${CLINICIANS}|${PATIENTS})\\]:?|(?:\\*\\*)?(${CLINICIANS}|${PATIENTS})(?:[^\\S\\n]\\d)?(?:\\*\\*)?[^\\S\\n]?:(?:\\*\\*)?)`,
  'gi',
)
const CLINICIAN = new RegExp(`^(?:${CLINICIANS})$`, 'i')

/**
 * The turns of a conversation, or none where the text is no conversation: two people speak, most lines open with a
 * speaker, and what they say are sentences. (A letter, too, opens with "Patient:".)
 */
export function findTurns(text: string): Turn[] {
  const labels = Array.from(text.matchAll(LABEL), (match) => ({
    name: (match[2] ?? match[3] ?? '').toLowerCase(),
    speaker: CLINICIAN.test(match[2] ?? match[3] ?? '') ? ('clinician' as const) : ('patient' as const),
    labelAt: match.index + (match[1] ?? '').length,
    start: match.index + match[0].length,
    opensLine: match.index === 0 || (match[1] ?? '').includes('\n'),
  }))
  const turns = labels.map(({ speaker, start }, index) => ({
    speaker,
    start,
    end: labels[index + 1]?.labelAt ?? text.length,
  }))
  if (new Set(labels.map(({ name }) => name)).size < 2) return []
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  const labelled = labels.filter(({ opensLine }) => opensLine).length
  if (labelled * 2 < lines) return []
  if (turns.length >= 4) return turns
  const said = turns.map(({ start, end }) => text.slice(start, end).trimEnd())
  return said.some((each) => each.endsWith('?')) || said.every((each) => /[.!?]$/.test(each)) ? turns : []
}
