import { ADVICE, type AdviceId } from './advice/index.ts'

/**
 * Stances that a piece of advice may take, where another cause may need the contrary. The cautious one of a pair comes first:
 * when both are due, it does no harm.
 */
export const CONTRARY = [
  ['nothing-by-mouth', 'drink'],
  ['antibiotics', 'no-antibiotics'],
  ['rest', 'move'],
  ['cool', 'warm'],
  // Whoever does not respond can neither sit nor use an inhaler.
  ['lie-on-the-side', 'sit-up'],
] as const

export type Stance = (typeof CONTRARY)[number][number]

const stancesOf = (id: AdviceId): readonly Stance[] => ADVICE[id].says ?? []

/** One answer says only one of two contraries: nobody can follow both. */
export function withoutContraries(ids: readonly AdviceId[]): AdviceId[] {
  const said = new Set(ids.flatMap(stancesOf))
  const given = new Set<Stance>(CONTRARY.flatMap(([cautious, other]) => (said.has(cautious) ? [other] : [])))
  return ids.filter((id) => !stancesOf(id).some((stance) => given.has(stance)))
}
