import { writeFileSync } from 'node:fs'
import { makeEngine } from '../src/assessment/make-engine.ts'
import { CONDITION_CASES } from '../src/knowledge/cases.ts'
import { CONDITIONS, FINDINGS, RED_FLAGS } from '../src/knowledge/index.ts'
import { MEDICINES } from '../src/knowledge/medicines.ts'
import type { Urgency } from '../src/knowledge/types.ts'
import type { Features } from '../src/likeness/classifier.ts'
import { featuresOfStory, PLACES, type Story, wordsOfStory } from '../src/likeness/features-of-story.ts'
import { type Example, learn } from '../src/likeness/learn.ts'
import { LEVELS, type Level } from '../src/likeness/levels.ts'
import { likenessToCauses } from '../src/likeness/likeness-to-causes.ts'
import { digestOf, type WrittenLevel, writtenHarmless, writtenLevels } from './read-examples.ts'

/**
 * `npm run levels:learn` writes the weights of the likeness from texts by strangers: `examples/`, and the half of the bench's
 * cases that may be read. The engine must not have been mended for a text that it learns from: its judgement of that
 * text would be trusted too far.
 */
const MOST_INT8 = 127

const stories: Story[] = []
const engine = makeEngine(
  { findings: FINDINGS, conditions: CONDITIONS, redFlags: RED_FLAGS, medicines: MEDICINES },
  undefined,
  {
    level: (story) => {
      stories.push(story)
      return undefined
    },
    causes: likenessToCauses,
  },
)

// The knowledge's own cases teach how what is well read is told.
const cases: WrittenLevel[] = Object.values(CONDITION_CASES)
  .flat()
  .map(({ urgency, ...told }) => ({ ...told, urgency: [urgency] }))
const examples = [
  ...writtenLevels().flatMap((written) => examplesOf(written, featuresOfStory)),
  ...[...cases, ...writtenHarmless()].flatMap((written) => examplesOf(written, wordsOfStory)),
]
const { weights, bias } = learn<Level>(LEVELS, examples, PLACES)
const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST_INT8
const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
writeFileSync(
  new URL('../src/likeness/level-weights.ts', import.meta.url),
  `/** Written by \`npm run levels:learn\` from ${examples.length / 2} examples: a signed byte for each place and level, in Base64. */
export const LEVELS_DIGEST = '${digestOf('levels')}'
export const SCALE = ${scale}
export const BIAS: readonly number[] = [${bias.map((each) => Number(each.toFixed(5))).join(', ')}]
export const WEIGHTS =
  '${Buffer.from(bytes.buffer).toString('base64')}'
`,
)
process.stdout.write(`${examples.length / 2} examples, ${bytes.length} bytes\n`)

/** Each text twice, so that one for which two levels are right counts half for each. */
function examplesOf(
  { text, age, sex, urgency, crisis }: WrittenLevel,
  read: (story: Story) => Features,
): Example<Level>[] {
  stories.length = 0
  engine.judge({ text, ...(age == null ? {} : { age }), ...(sex ? { sex } : {}) })
  const [story] = stories
  if (!story) return []
  const features = read(story)
  const levels = [...new Set(urgency.map((level) => levelOf(level, crisis ?? false)))]
  return [levels[0], levels.at(-1)].flatMap((level) => (level ? [{ features, class: level }] : []))
}

function levelOf(urgency: Urgency, isCrisis: boolean): Level {
  if (urgency === 'emergency') return isCrisis ? 'crisis' : 'ambulance'
  return urgency === 'urgent' ? 'urgent' : 'calm'
}
