import type { HistoryDetails, MedicineCheck, MedicineConflict } from '@salus/contract'
import {
  checkInteractions,
  INTERACTIONS_AS_OF,
  type Interaction,
  ingredientsOf,
  interactionPairCount,
  monographOf,
  nameOfMedicine,
} from '@salus/library'
import { conditionCalled } from '@salus/terms/conditions'
import { findConflicts } from '@salus/triage'

type Thing = Omit<MedicineConflict['about'][number], 'isNew'>

/** The newest result of how well the kidneys filter. */
export interface Kidneys {
  /** mL/min/1.73 m². */
  egfr: number
  /** As the paper has it: "< 30". */
  shown: string
  /** ISO date. */
  day: string
}

/** Finds the contradictions of a history. `before`: the history until now, none of whose contradictions is new. */
export function conflictsIn(
  details: HistoryDetails,
  { before = details, kidneys = null }: { before?: HistoryDetails; kidneys?: Kidneys | null } = {},
): MedicineConflict[] {
  const known = namesIn(before)
  const marked = (thing: Thing) => ({ ...thing, isNew: !known.has(keyOf(thing)) })
  return [...byRules(details), ...inPregnancy(details), ...interactionsIn(details, kidneys)].map((conflict) => ({
    ...conflict,
    about: conflict.about.map(marked),
  }))
}

/** What the check looked at, and what it does not know. */
export function medicineCheckOf(
  { medications }: HistoryDetails,
  comparedWith: MedicineCheck['with'] = [],
): MedicineCheck {
  const { unknown, local } = checkInteractions({ medicines: medications.map(({ name }) => name) })
  const namesOf = (places: readonly number[]) => places.flatMap((at) => medications[at]?.name ?? [])
  return {
    compared: medications.length - unknown.length - local.length,
    unknown: namesOf(unknown),
    local: namesOf(local),
    with: comparedWith,
    pairs: interactionPairCount(),
    asOf: INTERACTIONS_AS_OF,
  }
}

type Conflict = Omit<MedicineConflict, 'about'> & { about: Thing[] }

/** Allergies, and what is taken every day that should not be. */
function byRules(details: HistoryDetails): Conflict[] {
  const allergies = allergiesIn(details)
  return findConflicts(
    details.medications,
    allergies.map(({ name }) => name),
  ).map(({ rule, medicines, allergy, source }) => ({
    rule,
    source,
    about: [
      ...medicines.flatMap((at) => details.medications[at] ?? []).map(asMedicine),
      ...allergies.filter((_, at) => at === allergy),
    ],
  }))
}

function inPregnancy({ pregnancy, medications }: HistoryDetails): Conflict[] {
  if (pregnancy !== 'pregnant') return []
  return medications.flatMap((entry) => {
    const [never] = ingredientsOf(entry.name)
      .flatMap((id) => monographOf(id) ?? [])
      .filter((each) => each.pregnancy === 'never')
    return never
      ? [
          {
            rule: 'not-in-pregnancy',
            about: [asMedicine(entry)],
            source: { title: never.source, year: null, url: null },
          },
        ]
      : []
  })
}

function interactionsIn(details: HistoryDetails, kidneys: Kidneys | null): Conflict[] {
  const { medications, conditions } = details
  const illnesses = conditions.flatMap(({ name, icd10, status, onsetYear }) => {
    const code = icd10 ?? conditionCalled(name)?.icd10
    return code && status === 'active' ? [{ name, code, onsetYear }] : []
  })
  const { found } = checkInteractions({
    medicines: medications.map(({ name }) => name),
    illnesses: illnesses.map(({ code }) => code),
    egfr: kidneys?.egfr,
  })
  return found.map((each) => {
    const illness = each.illness === undefined ? undefined : illnesses[each.illness]
    return {
      rule: 'interaction',
      interaction: {
        level: each.level,
        effect: each.effect,
        act: each.act,
        ...(each.kind === 'same-substance' ? { substance: substanceOf(each) } : {}),
      },
      about: [
        ...each.medicines.flatMap((at) => medications[at] ?? []).map(asMedicine),
        ...(illness ? [{ is: 'illness' as const, name: illness.name, detail: '', sinceYear: illness.onsetYear }] : []),
        ...(each.kind === 'kidneys' && kidneys ? [asResult(kidneys)] : []),
      ],
      source: { title: `${each.source.title} (${each.source.by})`, year: null, url: null },
    }
  })
}

/** By both of its English names, where it has two. */
function substanceOf({ ingredients: [id = ''] }: Interaction): string {
  const names = ['EU', 'US'].map((region) => nameOfMedicine(id, 'en', region).toLowerCase())
  return [...new Set(names)].join(' / ')
}

const asResult = ({ shown, day }: Kidneys): Thing => ({
  is: 'result',
  name: 'eGFR',
  detail: `${shown} mL/min/1.73 m², ${day}`,
  sinceYear: null,
})

const asMedicine = ({ name, strength, frequency, sinceYear }: HistoryDetails['medications'][number]): Thing => ({
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

const illnessesIn = ({ conditions }: HistoryDetails): Thing[] =>
  conditions.map(({ name, onsetYear }): Thing => ({ is: 'illness', name, detail: '', sinceYear: onsetYear }))

const keyOf = ({ is, name, detail }: Thing) => `${is} ${name.toLowerCase()} ${detail}`
const namesIn = (details: HistoryDetails) =>
  new Set([...details.medications.map(asMedicine), ...allergiesIn(details), ...illnessesIn(details)].map(keyOf))
