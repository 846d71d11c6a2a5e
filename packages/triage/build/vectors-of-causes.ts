import type { Posting } from '../src/likeness/cause-vectors.ts'
import { type Presentation, termsOf } from '../src/likeness/terms-of-presentation.ts'

export interface ReadPresentation {
  condition: string
  presentation: Presentation
}

type Vector = Map<number, number>

/** The heaviest terms of a cause: the rest weigh little. */
const MOST_TERMS = 150

/** The mean of the presentations of each cause (Rocchio), every term weighed by how few presentations hold it. */
export function vectorsOfCauses(read: readonly ReadPresentation[]): { causes: string[]; postings: Posting[] } {
  const written = read.map(({ condition, presentation }) => ({ condition, terms: termsOf(presentation) }))
  const holding = new Map<number, number>()
  for (const { terms } of written) for (const place of terms.keys()) holding.set(place, (holding.get(place) ?? 0) + 1)
  const rarityOf = (place: number) => Math.max(0, Math.log((written.length + 1) / ((holding.get(place) ?? 0) + 0.5)))
  const sums = new Map<string, Vector>()
  for (const { condition, terms } of written) {
    const sum = sums.get(condition) ?? new Map<number, number>()
    for (const [place, weight] of unit(new Map([...terms].map(([at, times]) => [at, times * rarityOf(at)]))))
      sum.set(place, (sum.get(place) ?? 0) + weight)
    sums.set(condition, sum)
  }
  const causes = [...sums.keys()].sort()
  const postings = new Map<number, Posting & { holders: { cause: number; weight: number }[] }>()
  for (const place of holding.keys()) postings.set(place, { place, rarity: rarityOf(place), holders: [] })
  for (const [cause, id] of causes.entries())
    for (const [place, weight] of heaviest(unit(sums.get(id) ?? new Map())))
      postings.get(place)?.holders.push({ cause, weight })
  return { causes, postings: [...postings.values()] }
}

const heaviest = (vector: Vector) => [...vector].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_TERMS)

function unit(vector: Vector): Vector {
  const length = Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1
  return new Map([...vector].map(([place, weight]) => [place, weight / length]))
}
