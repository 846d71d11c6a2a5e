import { CONDITION_CATALOGUE } from './condition-catalogue.ts'
import { type FamilyCondition, OTHER_CATEGORY } from './history-facts.ts'
import type { ConditionEntry, HistoryDetails } from './medical-history.ts'

/** The names that the entries come down to: the plain half of a history. */
export function historyNames({ conditions, medications, surgeries, family }: HistoryDetails) {
  const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)
  const has = (condition: FamilyCondition) => family.some((entry) => entry.condition === condition)
  return {
    conditions: names(conditions),
    categorizedConditions: categorise(conditions),
    medications: names(medications),
    surgeries: names(surgeries),
    family_history: {
      heart_disease: has('heart_disease'),
      diabetes: has('diabetes'),
      cancer: has('cancer'),
      hypertension: has('hypertension'),
      stroke: has('stroke'),
      mental_illness: has('mental_illness'),
    },
  }
}

/** Category to its conditions' names, the catalogue's categories first. */
export function categorise(conditions: readonly Pick<ConditionEntry, 'name' | 'category'>[]): Record<string, string[]> {
  const order = [...CONDITION_CATALOGUE, ...conditions].map(({ category }) => category as string)
  const categories = [...new Set(order)].map((category): [string, string[]] => [
    category,
    conditions.filter((entry) => entry.category === category).map(({ name }) => name),
  ])
  return Object.fromEntries(categories.filter(([, names]) => names.length > 0))
}

const fold = (text: string) => text.trim().toLowerCase()

/** The entry of a bare name, as far as the catalogue knows it. */
export function conditionNamed(name: string, category?: string): ConditionEntry {
  const known = CONDITION_CATALOGUE.find(
    (each) => fold(each.name) === fold(name) && (category === undefined || each.category === category),
  )
  return {
    name,
    category: category ?? known?.category ?? OTHER_CATEGORY,
    icd10: known?.icd10 ?? null,
    onsetYear: null,
    status: 'active',
  }
}
