import type { HistoryDetails, MedicineConflict } from '@salus/contract'
import { findConflicts } from '@salus/triage'

type Thing = Omit<MedicineConflict['about'][number], 'isNew'>

/** Finds the contradictions of a history. `before`: the history until now, none of whose contradictions is new. */
export function conflictsIn(details: HistoryDetails, before: HistoryDetails = details): MedicineConflict[] {
  const [allergies, known] = [allergiesIn(details), namesIn(before)]
  const marked = (thing: Thing) => ({ ...thing, isNew: !known.has(keyOf(thing)) })
  return findConflicts(
    details.medications,
    allergies.map(({ name }) => name),
  ).map(({ rule, medicines, allergy, source }) => ({
    rule,
    source,
    about: [
      ...medicines.flatMap((at) => details.medications[at] ?? []).map(asThing),
      ...allergies.filter((_, at) => at === allergy),
    ].map(marked),
  }))
}

const asThing = ({ name, strength, frequency, sinceYear }: HistoryDetails['medications'][number]): Thing => ({
  is: 'medicine',
  name,
  detail: [strength, frequency].filter(Boolean).join(', '),
  sinceYear,
})

/** Under their own heading, and among the conditions of a category that says so. */
const allergiesIn = ({ allergies, conditions }: HistoryDetails): Thing[] => [
  ...allergies.map(
    ({ substance, reaction }): Thing => ({
      is: 'allergy',
      name: substance,
      detail: reaction,
      sinceYear: null,
    }),
  ),
  ...conditions
    .filter(({ category, status }) => category.endsWith('Allergy') && status === 'active')
    .map(({ name, onsetYear }): Thing => ({ is: 'allergy', name, detail: '', sinceYear: onsetYear })),
]

const keyOf = ({ is, name, detail }: Thing) => `${is} ${name.toLowerCase()} ${detail}`
const namesIn = (details: HistoryDetails) =>
  new Set([...details.medications.map(asThing), ...allergiesIn(details)].map(keyOf))
