/** How likely a cause is, in words: a number would sound surer than it is. */
export function howLikely(probability: number): string {
  if (probability >= 0.7) return 'Very likely'
  if (probability >= 0.4) return 'Likely'
  if (probability >= 0.15) return 'Possible'
  return 'Less likely'
}
