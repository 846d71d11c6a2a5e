import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { componentsOf, highOf } from '../apps/web/src/reader/recogniser/components.ts'
import { FEATURES, featuresOf } from '../apps/web/src/reader/recogniser/digit-features.ts'
import { type Grey, inkOf } from '../apps/web/src/reader/recogniser/grey.ts'
import { CLASSES, sharesOf } from '../apps/web/src/reader/recogniser/tell-digit.ts'
import { main, ROOT } from '../scripts/run.mjs'
import { type Random, randomFrom } from './lab-values/random.ts'
import type { Tile } from './reader/draw-glyphs.ts'
import { type OpenReader, openReader } from './reader/open-reader.ts'

/**
 * `node bench/learn-digits.ts <folder of fonts to learn from> [<folder of fonts to be tried on>]`: draws Devanagari and Latin
 * digits and letters as a camera sees them, learns to tell them apart, and writes what was learnt into the reader. Font files
 * are named *.woff2; the weights hold no part of a font.
 */
const WRITTEN = join(ROOT, 'apps/web/src/reader/recogniser/digit-weights.ts')
const NOTO = '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'
const DEVANAGARI = '०१२३४५६७८९'
const LATIN = '0123456789'
/** Letters that look like digits in every font are none of these. */
const OTHERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRTUVWXYZ%&/()+µकखगघचछजझटठडढणतथदधनपफबभमयरलवशसह'
const OTHER = 20
const TILE = 72
const ACROSS = 36
const EACH = { learnt: 90, tried: 30 }
const EPOCHS = 40

interface Sample {
  features: Float32Array
  label: number
}

interface Font {
  family: string
  file?: string
  scripts: ('devanagari' | 'latin')[]
}

const fontsIn = (folder: string): Font[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /devanagari-[34567]00-normal\.woff2$/.test(name))
    .map((name, at) => ({ family: `font${folder.length}x${at}`, file: join(folder, name), scripts: ['devanagari'] }))

const glyphsOf = ({ scripts }: Font, each: number): { glyph: string; label: number; times: number }[] => [
  ...(scripts.includes('devanagari') ? [...DEVANAGARI].map((glyph, label) => ({ glyph, label, times: each })) : []),
  ...(scripts.includes('latin') ? [...LATIN].map((glyph, label) => ({ glyph, label: label + 10, times: each })) : []),
  ...[...OTHERS]
    .filter((glyph) => (/[\u0900-\u097f]/.test(glyph) ? scripts.includes('devanagari') : scripts.includes('latin')))
    .map((glyph) => ({ glyph, label: OTHER, times: Math.ceil(each / 12) })),
]

/** Each glyph in a tile of its own. */
async function draw(reader: OpenReader, fonts: readonly Font[], each: number, seed: number): Promise<Sample[]> {
  const random = randomFrom(seed)
  const samples: Sample[] = []
  for (const font of fonts) {
    const tiles = glyphsOf(font, each).flatMap(({ glyph, label, times }) =>
      Array.from({ length: times }, () => ({ label, ...tileOf(glyph, random) })),
    )
    const file = font.file && readFileSync(font.file).toString('base64')
    const { pixels, width, height } = await reader.drawGlyphs({
      ...{ tiles, family: font.family, side: TILE, across: ACROSS },
      ...(file ? { file } : {}),
    })
    const grain = random.between(4, 12)
    const data = Uint8Array.from(Buffer.from(pixels, 'base64'), (level) =>
      Math.min(255, Math.max(0, level + (random.next() + random.next() - 1) * grain)),
    )
    samples.push(...samplesOf({ data, width, height }, tiles, random))
  }
  return samples
}

const tileOf = (glyph: string, random: Random): Tile => ({
  glyph,
  size: random.between(22, 40),
  weight: [300, 400, 400, 500, 600, 700][Math.floor(random.next() * 6)] ?? 400,
  turn: random.between(-3, 3),
  lean: random.between(-0.06, 0.06),
  stretch: random.between(0.92, 1.08),
  blur: random.between(0.3, 1.7),
  ink: random.between(20, 90),
  offset: [random.between(-0.5, 0.5), random.between(-0.5, 0.5)],
})

