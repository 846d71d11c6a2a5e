import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { suretyOf } from '@salus/triage'
import { digestOfExamples, writtenExamples } from '../apps/server/src/features/assistant/safety/learnt/examples.ts'
import { featuresOf } from '../apps/server/src/features/assistant/safety/learnt/features-of.ts'
import { learnFromTexts } from '../apps/server/src/features/assistant/safety/learnt/learn-from-texts.ts'
import { readInEveryLanguage } from '../apps/server/src/features/assistant/safety/read-in-every-language.ts'

/**
 * `npm run guard:learn` writes the weights of the guard's classifier from its examples. With `-- --validate` it writes
 * nothing, and says how texts fare that were left out while it learnt (five parts, each left out once).
 */
const PARTS = 5
const BOUNDS = [0.3, 0.4, 0.5, 0.6, 0.7]
const MOST_INT8 = 127
const WEIGHTS_FILE = new URL('../apps/server/src/features/assistant/safety/learnt/weights.ts', import.meta.url)

const texts = writtenExamples()
const featuresOfText = (text: string) => {
  const { tokens, meanings } = readInEveryLanguage(text)
  return featuresOf(tokens, meanings)
}

if (process.argv.includes('--validate')) validate()
else write()

function validate(): void {
  const judged = Array.from({ length: PARTS }, (_, part) => {
    const isLeftOut = (at: number) => at % PARTS === part
    const classifier = learnFromTexts(
      texts.filter((_, at) => !isLeftOut(at)),
      featuresOfText,
    )
    return texts
      .filter((_, at) => isLeftOut(at))
      .map(({ text, class: right }) => ({ right, harmless: suretyOf(classifier, featuresOfText(text))[0] ?? 0 }))
  }).flat()
  for (const bound of BOUNDS) {
    const shareBelow = (isHarmless: boolean) => {
      const those = judged.filter(({ right }) => (right === 'harmless') === isHarmless)
      return ((100 * those.filter(({ harmless }) => harmless < bound).length) / those.length).toFixed(1)
    }
    process.stdout.write(
      `Least harmless ${bound}: it stops ${shareBelow(false)} % of dangerous texts and ${shareBelow(true)} % of harmless ones.\n`,
    )
  }
}

function write(): void {
  const { weights, bias } = learnFromTexts(texts, featuresOfText)
  const most = weights.reduce((sofar, weight) => Math.max(sofar, Math.abs(weight)), 0)
  const scale = most / MOST_INT8
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  const packed = brotliCompressSync(new Uint8Array(bytes.buffer)).toString('base64')
  const source = `/** Written by \`npm run guard:learn\` from ${texts.length} examples: a byte for each place and class, packed by Brotli. */
export const EXAMPLES_DIGEST = '${digestOfExamples()}'
export const SCALE = ${scale}
export const BIAS: readonly number[] = [${bias.map((each) => Number(each.toFixed(5))).join(', ')}]
export const WEIGHTS =
  '${packed}'
`
  writeFileSync(fileURLToPath(WEIGHTS_FILE), source)
  process.stdout.write(`${texts.length} examples, ${bytes.length} bytes, ${packed.length} packed\n`)
}
