import { describe, expect, it } from 'vitest'
import { compileLexicon } from '../language/lexicon.ts'
import { OTHER_LANGUAGES } from '../language/read-emergency-phrases.ts'
import { type Expression, findingsIn } from '../logic/expression.ts'
import { sayFor } from '../tell/regional-words.ts'
import { ADVICE } from './advice/index.ts'
import { CONDITION_CASES, RED_FLAG_CASES } from './cases.ts'
import { CONDITIONS, FINDINGS, RED_FLAGS } from './index.ts'
import { MEASUREMENT_FINDINGS } from './measurement-findings.ts'
import { CAUTIONS, REASONS } from './medicine-words.ts'
import { MEDICINES } from './medicines.ts'
import { SIGNS } from './signs/index.ts'
import { signsOf } from './signs-of.ts'

const FINDING_IDS = new Set(FINDINGS.map(({ id }) => id))
const MEDICINE_IDS = new Set(MEDICINES.map(({ id }) => id))
const ALL_CONDITION_CASES = Object.values(CONDITION_CASES).flat()
const ALL_RED_FLAG_CASES = Object.values(RED_FLAG_CASES).flat()

const twice = (ids: readonly string[]): string[] => ids.filter((id, at) => ids.indexOf(id) !== at)
const missing = (ids: Iterable<string>): string[] => [...ids].filter((id) => !FINDING_IDS.has(id))
const isBetween0And1 = (probability: number): boolean => probability > 0 && probability < 1

describe('the knowledge', () => {
  it('has something to check', () => {
    expect(FINDINGS.length).toBeGreaterThan(50)
    expect(CONDITIONS.length).toBeGreaterThan(10)
    expect(RED_FLAGS.length).toBeGreaterThan(7)
  })

  it('names each thing once, in kebab case', () => {
    for (const list of [FINDINGS, CONDITIONS, RED_FLAGS, MEDICINES]) {
      const ids = list.map(({ id }) => id)
      expect(twice(ids)).toEqual([])
      expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    }
  })

  it('refers only to findings that exist', () => {
    const expressions: Expression[] = [
      ...RED_FLAGS.map(({ when }) => when),
      ...CONDITIONS.flatMap(({ urgencyWhen }) => (urgencyWhen ?? []).map(({ when }) => when)),
      ...MEDICINES.flatMap(({ notWhen, cautionWhen }) => [...notWhen, ...(cautionWhen ?? [])].map(({ when }) => when)),
    ]
    expect(missing(expressions.flatMap(findingsIn))).toEqual([])
    expect(missing(FINDINGS.flatMap(({ implies }) => implies ?? []))).toEqual([])
    expect(missing(CONDITIONS.flatMap(({ findings }) => Object.keys(findings)))).toEqual([])
    expect(
      missing(CONDITIONS.flatMap(({ signs }) => (signs ?? []).map((it) => (typeof it === 'string' ? it : it.sign)))),
    ).toEqual([])
    expect(missing(FINDINGS.flatMap(({ attribute }) => attribute?.of ?? []))).toEqual([])
    expect(missing(MEASUREMENT_FINDINGS.map(({ finding }) => finding))).toEqual([])
    expect(missing(OTHER_LANGUAGES.flatMap(({ findings }) => Object.keys(findings)))).toEqual([])
  })

  it('compiles every phrase of every finding', () => {
    expect(() => compileLexicon(FINDINGS)).not.toThrow()
  })

  it('advises in whole sentences', () => {
    const advice = [...Object.values(ADVICE).map(({ text }) => text), ...RED_FLAGS.map(({ message }) => message)]
    expect(advice.filter((line) => !/^[A-Z0-9].*\.$/.test(line))).toEqual([])
    expect(advice.filter((line) => /[.:;,]\s*[.;]|\. [a-z]/.test(line))).toEqual([])
  })

  it('tells of signs as what finishes "Seek care if …"', () => {
    expect(Object.values(SIGNS).filter((sign) => /^[A-Z]|\.$/.test(sign))).toEqual([])
  })

  it('fills every regional word of every sentence', () => {
    const sentences = [
      ...Object.values(ADVICE).map(({ text }) => text),
      ...RED_FLAGS.map(({ message }) => message),
      ...MEDICINES.map(({ use }) => use),
      ...[SIGNS, REASONS, CAUTIONS].flatMap((words) => Object.values(words)).map((text) => text.replace('{time}', '')),
    ]
    for (const sentence of sentences) {
      for (const region of ['US', 'EU', 'IN'] as const) expect(sayFor(region, sentence)).not.toMatch(/[{}]/)
    }
  })
})

