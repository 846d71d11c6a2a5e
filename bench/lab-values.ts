import { join, resolve } from 'node:path'
import { extract } from '@salus/extract'
import { ROOT } from '../scripts/run.mjs'
import { type Figure, ms, tableOf } from './figures.ts'
import { realFigures } from './lab-values/real-files.ts'
import { makeReport, type Report, TONGUES } from './lab-values/report.ts'
import { LAYOUTS } from './lab-values/results.ts'
import { emptyScore, FIELDS, type Miss, type Score, scoreInto } from './lab-values/score.ts'
import { emptyTrust, trustFigures, trustInto } from './lab-values/trust.ts'

/**
 * `node bench/lab-values.ts [-v] [--tuned] [--files <folder of real files>]`: how much of what a laboratory prints is read right, on 200 made reports, clean and as scans.
 * The names and titles of the reports are written apart from those that the reader knows; a quarter of the names it does not know.
 */
const REPORTS = 200
/** The reader was tuned on the reports from 0 on (`--tuned`), and is measured on others. */
const FIRST = process.argv.includes('--tuned') ? 0 : 1000
const TARGETS = { clean: 0.97, noise: 0.93 }

const folderAt = process.argv.indexOf('--files')
const folder = resolve(folderAt > 0 ? (process.argv[folderAt + 1] ?? '') : join(ROOT, '../shared/inputs'))
const verbose = process.argv.includes('-v')
const only = process.argv.find((each) => /^\d+$/.test(each))

const figures: Figure[] = []
for (const noisy of [false, true]) {
  const condition = noisy ? 'noise' : 'clean'
  const all = emptyScore()
  const trust = emptyTrust()
  const parts = new Map<string, Score>()
  let took = 0
  for (let seed = FIRST; seed < FIRST + REPORTS; seed++) {
    if (only && seed !== Number(only)) continue
    const report = makeReport(seed, noisy)
    const start = performance.now()
    const { labs } = extract([{ number: 1, width: 595, height: 842, words: report.words }])
    took += performance.now() - start
    const misses = scoreInto(all, report.truth, labs)
    trustInto(trust, misses, labs)
    for (const part of [report.layout, report.tongue]) {
      if (!parts.has(part)) parts.set(part, emptyScore())
      scoreInto(parts.get(part) as Score, report.truth, labs)
    }
    if (verbose)
      for (const miss of misses)
        console.log(`${condition} ${seed} ${report.tongue} ${report.layout}: ${said(miss, report)}`)
  }
  for (const field of FIELDS) {
    const { truth, given, right } = all[field]
    const [precision, recall] = [right / given, right / truth]
    figures.push({
      measure: `${field}, ${condition}`,
      figure: `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} of ${truth}`,
      target: `≥ ${TARGETS[condition]} each`,
      met: precision >= TARGETS[condition] && recall >= TARGETS[condition],
    })
  }
  figures.push(...trustFigures(trust, condition))
  figures.push({ measure: `a report, ${condition}`, figure: ms(took / REPORTS), target: '', met: null })
  console.log(`\n${condition}: share of the four fields that is right, by layout and language`)
  for (const part of [...LAYOUTS, ...TONGUES]) {
    const score = parts.get(part)
    if (score)
      console.log(
        `  ${part.padEnd(24)} ${FIELDS.map((field) => `${field} ${(score[field].right / Math.max(score[field].truth, score[field].given)).toFixed(3)}`).join('  ')}`,
      )
  }
}
figures.push(...(await realFigures(folder)))
console.log(`\n${tableOf(figures)}`)

function said({ field, truth, lab }: Miss, _report: Report): string {
  const wanted =
    truth &&
    `${truth.name} | ${truth.comparator ?? ''}${truth.value} | ${truth.unit} | ${truth.low ?? ''}..${truth.high ?? ''} ${truth.date ?? ''}`
  const got =
    lab &&
    `${lab.name} | ${lab.comparator ?? ''}${lab.value} | ${lab.unit} | ${lab.range?.low ?? ''}..${lab.range?.high ?? ''} ${lab.date ?? ''} [${lab.asWritten}]${lab.doubts.length > 0 ? ` asked: ${lab.doubts}` : ' SURE'}`
  return `${field}: ${[wanted && `wanted ${wanted}`, got && `got ${got}`].filter(Boolean).join('; ')}`
}
