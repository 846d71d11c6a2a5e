import { writeFileSync } from 'node:fs'
import { pack } from '../src/likeness/cause-vectors.ts'
import { digestOf } from './read-examples.ts'
import { readPresentations } from './read-presentations.ts'
import { vectorsOfCauses } from './vectors-of-causes.ts'

/** `npm run causes:learn` writes the vectors of the causes from `examples/presentations`. */

const read = readPresentations()
const { causes, postings } = vectorsOfCauses(read)
const { bytes, rarityScale, weightScale } = pack(postings)
writeFileSync(
  new URL('../src/likeness/written-presentations.ts', import.meta.url),
  `/** Written by \`npm run causes:learn\` from ${read.length} presentations of ${causes.length} causes: see cause-vectors.ts. */
export const PRESENTATIONS_DIGEST = '${digestOf('presentations')}'
export const RARITY_SCALE = ${rarityScale}
export const WEIGHT_SCALE = ${weightScale}
export const CAUSES =
  '${causes.join(' ')}'
export const PACKED =
  '${Buffer.from(bytes).toString('base64')}'
`,
)
process.stdout.write(`${read.length} presentations, ${causes.length} causes, ${bytes.length} bytes\n`)
