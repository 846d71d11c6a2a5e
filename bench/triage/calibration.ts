import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assess } from '@salus/triage'
import { reliabilityPlot, type Stand } from './reliability-plot.ts'
import { readVignettes } from './vignette.ts'

/**
 * `node bench/triage/calibration.ts strangers/diagnoses-kept [--plot]`: how often the first cause is right, by the share that it
 * was given, and the Brier score. `--plot` writes docs/reliability.svg.
 */
const EDGES = [0, 0.2, 0.4, 0.6, 0.8, 0.9, 1]
const PLOT = join(import.meta.dirname, '../../docs/reliability.svg')

const [set = 'strangers/diagnoses-kept', flag] = process.argv.slice(2)
const firsts = readVignettes(set).flatMap(({ text, age, sex, icd10 }) => {
  const [first] = assess({ text, ...(age === undefined ? {} : { age }), ...(sex ? { sex } : {}) }).conditions
  return first && icd10.length > 0
    ? [{ share: first.probability, isRight: icd10.some((code) => first.icd10.startsWith(code)) }]
    : []
})

const stands: Stand[] = EDGES.slice(0, -1).map((from, at) => {
  const to = EDGES[at + 1] ?? 1
  const within = firsts.filter(({ share }) => share >= from && (share < to || to === 1))
  return {
    from,
    to,
    count: within.length,
    right: within.filter(({ isRight }) => isRight).length,
    said: within.reduce((sum, { share }) => sum + share, 0) / Math.max(1, within.length),
  }
})
const brier = firsts.reduce((sum, { share, isRight }) => sum + (share - Number(isRight)) ** 2, 0) / firsts.length

console.log(`${set}: ${firsts.length} first causes, Brier score ${brier.toFixed(3)}`)
for (const { from, to, count, right, said } of stands)
  console.log(`  ${from} to ${to}: said ${said.toFixed(2)} on average, right ${right} of ${count}`)
if (flag === '--plot') writeFileSync(PLOT, reliabilityPlot(stands))
