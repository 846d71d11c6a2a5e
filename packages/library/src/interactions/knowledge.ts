import type { IllnessRow, KidneyRow, PairRow } from './interaction.ts'
import groups from './knowledge/groups.json' with { type: 'json' }
import illnesses from './knowledge/illnesses.json' with { type: 'json' }
import kidney from './knowledge/kidney.json' with { type: 'json' }
import pairs from './knowledge/pairs.json' with { type: 'json' }

/** Year and month up to which the knowledge was brought. */
export const INTERACTIONS_AS_OF = '2026-11'

/** Ingredients that meet others in the same way. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = groups
/** Their levels and ids are checked by a test: JSON has no closed lists. */
export const PAIRS = pairs as readonly PairRow[]
export const ILLNESSES = illnesses as readonly IllnessRow[]
export const KIDNEY = kidney as readonly KidneyRow[]

export const membersOf = (groupOrIngredient: string): readonly string[] =>
  GROUPS[groupOrIngredient] ?? [groupOrIngredient]

let count: number | undefined

/** How many pairs of different ingredients are known. */
export function interactionPairCount(): number {
  if (count === undefined) {
    const known = new Set<string>()
    for (const { one, other } of PAIRS)
      for (const a of membersOf(one))
        for (const b of membersOf(other)) if (a !== b) known.add(a < b ? `${a} ${b}` : `${b} ${a}`)
    count = known.size
  }
  return count
}
