import {
  type ConditionEntry,
  conditionNamed,
  FAMILY_CONDITIONS,
  type FamilyCondition,
  type HistoryDetails,
  HistoryDetailsSchema,
  type NewMedicalHistory,
} from '@salus/contract'
import type { Content } from './history.repository.ts'

/** What was sent, made whole: the names say what there is, and the details, sent or kept, what is known of it. */
export function wholeContent(sent: NewMedicalHistory, before: HistoryDetails | undefined): Content {
  const known = sent.details ?? before ?? HistoryDetailsSchema.parse({})
  const details: HistoryDetails = {
    ...known,
    conditions: matched(sent.conditions, known.conditions, (name) => newCondition(name, sent)),
    medications: matched(sent.medications, known.medications, (name) => ({
      name,
      strength: '',
      frequency: '',
      sinceYear: null,
      reason: '',
      kind: null,
    })),
    surgeries: matched(sent.surgeries, known.surgeries, (name) => ({ name, year: null })),
    family: (Object.keys(FAMILY_CONDITIONS) as FamilyCondition[])
      .filter((condition) => sent.family_history[condition])
      .flatMap((condition) => {
        const relatives = known.family.filter((relative) => relative.condition === condition)
        return relatives.length > 0 ? relatives : [{ condition, who: '', age: null }]
      }),
    dueDate: known.pregnancy === 'pregnant' ? known.dueDate : null,
  }
  return { fullName: sent.fullName.normalize('NFC'), dob: sent.dob, details }
}

/** One entry a name, in the order of the names; the same medicine may stand there twice. */
function matched<Entry extends { name: string }>(
  names: readonly string[],
  entries: readonly Entry[],
  make: (name: string) => Entry,
): Entry[] {
  const left = [...entries]
  return names.map((name) => {
    const at = left.findIndex((entry) => entry.name.toLowerCase() === name.toLowerCase())
    return (at < 0 ? undefined : left.splice(at, 1)[0]) ?? make(name)
  })
}

function newCondition(name: string, { categorizedConditions = {} }: NewMedicalHistory): ConditionEntry {
  const [category] = Object.entries(categorizedConditions).find(([, names]) => names.includes(name)) ?? []
  return conditionNamed(name, category)
}
