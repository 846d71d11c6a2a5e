// biome-ignore-all lint/style/noRestrictedImports: the test reads what the library has articles on.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANALYTES } from '@salus/terms/lab-tests'
import { expect, test } from 'vitest'
import { ALLERGENS } from '../allergens.ts'
import { dayOfAge } from '../calendar/days.ts'
import { PLACES } from '../types.ts'
import { CHECKS } from './index.ts'
import { SOURCES } from './sources.ts'

const ARTICLES = join(import.meta.dirname, '../../../library/articles')
const articles = new Set(
  readdirSync(ARTICLES).flatMap((group) =>
    Object.entries(
      JSON.parse(readFileSync(join(ARTICLES, group, 'facts.json'), 'utf8')) as Record<string, { kind: string }>,
    ).map(([id, { kind }]) => `${kind}/${id}`),
  ),
)
const found = CHECKS.flatMap(({ found: parts, ways = [] }) => [...parts, ...ways.map((way) => way.found)])
const rules = CHECKS.flatMap((check) => check.rules.map((rule) => ({ check, rule })))

/** Modulus 10, each second digit from the right doubled (LOINC Users' Guide). */
function endsInCheckDigit(code: string): boolean {
  const [number = '', check] = code.split('-')
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const twice = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(check)
}

test('each check has a name of its own, an article of the library and a rule', () => {
  expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length)
  expect(CHECKS.filter(({ article }) => !articles.has(article)).map(({ article }) => article)).toEqual([])
  expect(CHECKS.filter((check) => check.rules.length === 0)).toEqual([])
})

test('tests are those of the terms, and codes of LOINC end in their check digit', () => {
  const names = new Set(ANALYTES.map(({ name }) => name))
  expect(found.flatMap(({ tests = [] }) => tests).filter((name) => !names.has(name))).toEqual([])
  const loinc = found.flatMap(({ codes = [] }) => codes).filter((code) => code.includes('-'))
  expect(loinc.filter((code) => !endsInCheckDigit(code))).toEqual([])
  expect(loinc.length).toBeGreaterThan(50)
})

test('what speaks against a vaccine is known by its words', () => {
  const named = CHECKS.flatMap(({ allergens = [] }) => allergens)
  expect(named.filter((id) => !ALLERGENS.has(id))).toEqual([])
  // Whoever may react to it is asked about an allergy.
  expect(
    CHECKS.filter(({ against = [], allergens = [] }) => against.includes('allergy') !== allergens.length > 0),
  ).toEqual([])
})

const LIVE = ['measles', 'varicella', 'polio', 'rotavirus', 'tuberculosis']
test('a live vaccine asks first about weak defenses, and about a pregnancy where one is possible', () => {
  const live = CHECKS.filter(({ found: parts }) =>
    parts.some(({ illnesses = [] }) => illnesses.some((each) => LIVE.includes(each))),
  )
  expect(live.map(({ id }) => id)).toEqual([
    'mmr',
    'polio-child',
    'rotavirus-child',
    'measles-child',
    'chickenpox-child',
    'tuberculosis-child',
  ])
  for (const { against, rules: own } of live) {
    expect(against).toContain('weak-immunity')
    const isOfSmallChildren = own.every(({ who }) => who.under && dayOfAge('2000-01-01', who.under) <= '2007-01-01')
    if (!isOfSmallChildren) expect(against).toContain('pregnancy')
  }
})

test('ages go up, places are named, and each source says by whom, what and when', () => {
  for (const { rule } of rules) {
    const { from, under } = rule.who
    if (from && under) expect(dayOfAge('2000-01-01', from) < dayOfAge('2000-01-01', under)).toBe(true)
    expect(rule.places.length).toBeGreaterThan(0)
    for (const place of rule.places) expect(PLACES).toContain(place)
  }
  for (const { by, title, year } of Object.values(SOURCES)) {
    expect(by.length > 1 && title.length > 5).toBe(true)
    expect(year).toBeGreaterThanOrEqual(2009)
    expect(year).toBeLessThanOrEqual(2026)
  }
})

test('every source is used', () => {
  const used = new Set(rules.map(({ rule }) => rule.source))
  expect(
    Object.entries(SOURCES)
      .filter(([, source]) => !used.has(source))
      .map(([id]) => id),
  ).toEqual([])
})
