import { LANGUAGES } from '@salus/terms/languages'
import { describe, expect, it } from 'vitest'
import { gradeValue, sideOf } from './grade-value.ts'
import { tellValue } from './tell-value.ts'
import { GRADES, USUAL_VALUES } from './usual-values.ts'

const scales = Object.entries(USUAL_VALUES).flatMap(([kind, { scale }]) =>
  ('female' in scale ? [scale.female, scale.male] : [scale]).map((each) => [kind, each] as const),
)

describe('the scales of usual values', () => {
  it.each(scales)('of %s rise, from low to high, with one usual step', (_, scale) => {
    const numbers = scale.map(([from]) => from)
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
    const grades = scale.map(([, grade]) => GRADES.indexOf(grade))
    expect(grades).toEqual([...grades].sort((one, other) => one - other))
    expect(scale.filter(([, grade]) => grade === 'usual')).toHaveLength(1)
  })
})

describe('a value is graded', () => {
  it.each([
    ['ferritin_ng_per_ml', 9, 'low'],
    ['hba1c_percent', 5.6, 'usual'],
    ['hba1c_percent', 6.1, 'prediabetes'],
    ['hba1c_percent', 6.5, 'diabetes'],
    ['tsh_miu_per_l', 7.8, 'slightly-high'],
    ['tsh_miu_per_l', 0.05, 'very-low'],
    ['egfr_ml_per_minute', 72, 'slightly-low'],
    ['egfr_ml_per_minute', 45, 'low'],
    ['potassium_mmol_per_l', 5, 'usual'],
    ['transaminase_u_per_l', 78, 'slightly-high'],
    ['b12_pg_per_ml', 250, 'slightly-low'],
  ])('%s of %d as %s', (kind, value, grade) => expect(gradeValue(kind, value)?.grade).toBe(grade))

  it('by the sex where it is known, and by both where it is not', () => {
    expect(gradeValue('haemoglobin_g_per_dl', 12.5, 'female')?.grade).toBe('usual')
    expect(gradeValue('haemoglobin_g_per_dl', 12.5, 'male')?.grade).toBe('low')
    expect(gradeValue('haemoglobin_g_per_dl', 12.5)?.grade).toEqual({ female: 'usual', male: 'low' })
    expect(gradeValue('haemoglobin_g_per_dl', 10)?.grade).toBe('low')
  })

  it('by nothing where there is no scale', () => {
    expect(gradeValue('troponin_ng_per_l', 5)).toBeUndefined()
    expect(gradeValue('constructor', 5)).toBeUndefined()
  })

  it('towards the part of the page that speaks of it', () => {
    const side = (kind: string, value: number) => {
      const graded = gradeValue(kind, value)
      return graded && sideOf(graded)
    }
    expect(side('egfr_ml_per_minute', 72)).toBe('low')
    expect(side('hba1c_percent', 6.1)).toBe('high')
    expect(side('haemoglobin_g_per_dl', 12.5)).toBeUndefined()
    expect(side('platelets_per_nl', 250)).toBeUndefined()
  })
})

describe('what a value means', () => {
  it('is told with both units, what is usual, and whose ranges these are', () => {
    const graded = gradeValue('haemoglobin_g_per_dl', 9.5)
    expect(graded && tellValue(graded, 'en')).toEqual({
      text: 'For most adults, 9.5 g/dL (95 g/L) is a low value. Usual is 12 to 15.5 g/dL for women and 13 to 17 g/dL for men; the range on your own report counts first.',
      source: expect.stringContaining('WHO'),
    })
    const a1c = gradeValue('hba1c_percent', 6.1)
    expect(a1c && tellValue(a1c, 'de').text).toContain('6,1 %')
    expect(a1c && tellValue(a1c, 'en').text).toContain('under 5.7 %')
  })

  it.each(LANGUAGES)('is a whole sentence for every step of every scale in %s', (language) => {
    for (const [kind, scale] of scales)
      for (const [from] of scale) {
        const graded = gradeValue(kind, Number.isFinite(from) ? from : 0)
        const { text } = graded ? tellValue(graded, language) : { text: '' }
        expect(text, `${kind} ${from}`).toMatch(/^.{30,}[.।]$/u)
        expect(text).not.toMatch(/undefined|NaN|Infinity|\[object/)
      }
  })
})
