import { expect, it } from 'vitest'
import { CONDITIONS, FINDINGS } from '../knowledge/index.ts'
import { AGE_BANDS_FROM, type Condition } from '../knowledge/types.ts'
import type { Course } from '../language/course.ts'
import { Known, type KnownFinding } from './known.ts'
import { buildModel } from './model.ts'
import { inferPosterior, type Posterior } from './posterior.ts'

const TYPICAL = 0.5
const SHOWN = 3
const YES: KnownFinding = { answer: 'yes', origin: 'text', span: undefined }
const NO_COURSE: Course = { durationDays: undefined, onset: undefined }
const model = buildModel(FINDINGS, CONDITIONS)

/** Somebody of the age and sex that have it most, who tells of all that is typical of it and of nothing else. */
function textbookCase({ prior, bySex, findings }: Condition): Posterior {
  const band = prior.indexOf(Math.max(...prior))
  const age = ((AGE_BANDS_FROM[band] ?? 0) + (AGE_BANDS_FROM[band + 1] ?? 85)) / 2
  const sex = bySex ? (bySex.female >= bySex.male ? 'female' : 'male') : undefined
  const told = Object.entries(findings).filter(([, probability]) => probability >= TYPICAL)
  const known = new Known(
    model.findings,
    { age, sex, ...NO_COURSE },
    told.map(([id]) => [id, YES]),
  )
  return inferPosterior(model, known, NO_COURSE)
}

function lineOf(condition: Condition): string {
  const { ranked, other } = textbookCase(condition)
  const place = ranked.findIndex(({ condition: { id } }) => id === condition.id) + 1
  const shares = ranked
    .slice(0, SHOWN)
    .map(({ condition: { id }, probability }) => `${id} ${probability.toFixed(2)}`)
    .join(', ')
  return `${condition.id} · ${place || 'none'} · ${shares} · other ${other.toFixed(2)}`
}

// Whoever changes a probability, a prior or the inference sees here what else moved: `npx vitest -u` writes it anew.
it('the textbook case of each condition has the shares that are written down', async () => {
  const lines = [...CONDITIONS].sort((a, b) => (a.id < b.id ? -1 : 1)).map(lineOf)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./golden/textbook-cases.txt')
})
