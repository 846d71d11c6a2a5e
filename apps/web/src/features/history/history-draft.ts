import {
  type HistoryDetails,
  HistoryDetailsSchema,
  type HistoryForm,
  historyNames,
  MESSAGES,
  type MedicationEntry,
  type NewMedicalHistory,
} from '@salus/contract'

/** What is being edited, and from which version on; 0 for none. */
export interface HistoryDraft {
  baseVersion: number
  /** The revision of the list of medicines that it began with. */
  medicinesRevision?: number | undefined
  fullName: string
  dob: string
  details: HistoryDetails
}

export const EMPTY_MEDICATION: MedicationEntry = {
  name: '',
  strength: '',
  frequency: '',
  sinceYear: null,
  reason: '',
  kind: null,
}

/** Field path, as the server names it, to its sentence. */
export type Problems = Record<string, string>

export function draftOf({
  saved,
  account,
  medications = [],
  medicinesRevision,
}: Pick<HistoryForm, 'saved' | 'account'> & Partial<HistoryForm>): HistoryDraft {
  if (!saved)
    return {
      baseVersion: 0,
      medicinesRevision,
      ...account,
      details: { ...HistoryDetailsSchema.parse({}), medications },
    }
  const { version, fullName, dob, details } = saved
  return { baseVersion: version, medicinesRevision: saved.medicinesRevision, fullName, dob, details }
}

export function toSent(draft: HistoryDraft, userId: string): NewMedicalHistory {
  const { baseVersion, medicinesRevision, fullName, dob, details } = draft
  const sent = { user_id: userId, fullName: fullName.trim(), dob, ...historyNames(details), details, baseVersion }
  return medicinesRevision === undefined ? sent : { ...sent, medicinesRevision }
}

/** Rows that were added and left empty are no entries. */
export function withoutEmptyRows(draft: HistoryDraft): HistoryDraft {
  const { medications, allergies, surgeries } = draft.details
  const details = {
    ...draft.details,
    medications: medications.filter(({ name, strength, frequency, sinceYear, reason }) =>
      Boolean(name.trim() || strength || frequency || sinceYear || reason),
    ),
    allergies: allergies.filter(({ substance, reaction }) => Boolean(substance.trim() || reaction.trim())),
    surgeries: surgeries.filter(({ name, year }) => Boolean(name.trim() || year)),
  }
  return { ...draft, details }
}

/** What the person can put right before anything is sent. */
export function problemsIn({ fullName, dob, details }: HistoryDraft, today: Date): Problems {
  const problems: Problems = {}
  if (fullName.trim() === '') problems.fullName = 'Please enter your full name.'
  if (dob === '') problems.dob = MESSAGES.signUp.dobInvalid
  const [birthYear, thisYear] = [Number(dob.slice(0, 4)) || 1900, today.getFullYear()]
  const judge = (path: string, year: number | null) => {
    if (year !== null && (year < birthYear || year > thisYear)) {
      problems[path] = `Please enter a year between ${birthYear} and ${thisYear}.`
    }
  }
  const name = (path: string, text: string) => {
    if (text.trim() === '') problems[path] = 'Please enter a name, or remove this line.'
  }
  for (const [at, { onsetYear }] of details.conditions.entries()) judge(`details.conditions.${at}.onsetYear`, onsetYear)
  for (const [at, medication] of details.medications.entries()) {
    name(`details.medications.${at}.name`, medication.name)
    judge(`details.medications.${at}.sinceYear`, medication.sinceYear)
  }
  for (const [at, { substance }] of details.allergies.entries()) name(`details.allergies.${at}.substance`, substance)
  for (const [at, surgery] of details.surgeries.entries()) {
    name(`details.surgeries.${at}.name`, surgery.name)
    judge(`details.surgeries.${at}.year`, surgery.year)
  }
  return problems
}

/** The step that shows a field. */
export function stepOf(path: string): 1 | 2 | 3 {
  if (path === 'fullName' || path === 'dob') return 1
  return /^details\.(conditions|medications|allergies|surgeries)\b/.test(path) ? 2 : 3
}
