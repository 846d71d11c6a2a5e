import {
  boundOf,
  boundText,
  type Region,
  type TimelineEntry,
  type TimelineKind,
  type TimelineOrigin,
  usualUnit,
  vitalText,
} from '@salus/contract'
import { ofWhom } from '#web/ui/of-whom.ts'

export const KIND_WORDS: Record<TimelineKind, string> = {
  vital: 'Vital signs',
  lab: 'Lab report',
  document: 'Document',
  symptom_check: 'Symptom check',
  summary: 'Summary',
  condition: 'Condition',
  medicine: 'Medicine',
  immunization: 'Vaccination',
  visit: 'Visit',
  surgery: 'Surgery',
  allergy: 'Allergy',
  history: 'Medical history',
  conversation: 'Conversation',
  import: 'Import',
}

export const ORIGIN_WORDS: Record<TimelineOrigin, string> = {
  typed: 'typed in',
  device: 'from a device',
  import: 'imported',
  paper: 'read from a paper',
  upload: 'saved as it was',
  symptom_checker: 'saved from the Symptom Checker',
  note_summarizer: 'saved from the Note Summarizer',
  ai_history: 'saved from AI Medical History',
  medical_history: ofWhom('from {your} medical history'),
  assistant: 'with the assistant',
}

/** What can be shown alone, in the order of the buttons. */
export const FILTERS = {
  vitals: { label: 'Vital signs', kinds: ['vital'] },
  labs: { label: 'Lab results', kinds: ['lab'] },
  documents: { label: 'Documents', kinds: ['document'] },
  assistant: { label: 'Assistant', kinds: ['symptom_check', 'summary', 'conversation'] },
  conditions: { label: 'Conditions and allergies', kinds: ['condition', 'allergy', 'surgery'] },
  medicines: { label: 'Medicines', kinds: ['medicine'] },
  immunizations: { label: 'Vaccinations', kinds: ['immunization'] },
  visits: { label: 'Visits', kinds: ['visit'] },
  saves: { label: 'Changes of the history', kinds: ['history'] },
  imports: { label: 'Imports', kinds: ['import'] },
} as const satisfies Record<string, { label: string; kinds: readonly TimelineKind[] }>
export type FilterName = keyof typeof FILTERS

/** "72 beats/min", "60 to 90 beats/min", "118 to 130 / 78 to 85 mmHg". */
export function measuredText(measured: Measured, region: Region): string {
  const { measure, count, min, max, diastolic } = measured
  const unit = usualUnit(measure, region)
  const between = (from: string, to: string) => (from === to ? from : `${from} to ${to}`)
  const text = (value: number) => vitalText(value, null, unit)
  const say = (low: number, high: number) => between(text(low), text(high))
  const first = between(boundText(boundOf('min', measured), text(min)), boundText(boundOf('max', measured), text(max)))
  const isOne = count === 1 || (min === max && diastolic?.min === diastolic?.max)
  const both = diastolic ? [first, say(diastolic.min, diastolic.max)].join(isOne ? '/' : ' / ') : first
  return `${both} ${unit.label}`
}

type Measured = NonNullable<TimelineEntry['measured']>