function samplesOf(grey: Grey, tiles: readonly { label: number; size: number }[], random: Random): Sample[] {
  const largest = new Map<number, ReturnType<typeof componentsOf>[number]>()
  for (const box of componentsOf(inkOf(grey), grey.width, grey.height)) {
    const at = Math.floor((box.top + box.bottom) / 2 / TILE) * ACROSS + Math.floor((box.left + box.right) / 2 / TILE)
    const before = largest.get(at)
    if (highOf(box) >= 8 && (!before || highOf(box) > highOf(before))) largest.set(at, box)
  }
  return tiles.flatMap(({ label, size }, at) => {
    const box = largest.get(at)
    return box ? [{ label, features: featuresOf(grey, box, size * random.between(0.62, 0.95)) }] : []
  })
}

/** Softmax regression, by stochastic steps that grow shorter. */
function learn(samples: readonly Sample[], seed: number): Float32Array {
  const random = randomFrom(seed)
  const weights = new Float32Array(CLASSES * FEATURES)
  const order = samples.map((_, at) => at)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const step = 0.06 / (1 + epoch * 0.25)
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random.next() * (at + 1))
      ;[order[at], order[other]] = [order[other] as number, order[at] as number]
    }
    for (const at of order) {
      const { features, label } = samples[at] as Sample
      const shares = sharesOf(weights, features)
      for (let each = 0; each < CLASSES; each += 1) {
        const error = (shares[each] ?? 0) - (each === label ? 1 : 0)
        if (Math.abs(error) < 1e-4) continue
        for (let n = 0; n < FEATURES; n += 1) {
          const place = each * FEATURES + n
          weights[place] = (weights[place] ?? 0) * (1 - 1e-6) - step * error * (features[n] ?? 0)
        }
      }
    }
  }
  return weights
}

function tell(name: string, weights: Float32Array, samples: readonly Sample[]) {
  const wrong = new Map<string, number>()
  let right = 0
  for (const { features, label } of samples) {
    const shares = sharesOf(weights, features)
    const found = shares.indexOf(Math.max(...shares))
    if (found === label) right += 1
    else wrong.set(`${label}->${found}`, (wrong.get(`${label}->${found}`) ?? 0) + 1)
  }
  const worst = [...wrong].sort((a, b) => b[1] - a[1]).slice(0, 12)
  console.log(
    `${name}: ${((right / samples.length) * 100).toFixed(2)} % of ${samples.length}; ${worst.map(([pair, times]) => `${pair} ${times}`).join(', ')}`,
  )
}

const LATIN_FONTS = ['Liberation Sans', 'Liberation Serif', 'DejaVu Sans'].map(
  (family): Font => ({ family: `"${family}"`, scripts: ['latin'] }),
)
const NOTO_FONT: Font = { family: 'noto', file: createRequire(import.meta.url).resolve(NOTO), scripts: ['devanagari'] }

async function learnAndTry(reader: OpenReader) {
  const [learntFrom, triedOn] = process.argv.slice(2)
  const own = [NOTO_FONT, ...LATIN_FONTS]
  const samples = await draw(reader, [NOTO_FONT, ...own, ...(learntFrom ? fontsIn(learntFrom) : [])], EACH.learnt, 1)
  const learnt = learn(samples, 2)
  const largest = learnt.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const bytes = Int8Array.from(learnt, (weight) => Math.round((weight / largest) * 127))
  const weights = Float32Array.from(bytes, (byte) => (byte * largest) / 127)
  tell('what was learnt from', weights, samples)
  tell('the same fonts, drawn anew', weights, await draw(reader, own, EACH.tried, 3))
  if (triedOn) tell('fonts that nothing was learnt from', weights, await draw(reader, fontsIn(triedOn), EACH.tried, 4))
  const lines =
    Buffer.from(bytes.buffer)
      .toString('base64')
      .match(/.{1,110}/g) ?? []
  writeFileSync(
    WRITTEN,
    `// Written by bench/learn-digits.ts.
/** The size of one step of a weight. */
export const STEP = ${largest / 127}
/** One byte a weight, class by class: ten Devanagari digits, ten Latin ones, and what is neither. */
export const WEIGHTS =
${lines.map((line) => `  '${line}'`).join(' +\n')}
`,
  )
}

await main(async () => {
  const reader = await openReader('')
  try {
    await learnAndTry(reader)
  } finally {
    await reader.close()
  }
  return 0
})
