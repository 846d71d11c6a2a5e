import type { Language } from '@salus/terms/languages'
import { type EntryFact, isMeasured, type Measured, type MeasuredFact, type RecordFact } from '../record-fact.ts'
import { type RecordPhrases, recordPhrases } from './phrases.ts'

/** A fact in one sentence, and where it stands. */
export interface ToldFact {
  /** "Ferritin 9 ng/mL (range 15 - 150), low, 1 March 2026; before that: 14 ng/mL (2 June 2025)". */
  text: string
  label: string
  page: string
}

export function tellFact(fact: RecordFact, language: Language): ToldFact {
  const phrases = recordPhrases(language)
  const told = isMeasured(fact) ? tellMeasured(fact, language, phrases) : tellEntry(fact, language, phrases)
  return { ...told, page: fact.page }
}

function tellMeasured({ kind, titles, newest, before }: MeasuredFact, language: Language, phrases: RecordPhrases) {
  const { value, at, range, flag } = newest
  const day = dayIn(at, phrases)
  const parts = [
    `${titles[language]} ${value}${range ? ` (${phrases.range(range)})` : ''}`,
    ...(flag && flag !== 'normal' ? [phrases.flags[flag]] : []),
    day,
  ]
  const earlier = before.map((each: Measured) => `${each.value} (${dayIn(each.at, phrases)})`).join(', ')
  const text = parts.join(', ') + (earlier ? `; ${phrases.before(earlier)}` : '')
  return { text, label: kind === 'vital' ? phrases.readingOf(day) : phrases.resultOf(day) }
}

function tellEntry(
  { kind, titles, sinceYear, isPast, details, age, severity }: EntryFact,
  language: Language,
  phrases: RecordPhrases,
) {
  const title = titles[language]
  const name = kind === 'allergy' ? phrases.allergyTo(title) : kind === 'family' ? phrases.inTheFamily(title) : title
  const year = sinceYear !== null && (kind === 'surgery' ? String(sinceYear) : phrases.since(sinceYear))
  const more = [
    ...details,
    severity && phrases.severity[severity],
    age && phrases.atAge(age),
    year,
    isPast && phrases.inThePast,
  ].filter(Boolean)
  return { text: [name, ...more].join(', '), label: phrases.medicalHistory }
}

export const dayIn = (iso: string, { locale }: RecordPhrases): string =>
  new Date(iso).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })

const DAY_MS = 24 * 60 * 60 * 1_000
const MONTH_DAYS = 30.44
const YEAR_MONTHS = 12

/** "14 months ago". */
export function agoIn(iso: string, now: Date, { locale }: RecordPhrases): string {
  const days = Math.max(0, Math.round((now.getTime() - Date.parse(iso)) / DAY_MS))
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const months = Math.round(days / MONTH_DAYS)
  if (months < 2) return format.format(-days, 'day')
  if (months < 2 * YEAR_MONTHS) return format.format(-months, 'month')
  return format.format(-Math.round(months / YEAR_MONTHS), 'year')
}