describe('each finding', () => {
  it.each(FINDINGS.map((finding) => [finding.id, finding] as const))(
    '%s can be asked and has a background',
    (_, finding) => {
      expect(finding.background, 'background in (0, 1)').toSatisfy(isBetween0And1)
      expect(finding.question).toMatch(/\?$/)
      expect(finding.label).not.toBe('')
      const measured = MEASUREMENT_FINDINGS.some((measurement) => measurement.finding === finding.id)
      expect(finding.phrases.length > 0 || measured, 'has phrases, or is measured').toBe(true)
    },
  )
})

describe('each condition', () => {
  it.each(CONDITIONS.map((condition) => [condition.id, condition] as const))('%s is complete', (id, condition) => {
    const off = Object.entries(condition.findings).filter(([, probability]) => !isBetween0And1(probability))
    expect(off, 'P(finding | condition) in (0, 1)').toEqual([])
    expect(Object.keys(condition.findings).length, 'at least two findings').toBeGreaterThan(1)
    expect(condition.prior.every((weight) => weight >= 0 && weight <= 2500)).toBe(true)
    expect(condition.prior.some((weight) => weight > 0)).toBe(true)
    expect(condition.icd10, 'ICD-10 code').toMatch(/^[A-Z]\d[0-9AB](\.[0-9A-Z]{1,4})?$/)
    expect(condition.source, 'guideline with its year').toMatch(/\b(19|20)\d\d\b/)
    expect(condition.advice?.length).toBeGreaterThan(0)
    expect(signsOf(condition).length).toBeGreaterThan(0)
    expect((condition.medicines ?? []).filter((medicine) => !MEDICINE_IDS.has(medicine))).toEqual([])
    expect(condition.speciality).not.toBe('')
    expect(
      ALL_CONDITION_CASES.some(({ expectTop3 }) => expectTop3 === id),
      'has a case',
    ).toBe(true)
  })
})

describe('each red-flag rule', () => {
  it.each(RED_FLAGS.map((rule) => [rule.id, rule] as const))('%s is complete', (id, rule) => {
    expect(rule.source, 'guideline with its year').toMatch(/\b(19|20)\d\d\b/)
    expect(rule.message).not.toBe('')
    expect(rule.message, 'the number is left to the screen').not.toMatch(/\b(911|112|108|999|988)\b/)
    expect(rule.urgency !== 'emergency' || rule.emergency !== undefined, 'an emergency has its kind').toBe(true)
    const own = ALL_RED_FLAG_CASES.filter((example) => example.rule === id)
    expect(
      own.some(({ fires }) => fires),
      'a case that fires',
    ).toBe(true)
    expect(
      own.some(({ fires }) => !fires),
      'a case that does not',
    ).toBe(true)
  })
})

it('every case speaks of a condition or rule that exists', () => {
  const conditions = new Set(CONDITIONS.map(({ id }) => id))
  const rules = new Set(RED_FLAGS.map(({ id }) => id))
  expect(ALL_CONDITION_CASES.filter(({ expectTop3 }) => !conditions.has(expectTop3))).toEqual([])
  expect(ALL_RED_FLAG_CASES.filter(({ rule }) => !rules.has(rule))).toEqual([])
})
