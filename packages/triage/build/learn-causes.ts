import { writeFileSync } from 'node:fs'
import { makeEngine } from '../src/assessment/make-engine.ts'
import { CONDITIONS, FINDINGS, RED_FLAGS } from '../src/knowledge/index.ts'
import { MEDICINES } from '../src/knowledge/medicines.ts'
import { type Posting, pack } from '../src/likeness/cause-vectors.ts'
import { UNLIKE } from '../src/likeness/likeness-to-causes.ts'
import { type Presentation, termsOf } from '../src/likeness/terms-of-presentation.ts'
import { digestOf, writtenPresentations } from './read-examples.ts'

/**
 * `npm run causes:learn` writes the vectors of the causes from `examples/presentations`: the mean of the presentations of each
 * (Rocchio), every term weighed by how few presentations hold it.
 */

/** The heaviest terms of a cause: the rest weigh little. */
const MOST_TERMS = 150

const presentations: Presentation[] = []
const engine = makeEngine(
  { findings: FINDINGS, conditions: CONDITIONS, redFlags: RED_FLAGS, medicines: MEDICINES },
  undefined,
  {
    level: () => undefined,
    causes: (presentation) => {
      presentations.push(presentation)
      return UNLIKE
    },
  },
)

const known = new Set(CONDITIONS.map(({ id }) => id))
const written = writtenPresentations().map(({ condition, text, age, sex }) => {
  if (!known.has(condition)) throw new Error(`A presentation is of ${condition}, which no condition is.`)
  presentations.length = 0
  engine.assess({ text, ...(age == null ? {} : { age }), ...(sex ? { sex } : {}) })
  const [presentation] = presentations
  return { condition, terms: presentation ? termsOf(presentation) : new Map<number, number>() }
})

const holding = new Map<number, number>()
for (const { terms } of written) for (const place of terms.keys()) holding.set(place, (holding.get(place) ?? 0) + 1)
const rarityOf = (place: number) => Math.max(0, Math.log((written.length + 1) / ((holding.get(place) ?? 0) + 0.5)))

type Vector = Map<number, number>
const unit = (vector: Vector): Vector => {
  const length = Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1
  return new Map([...vector].map(([place, weight]) => [place, weight / length]))
}

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
for (const [cause, id] of causes.entries()) {
  const heaviest = [...unit(sums.get(id) ?? new Map())].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_TERMS)
  for (const [place, weight] of heaviest) postings.get(place)?.holders.push({ cause, weight })
}

const { bytes, rarityScale, weightScale } = pack([...postings.values()])
writeFileSync(
  new URL('../src/likeness/written-presentations.ts', import.meta.url),
  `/** Written by \`npm run causes:learn\` from ${written.length} presentations of ${causes.length} causes: see cause-vectors.ts. */
export const PRESENTATIONS_DIGEST = '${digestOf('presentations')}'
export const RARITY_SCALE = ${rarityScale}
export const WEIGHT_SCALE = ${weightScale}
export const CAUSES =
  '${causes.join(' ')}'
export const PACKED =
  '${Buffer.from(bytes).toString('base64')}'
`,
)
process.stdout.write(`${written.length} presentations, ${causes.length} causes, ${bytes.length} bytes\n`)
