import { folded } from '@salus/terms/medicines'
import { ingredientsOf } from '../medicines/medicines-in.ts'
import { INTERACTION_LEVELS, type Interaction, type InteractionLevel, type PairRow } from './interaction.ts'
import { isLocal } from './is-local.ts'
import { GROUPS, ILLNESSES, KIDNEY, PAIRS } from './knowledge.ts'

/** An entry whose ingredients somebody has found already: its name may be of another language, or of two words. */
export interface KnownEntry {
  name: string
  ingredients: readonly string[]
}

export interface ToCheck {
  /** As they stand on a list ("Coumadin 5 mg"), or known. */
  medicines: readonly (string | KnownEntry)[]
  /** ICD-10 codes. */
  illnesses?: readonly string[]
  /** Of the newest result, mL/min/1.73 m². */
  egfr?: number | undefined
}

export interface InteractionCheck {
  /** The gravest first; of two medicines, or of a medicine and an illness, the gravest alone. */
  found: Interaction[]
  /** Places of medicines that are not known, and were compared with nothing. */
  unknown: number[]
  /** Places of creams and drops: too little of them reaches the blood to be compared. */
  local: number[]
}

interface Taken {
  at: number
  ingredients: readonly string[]
  /** The first word of its name. */
  called: string
  isLocal: boolean
}

/** How Indian prescriptions begin an entry. */
const FORM = /^(?:tabs?|tablets?|caps?|capsules?|inj|syp|syrup)$/

const calledBy = (name: string): string =>
  folded(name)
    .match(/[\p{L}\p{M}]+/gu)
    ?.find((word) => !FORM.test(word)) ?? ''

/** Finds which medicines of a list do not go together, or not with an illness or weak kidneys. */
export function checkInteractions({ medicines, illnesses = [], egfr }: ToCheck): InteractionCheck {
  const all = medicines.map((entry, at): Taken => {
    const { name, ingredients } = typeof entry === 'string' ? { name: entry, ingredients: ingredientsOf(entry) } : entry
    return { at, ingredients, called: calledBy(name), isLocal: isLocal(name) }
  })
  const taken = all.filter((each) => each.ingredients.length > 0 && !each.isLocal)
  const found = [
    ...taken.flatMap((one, index) => taken.slice(index + 1).flatMap((other) => together(one, other) ?? [])),
    ...taken.flatMap((one) => illnesses.flatMap((code, illness) => withIllness(one, code, illness) ?? [])),
    ...(egfr === undefined ? [] : taken.flatMap((one) => withKidneys(one, egfr) ?? [])),
  ]
  return {
    found: found.toSorted((one, other) => rankOf(one) - rankOf(other)),
    unknown: all.filter((each) => each.ingredients.length === 0 && !each.isLocal).map(({ at }) => at),
    local: all.filter((each) => each.isLocal).map(({ at }) => at),
  }
}

const rankOf = ({ level }: { level: InteractionLevel }): number => INTERACTION_LEVELS.indexOf(level)

/** The row that weighs most; of equals the first. */
const gravest = <R extends { level: InteractionLevel }>(rows: readonly R[]): R | undefined =>
  rows.toSorted((one, other) => rankOf(one) - rankOf(other))[0]

const GROUPS_OF = new Map<string, string[]>()
for (const [group, members] of Object.entries(GROUPS))
  for (const member of members) GROUPS_OF.set(member, [...(GROUPS_OF.get(member) ?? []), group])

/** Under what names the rows may speak of an ingredient: its own is nearest. */
const keysOf = (ingredient: string): string[] => [ingredient, ...(GROUPS_OF.get(ingredient) ?? [])]

const ROWS = Map.groupBy(PAIRS, ({ one, other }) => `${one} ${other}`)

interface Met {
  row: PairRow
  /** The `{a}` of the row's sentence is of the second medicine. */
  isTurned: boolean
  ingredients: readonly [string, string]
}

function rowsOf(a: string, b: string, isTurned: boolean): Met[] {
  return keysOf(a).flatMap((one) =>
    keysOf(b).flatMap((other) =>
      (ROWS.get(`${one} ${other}`) ?? []).map((row) => ({ row, isTurned, ingredients: [a, b] as const })),
    ),
  )
}

function together(one: Taken, other: Taken): Interaction | undefined {
  const met = one.ingredients.flatMap((a) =>
    other.ingredients.flatMap((b) => (a === b ? [] : [...rowsOf(a, b, false), ...rowsOf(b, a, true)])),
  )
  const worst = gravest(met.map((each) => ({ ...each, level: each.row.level })))
  const twice = sameSubstance(one, other)
  if (!worst || (twice && rankOf(twice) <= rankOf(worst))) return twice
  const { row, isTurned, ingredients } = worst
  return toldOf(row, 'pair', isTurned ? [other.at, one.at] : [one.at, other.at], ingredients)
}

/** One ingredient under two names: who takes both gets it twice. Two strengths of one name are meant. */
function sameSubstance(one: Taken, other: Taken): Interaction | undefined {
  const shared = one.ingredients.find((ingredient) => other.ingredients.includes(ingredient))
  if (!shared || one.called === other.called) return undefined
  return {
    id: 'same-substance',
    kind: 'same-substance',
    level: 'avoid',
    effect: 'same-substance',
    act: 'duplicate-ask',
    medicines: [one.at, other.at],
    ingredients: [shared, shared],
    source: { by: 'FDA', title: 'Labels of medicines with several ingredients' },
  }
}

function withIllness({ at, ingredients }: Taken, code: string, illness: number): Interaction | undefined {
  const met = ingredients.flatMap((ingredient) => {
    const keys = keysOf(ingredient)
    return ILLNESSES.filter(
      ({ one, icd10 }) => keys.includes(one) && icd10.some((beginning) => code.startsWith(beginning)),
    ).map((row) => ({ row, ingredient, level: row.level }))
  })
  const worst = gravest(met)
  return worst && { ...toldOf(worst.row, 'illness', [at], [worst.ingredient]), illness }
}

function withKidneys({ at, ingredients }: Taken, egfr: number): Interaction | undefined {
  const met = ingredients.flatMap((ingredient) => {
    const keys = keysOf(ingredient)
    return KIDNEY.filter(({ one, egfrBelow }) => keys.includes(one) && egfr < egfrBelow).map((row) => ({
      row,
      ingredient,
      level: row.level,
    }))
  })
  const worst = gravest(met)
  return worst && toldOf(worst.row, 'kidneys', [at], [worst.ingredient])
}

const toldOf = (
  { id, level, effect, act, source }: Omit<PairRow, 'one' | 'other'>,
  kind: Interaction['kind'],
  medicines: readonly number[],
  ingredients: readonly string[],
): Interaction => ({ id, kind, level, effect, act, medicines, ingredients, source })
