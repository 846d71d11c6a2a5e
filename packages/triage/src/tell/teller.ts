import type { Evidence, Told } from '../assessment/judgement.ts'
import type { ToldFinding } from '../assessment/types.ts'
import type { FindingId, Region } from '../knowledge/types.ts'
import { SMALL_CHILD_AGE } from '../readings/small-children/signs.ts'
import type { Phrases } from './phrases.ts'
import { sayFor } from './regional-words.ts'
import type { Language, Vocabulary } from './vocabulary.ts'

export interface Audience {
  region: Region
  /** The patient, where somebody else answers. */
  other: Told | undefined
  /** The patient's age in years. */
  age: number | null
}

/** Speaks one language to whoever reads one answer. */
export interface Teller {
  locale: string
  region: Region
  phrases: Phrases
  vocabulary: Vocabulary
  /** Fills a template for the region. */
  fill(template: string): string
  label(finding: FindingId): string
  /** A finding as it was answered. */
  finding(evidence: Evidence): ToldFinding
  question(finding: FindingId): string
  /** The patient, where that is not who reads. */
  other: string | undefined
  /** Somebody in words; null is who reads. */
  person(told: Told): string | null
  /** "fever, cough and a rash" */
  list(words: readonly string[]): string
  /** A span of time in whole hours, days, weeks or months: "3 days". */
  time(days: number): string
}

export function makeTeller({ locale, phrases, vocabulary }: Language, { region, other, age }: Audience): Teller {
  const listing = new Intl.ListFormat(locale, { type: 'conjunction' })
  const person = (told: Told): string | null =>
    told.id === 'self' ? null : locale === 'en' ? told.label : (phrases.people[told.id] ?? phrases.somebody)
  const spokenFor = other && (person(other) ?? undefined)
  const isSmallChild = age !== null && age < SMALL_CHILD_AGE
  const label = (finding: FindingId) => vocabulary.label(finding)
  return {
    locale,
    region,
    phrases,
    vocabulary,
    fill: (template) => sayFor(region, template, locale),
    label,
    finding: ({ finding, answer }) => ({
      finding,
      label: answer === 'no' ? phrases.without(label(finding)) : label(finding),
    }),
    question: (finding) => vocabulary.question(finding, spokenFor, isSmallChild),
    other: spokenFor,
    person,
    list: (words) => listing.format(words),
    time: (days) => timeIn(locale, days),
  }
}

const HOURS = 24
const UNITS = [
  ['month', 30],
  ['week', 7],
] as const

function timeIn(locale: string, days: number): string {
  const format = (unit: string, count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  if (days < 1) return format('hour', Math.round(days * HOURS))
  const [unit, length] = UNITS.find(([, each]) => days % each === 0) ?? ['day', 1]
  return format(unit, days / length)
}
