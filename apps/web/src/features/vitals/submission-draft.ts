import {
  type HealthSubmission,
  type Region,
  usualUnit,
  VITAL_NAMES,
  type VitalName,
  vitalMeasure,
} from '@salus/contract'

/** What is being typed; everything is text until it is sent. */
export interface SubmissionDraft {
  /** Null: one's own, as it is not changed. */
  userId: string | null
  values: Partial<Record<VitalName, string>>
  units: Partial<Record<VitalName, string>>
  /** Local, as the field has it; empty for now. */
  time: string
  note: string
  /** The same for every try of one submission, so that it is saved once. */
  sourceId: string
}

export const FIRST_FIELDS = ['heartbeat', 'temperature', 'blood_pressure', 'oxygen_level'] as const
export const MORE_FIELDS = VITAL_NAMES.filter((name) => !FIRST_FIELDS.some((first) => first === name))

export const emptyDraft = (units: SubmissionDraft['units'] = {}): SubmissionDraft => ({
  userId: null,
  values: {},
  units,
  time: '',
  note: '',
  sourceId: crypto.randomUUID(),
})

export const unitOf = (draft: SubmissionDraft, name: VitalName, region: Region) =>
  vitalMeasure(name).units.find(({ ucum }) => ucum === draft.units[name]) ?? usualUnit(name, region)

export function toSubmission(draft: SubmissionDraft, ownId: string, region: Region): HealthSubmission {
  const given = VITAL_NAMES.flatMap((name) => {
    const text = draft.values[name]?.trim()
    return text ? [[name, text] as const] : []
  })
  return {
    user_id: (draft.userId ?? ownId).trim(),
    ...Object.fromEntries(given),
    units: Object.fromEntries(given.map(([name]) => [name, unitOf(draft, name, region).ucum])),
    // Without a time of the person's own the server says when: the clock of a browser may be wrong.
    ...(draft.time ? { last_updated: new Date(draft.time).toISOString() } : {}),
    ...(draft.note.trim() ? { note: draft.note.trim() } : {}),
    source: 'typed',
    source_id: draft.sourceId,
    region,
  }
}
