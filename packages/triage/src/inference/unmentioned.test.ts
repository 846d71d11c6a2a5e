import { describe, expect, it } from 'vitest'
import type { Condition, Finding } from '../knowledge/types.ts'
import { Known, mapFindings } from './known.ts'
import { silencesOf, weightOfSilence } from './unmentioned.ts'

const finding = (id: string, more: Partial<Finding> = {}): Finding => ({
  id,
  label: id,
  question: `${id}?`,
  phrases: [id],
  background: 0.05,
  ...more,
})
const findings = mapFindings([
  finding('back-pain'),
  finding('worse-sitting', { attribute: { of: 'back-pain', kind: 'trigger' } }),
  finding('fever'),
  finding('murmur', { kind: 'sign' }),
  finding('a'),
  finding('b'),
  finding('c'),
])
const condition = (likelihoods: Record<string, number>) => ({ findings: likelihoods }) as unknown as Condition
const known = (told: Record<string, 'yes' | 'no' | 'unknown'>) =>
  new Known(
    findings,
    { age: undefined, sex: undefined, durationDays: undefined, onset: undefined },
    Object.entries(told).map(([id, answer]) => [id, { answer, origin: 'text', span: undefined }]),
  )

describe('a typical symptom that nobody named', () => {
  it('speaks against the cause, the more typical it is', () => {
    const [silence] = silencesOf(condition({ 'back-pain': 0.95 }), findings)
    const [milder] = silencesOf(condition({ 'back-pain': 0.6 }), findings)
    expect(silence?.weight).toBeLessThan(milder?.weight ?? 0)
    expect(milder?.weight).toBeLessThan(0)
  })

  it('says nothing once it was told, denied or answered with "I do not know"', () => {
    const silences = silencesOf(condition({ 'back-pain': 0.95 }), findings)
    for (const answer of ['yes', 'no', 'unknown'] as const)
      expect(weightOfSilence(silences, known({ 'back-pain': answer }))).toBe(0)
    expect(weightOfSilence(silences, known({ fever: 'yes' }))).toBeLessThan(0)
  })

  it('is none where the symptom is rare in the illness, a sign, or says more about another', () => {
    expect(silencesOf(condition({ fever: 0.3, murmur: 0.9, 'worse-sitting': 0.9, strange: 0.9 }), findings)).toEqual([])
  })

  it('counts for three symptoms at most', () => {
    const four = silencesOf(condition({ a: 0.9, b: 0.9, c: 0.9, fever: 0.9 }), findings)
    const three = silencesOf(condition({ a: 0.9, b: 0.9, c: 0.9 }), findings)
    expect(weightOfSilence(four, known({}))).toBeCloseTo(weightOfSilence(three, known({})), 10)
  })
})
