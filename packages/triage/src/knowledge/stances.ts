/**
 * Stances that a line of advice may take, where another cause may need the contrary. The cautious one of a pair comes first:
 * when both are due, it does no harm.
 */
export const CONTRARY = [
  ['nothing-by-mouth', 'drink'],
  ['antibiotics', 'no-antibiotics'],
  ['rest', 'move'],
  ['cool', 'warm'],
] as const

export type Stance = (typeof CONTRARY)[number][number]

/** A sentence that is told as it stands, with its stances where it has some. */
export type AdviceLine = string | { text: string; says: readonly Stance[] }

export const textOf = (line: AdviceLine): string => (typeof line === 'string' ? line : line.text)
const stancesOf = (line: AdviceLine): readonly Stance[] => (typeof line === 'string' ? [] : line.says)

/** One answer says only one of two contraries: nobody can follow both. */
export function withoutContraries(lines: readonly AdviceLine[]): AdviceLine[] {
  const said = new Set(lines.flatMap(stancesOf))
  const given = new Set<Stance>(CONTRARY.flatMap(([cautious, other]) => (said.has(cautious) ? [other] : [])))
  return lines.filter((line) => !stancesOf(line).some((stance) => given.has(stance)))
}
