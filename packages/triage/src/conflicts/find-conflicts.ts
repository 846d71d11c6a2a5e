import { withoutDenied } from '../assessment/record.ts'
import { ALLERGY_RULES, type ConflictRule, type ConflictSource, SOURCES } from './conflict-rules.ts'
import { saysDaily } from './is-daily.ts'
import { familiesOf, type MedicineFamily, tokensOf } from './medicine-families.ts'

export interface TakenMedicine {
  name: string
  /** How often, in anybody's words. */
  frequency?: string
  strength?: string
}

export interface MedicineConflict {
  rule: ConflictRule
  /** Places in the lists that were given. */
  medicines: number[]
  allergy?: number
  source: ConflictSource
}

/**
 * Finds contradictions in a list of medicines and allergies: a medicine of a family that one is allergic to, and methotrexate
 * every day. Which medicines do not go together the library knows.
 */
export function findConflicts(medicines: readonly TakenMedicine[], allergies: readonly string[]): MedicineConflict[] {
  const families = medicines.map(({ name }) => familiesOf(name))
  return [
    ...allergies.flatMap((allergy, at) => againstAllergy(allergy, at, medicines, families)),
    ...medicines.flatMap(({ name, frequency = '', strength = '' }, at) =>
      families[at]?.has('methotrexate') && saysDaily(`${name} ${strength} ${frequency}`)
        ? [{ rule: 'methotrexate-daily' as const, medicines: [at], source: SOURCES.weekly }]
        : [],
    ),
  ]
}

/** A desensitised or ruled-out allergy is no contradiction. */
const NO_ALLERGY = /\b(?:no known|none|nkda|ruled out|desensiti[sz]ed|delabel\w*)\b/i

function againstAllergy(
  words: string,
  allergy: number,
  medicines: readonly TakenMedicine[],
  families: readonly ReadonlySet<MedicineFamily>[],
): MedicineConflict[] {
  const told = withoutDenied(words)
  if (NO_ALLERGY.test(told)) return []
  const to = familiesOf(told)
  const ingredients = new Set(tokensOf(told).filter((token) => token.length >= SHORTEST_NAME && !COMMON.test(token)))
  return medicines.flatMap(({ name }, at): MedicineConflict[] => {
    const found = ALLERGY_RULES.find((each) => to.has(each.allergy) && families[at]?.has(each.medicine))
    if (found) return [{ rule: found.rule, medicines: [at], allergy, source: SOURCES[found.source] }]
    const isSame = tokensOf(name).some((token) => ingredients.has(token))
    return isSame ? [{ rule: 'same-substance-allergy', medicines: [at], allergy, source: SOURCES.drugAllergy }] : []
  })
}

const SHORTEST_NAME = 6
/** Words of preparations and of allergies that name no ingredient. */
const COMMON =
  /^(?:tablet\w*|capsul\w*|allerg\w*|reaction\w*|sodium|potassium|calcium|hydrochlor\w*|sulfate|sulphate|acetate|medicine\w*|antibioti\w*|comprim\w*|solution\w*|injection\w*|intoleran\w*|release|extended|vitamin\w*|chloride|phosphate|magnesium|insect\w*|pollen\w*|contrast\w*)$/
