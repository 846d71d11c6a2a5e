import { describe, expect, it } from 'vitest'
import { CONDITIONS, FINDINGS } from '../knowledge/index.ts'
import type { Likeness } from '../likeness/likeness-to-causes.ts'
import { type Answer, Known } from './known.ts'
import { buildModel } from './model.ts'
import { inferPosterior, isSpokenFor, isToldAsOthersDo } from './posterior.ts'

const model = buildModel(FINDINGS, CONDITIONS)
const ADULT = { age: 30, sex: 'female', durationDays: undefined, onset: undefined } as const
const judge = (told: Record<string, Answer>, alike?: Likeness) => {
  const findings = Object.entries(told).map(
    ([id, answer]) => [id, { answer, origin: 'text', span: undefined }] as [string, never],
  )
  return inferPosterior(model, new Known(model.findings, ADULT, findings), {} as never, alike)
}
const like = (cause: string, likeness: number): Likeness => ({ causes: new Map([[cause, likeness]]), trust: 1 })
const shareOf = (cause: string, { ranked }: ReturnType<typeof judge>) =>
  ranked.find(({ condition }) => condition.id === cause)?.probability ?? 0

describe('the shares of the causes', () => {
  it('are one together with what is not known', () => {
    const { ranked, other } = judge({ fever: 'yes', cough: 'yes' }, like('influenza', 0.3))
    expect(ranked.reduce((sum, { probability }) => sum + probability, other)).toBeCloseTo(1)
  })

  it('grow with a finding that speaks for a cause, and fall with its denial', () => {
    const before = shareOf('migraine', judge({ headache: 'yes' }))
    expect(shareOf('migraine', judge({ headache: 'yes', 'light-sensitivity': 'yes' }))).toBeGreaterThan(before)
    expect(shareOf('migraine', judge({ headache: 'yes', 'light-sensitivity': 'no' }))).toBeLessThan(before)
  })

  it('grow with the likeness to those who have it', () => {
    const shares = [0, 0.1, 0.3].map((likeness) =>
      shareOf('gout', judge({ 'toe-pain': 'yes' }, like('gout', likeness))),
    )
    expect(shares[1]).toBeGreaterThan(shares[0] ?? 1)
    expect(shares[2]).toBeGreaterThan(shares[1] ?? 1)
  })

  it('leave more to what is not known where a long text is like nothing', () => {
    const unlike: Likeness = { causes: new Map(), trust: 1 }
    expect(judge({ headache: 'yes' }, unlike).other).toBeGreaterThan(judge({ headache: 'yes' }).other)
  })
})

describe('a cause that is much alike', () => {
  const posterior = judge({}, like('gout', 0.5))

  it('is spoken for without a finding', () => {
    const gout = posterior.ranked.find(({ condition }) => condition.id === 'gout')
    expect(gout && isSpokenFor(gout)).toBe(true)
    const other = posterior.ranked.find(({ condition }) => condition.id === 'migraine')
    expect(other && isSpokenFor(other)).toBe(false)
  })

  it('explains what was not read once it is likely', () => {
    expect(isToldAsOthersDo(posterior)).toBe(true)
    expect(isToldAsOthersDo(judge({}, like('gout', 0.1)))).toBe(false)
  })
})
