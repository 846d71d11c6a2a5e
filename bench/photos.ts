import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extract, type LabValue } from '@salus/extract'
import { main, ROOT } from '../scripts/run.mjs'
import { type Figure, tableOf } from './figures.ts'
import type { Truth } from './lab-values/results.ts'
import { emptyScore, FIELDS, type Miss, plain, scoreInto } from './lab-values/score.ts'
import { emptyTrust, trustInto } from './lab-values/trust.ts'
import { makeSheet } from './photos/sheets.ts'
import { type OpenReader, openReader } from './reader/open-reader.ts'
import { DESKS, type Shot } from './reader/photograph.ts'

/**
 * `node bench/photos.ts [-v] [--keep] [<numbers of photos>]`: how much of 40 photos of lab sheets, on four desks, in a shadow, at 0 to 8 degrees,
 * with 3 and 12 megapixels, is read right by the product's own reader, and whether anything wrong is taken unasked.
 */
const PHOTOS = 40
const TARGET = 0.9
const verbose = process.argv.includes('-v')
const chosen = process.argv.filter((each) => /^\d+$/.test(each)).map(Number)
/** Writes the photos to .cache, to be looked at. */
const kept = process.argv.includes('--keep') ? join(ROOT, '.cache/photos') : undefined

const shotOf = (number: number): Shot => ({
  seed: number + 100,
  degrees: ((number * 3) % 9) * (number % 4 < 2 ? 1 : -1),
  megapixels: Math.floor(number / 5) % 2 === 0 ? 3 : 12,
  desk: DESKS[(number + Math.floor(number / 4)) % DESKS.length] ?? 'wood',
  shadow: [0.15, 0.35, 0.5][number % 3] ?? 0,
})

async function takePhoto(reader: OpenReader, html: string, shot: Shot): Promise<Buffer> {
  const scale = Math.sqrt((shot.megapixels * 1e6 * 3) / 4) / 794
  const page = await reader.browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: scale })
  await page.setContent(html)
  // Words that were drawn while their font was still on its way stay empty boxes.
  await page.evaluate(
    'Promise.all([...document.fonts].map((face) => face.load())).then(() => { document.body.innerHTML += "" })',
  )
  const sheet = await page.screenshot({ type: 'png' })
  await page.close()
  return reader.photograph(sheet, shot)
}

/** By their names: where a result stands is lost when the sheet is straightened. */
function isOf({ name }: LabValue, truth: Truth): boolean {
  const [a, b] = [plain(name), plain(truth.name)]
  if (a === b) return true
  const pairs = new Set([...b].map((_, at) => b.slice(at, at + 2)))
  const shared = [...a].filter((_, at) => pairs.has(a.slice(at, at + 2))).length
  return (2 * shared) / (a.length + b.length) > 0.65
}

async function measurePhotos(): Promise<Figure[]> {
  const reader = await openReader('')
  const all = emptyScore()
  const trust = emptyTrust()
  const silent: string[] = []
  let took = 0
  let photos = 0
  try {
    for (let number = 0; number < PHOTOS; number += 1) {
      if (chosen.length > 0 && !chosen.includes(number)) continue
      const sheet = makeSheet(number)
      const shot = shotOf(number)
      const photo = await takePhoto(reader, sheet.html, shot)
      if (kept) {
        mkdirSync(kept, { recursive: true })
        writeFileSync(join(kept, `${number}.jpg`), photo)
      }
      const { events, ms } = await reader.read({
        url: reader.put(`${number}.jpg`, photo),
        // A person who has not told the language of the sheet reads it as English.
        languages: sheet.language === 'hin' ? (number % 2 === 0 ? ['hin', 'eng'] : ['eng']) : [sheet.language],
        workers: 1,
        words: true,
      })
      const pages = events.flatMap((event) => (event.kind === 'page' ? [{ ...event, number: event.page }] : []))
      const { labs } = extract(pages)
      const own = emptyScore()
      scoreInto(own, sheet.truth, labs, isOf)
      const misses = scoreInto(all, sheet.truth, labs, isOf)
      trustInto(trust, misses, labs)
      took += ms
      photos += 1
      const sure = misses.filter(({ lab }) => lab && lab.doubts.length === 0).map((miss) => `${number} ${said(miss)}`)
      silent.push(...sure)
      const share = FIELDS.map((field) => `${field} ${own[field].right}/${own[field].truth}`).join('  ')
      console.log(
        `${number} ${sheet.kind}, ${shot.degrees}°, ${shot.megapixels} MP, ${shot.desk}: ${share}, silently wrong ${sure.length}, ${(ms / 1000).toFixed(1)} s`,
      )
      if (verbose) for (const miss of misses) console.log(`    ${said(miss)}`)
      if (verbose && labs.length < sheet.truth.length / 2) console.log(pages.map(({ text }) => text).join('\n'))
    }
  } finally {
    await reader.close()
  }
  for (const each of silent) console.log(`SILENT ${each}`)
  return [
    ...FIELDS.map((field) => {
      const { right, truth } = all[field]
      const share = right / truth
      return {
        measure: `photos, ${field} right`,
        figure: `${(share * 100).toFixed(1)} % of ${truth}`,
        target: '≥ 90 %',
        met: share >= TARGET,
      }
    }),
    {
      measure: 'photos, wrong and not asked (any of name, value, unit and range)',
      figure: `${trust.faultyAndSure} of ${trust.given} (${trust.wrongAndSure} values)`,
      target: '0',
      met: trust.faultyAndSure === 0,
    },
    { measure: 'photos, asked', figure: `${trust.asked} of ${trust.given}`, target: '', met: null },
    { measure: 'a photo', figure: `${(took / 1000 / photos).toFixed(1)} s`, target: '', met: null },
  ]
}

function said({ field, truth, lab }: Miss): string {
  const wanted =
    truth && `wanted ${truth.name} | ${truth.value} | ${truth.unit} | ${truth.low ?? ''}..${truth.high ?? ''}`
  const got =
    lab &&
    `got ${lab.name} | ${lab.comparator ?? ''}${lab.value} | ${lab.unit} | ${lab.range?.low ?? ''}..${lab.range?.high ?? ''} ${lab.doubts.length > 0 ? `asked: ${lab.doubts}` : 'SURE'}`
  return `${field}: ${[wanted, got].filter(Boolean).join('; ')}`
}

await main(async () => {
  const figures = await measurePhotos()
  console.log(`\n${tableOf(figures)}`)
  return figures.some(({ met }) => met === false) ? 1 : 0
})
