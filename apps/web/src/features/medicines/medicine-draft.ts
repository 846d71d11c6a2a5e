import {
  type Medicine,
  type MedicineContent,
  MedicineContentSchema,
  type MedicineForm,
  type MedicineKind,
} from '@salus/contract'
import type { Made } from '#web/ui/use-entry-editor.ts'
import { UNIT_OF_FORM } from './dose-words.ts'
import { draftOfSchedule, emptySchedule, number, type ScheduleDraft, scheduleOf } from './schedule-draft.ts'

export interface PartyDraft {
  name: string
  /** Names a doctor of the care team, while the name is the doctor's. */
  doctorId: string | null
}

export interface SupplyDraft {
  count: string
  refillAt: string
  expiry: string
}

/** A medicine while it is typed. */
export interface MedicineDraft {
  /** The same for every try to save it, so that it is added once. */
  id: string
  /** The one that the editing began with; 0 for a new one. */
  version: number
  name: string
  kind: MedicineKind | ''
  form: MedicineForm | ''
  strength: string
  reason: string
  directions: string
  note: string
  prescriber: PartyDraft
  pharmacy: PartyDraft
  since: string
  until: string
  asNeeded: boolean
  important: boolean
  schedule: ScheduleDraft
  supply: SupplyDraft
}

interface Here {
  today: string
  zone: string
}

const NOBODY: PartyDraft = { name: '', doctorId: null }

export const emptyMedicine = ({ today, zone }: Here): MedicineDraft => ({
  id: crypto.randomUUID(),
  version: 0,
  name: '',
  kind: '',
  form: '',
  strength: '',
  reason: '',
  directions: '',
  note: '',
  prescriber: NOBODY,
  pharmacy: NOBODY,
  since: '',
  until: '',
  asNeeded: false,
  important: false,
  schedule: emptySchedule(today, zone),
  supply: { count: '', refillAt: '', expiry: '' },
})

export function draftOfMedicine(medicine: Medicine, { today, zone }: Here): MedicineDraft {
  const { id, version, name, strength, reason, directions, note, asNeeded, important, schedule, supply } = medicine
  return {
    ...{ id, version, name, strength, reason, directions, note, asNeeded, important },
    kind: medicine.kind ?? '',
    form: medicine.form ?? '',
    prescriber: medicine.prescriber ?? NOBODY,
    pharmacy: medicine.pharmacy ?? NOBODY,
    since: medicine.since ?? '',
    until: medicine.until ?? '',
    schedule: draftOfSchedule(schedule, emptySchedule(today, zone, medicine.form)),
    supply: {
      count: supply ? String(supply.count) : '',
      refillAt: supply?.refillAt == null ? '' : String(supply.refillAt),
      expiry: supply?.expiry ?? '',
    },
  }
}

/** Turns what was typed into what is saved, or says what is wrong. `supply` comes from a medicine that is there already. */
export function contentOf(draft: MedicineDraft, now: Date, supply?: Medicine['supply']): Made<MedicineContent> {
  const planned = scheduleOf(draft.schedule)
  const stock = supply === undefined ? supplyOf(draft.supply, now) : supply
  const read = MedicineContentSchema.safeParse({
    ...draft,
    kind: draft.kind || null,
    form: draft.form || null,
    prescriber: partyOf(draft.prescriber),
    pharmacy: partyOf(draft.pharmacy),
    since: draft.since.trim() || null,
    until: draft.until.trim() || null,
    asNeeded: planned.schedule ? planned.schedule.kind === 'asNeeded' : draft.asNeeded,
    schedule: planned.schedule ?? null,
    supply: stock,
  })
  const problems: Record<string, string> = {}
  for (const issue of read.error?.issues ?? []) {
    const path = issue.path.join('.')
    const isNumber = path.startsWith('supply.') && issue.code !== 'invalid_format'
    problems[path] ??= isNumber ? 'Please enter a number that can be right.' : issue.message
  }
  for (const [path, sentence] of Object.entries(planned.problems ?? {})) problems[`schedule.${path}`] = sentence
  return read.success && !planned.problems ? { content: read.data } : { problems }
}

/** Counted now. */
export function supplyOf({ count, refillAt, expiry }: SupplyDraft, now: Date) {
  if (!count.trim()) return null
  return {
    count: number(count),
    countedAt: now.toISOString(),
    refillAt: number(refillAt) ?? null,
    expiry: expiry.trim() || null,
  }
}

const partyOf = ({ name, doctorId }: PartyDraft) => (name.trim() ? { name, doctorId } : null)

/** Another form is counted in other pieces, as long as nobody chose any. */
export function withForm(draft: MedicineDraft, form: MedicineForm | ''): MedicineDraft {
  const before = UNIT_OF_FORM[draft.form || 'tablet']
  const { schedule } = draft
  const unit = schedule.unit === before ? UNIT_OF_FORM[form || 'tablet'] : schedule.unit
  return { ...draft, form, schedule: { ...schedule, unit } }
}
