/** How likely, in words: a number alone sounds surer than it is. */
export function howLikely(probability: number): string {
  if (probability >= 0.7) return 'Very likely'
  if (probability >= 0.4) return 'Likely'
  if (probability >= 0.15) return 'Possible'
  if (probability >= 0.05) return 'Less likely'
  return 'Unlikely'
}

const WORTH_A_WORD = 0.05

/** The share of causes that are not among these; 0 when it is not worth a word. */
export function unlisted(conditions: readonly { probability: number }[]): number {
  if (conditions.length === 0) return 0
  const rest = 1 - conditions.reduce((sum, { probability }) => sum + probability, 0)
  return rest >= WORTH_A_WORD ? rest : 0
}

export function percent(probability: number): string {
  if (probability < 0.01) return 'under 1%'
  return `${Math.min(99, Math.round(probability * 100))}%`
}
