import { type DoctorSheet, SHEET_LANGUAGES, type SheetLanguage } from '@salus/contract'

export const PERIODS = {
  month: { label: 'The last month', days: 30 },
  quarter: { label: 'The last 3 months', days: 91 },
  half: { label: 'The last 6 months', days: 182 },
  year: { label: 'The last year', days: 365 },
  all: { label: 'All on record', days: null },
} as const
export type Period = keyof typeof PERIODS

export interface SheetChoice {
  period: Period
  own: SheetLanguage
  doctor: SheetLanguage
  /** Against what `isOffered` would show: measures by name, tests by series. */
  turned: string[]
  family: boolean
  /** How many doses were taken; shown where nobody chose. */
  doses?: boolean
  /** What is to be asked at the next visit; shown where nobody chose. */
  questions?: boolean
}

/** The language of the browser, where the sheet has it. */
export function likelyLanguage(tags: readonly string[]): SheetLanguage {
  const languages = Object.keys(SHEET_LANGUAGES) as SheetLanguage[]
  for (const tag of tags) {
    const found = languages.find((language) => SHEET_LANGUAGES[language].tag === tag.split('-')[0]?.toLowerCase())
    if (found) return found
  }
  return 'eng'
}

/** The beginning of the day so many days ago, in the reader's own calendar, so that it is the same all day. */
export function beginOf(period: Period, now: Date): string | null {
  const { days } = PERIODS[period]
  return days === null ? null : new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).toISOString()
}

const MOST_VITALS = 6
const MOST_LABS = 10

export const vitalName = ({ newest }: DoctorSheet['vitals'][number]): string => newest.measure
export const labName = ({ results }: DoctorSheet['labs'][number]): string => results.at(-1)?.series ?? ''

/** Chooses as much as fits two pages: the measures taken most often, and the first of the tests. */
export function offered({ vitals, labs }: Pick<DoctorSheet, 'vitals' | 'labs'>): Set<string> {
  const often = [...vitals].sort((one, other) => other.trend.count - one.trend.count).slice(0, MOST_VITALS)
  return new Set([...often.map(vitalName), ...inOrder(labs).slice(0, MOST_LABS).map(labName)])
}

/** Results that the laboratory marked go first; the rest follow by name. */
export function inOrder(labs: DoctorSheet['labs']): DoctorSheet['labs'] {
  const nameOf = ({ results }: DoctorSheet['labs'][number]) => results.at(-1)?.name ?? ''
  const isMarked = ({ results }: DoctorSheet['labs'][number]) => !['normal', undefined].includes(results.at(-1)?.flag)
  return [...labs].sort(
    (one, other) => Number(isMarked(other)) - Number(isMarked(one)) || nameOf(one).localeCompare(nameOf(other)),
  )
}

export function isChosen(name: string, choice: SheetChoice, suggested: Set<string>): boolean {
  return suggested.has(name) !== choice.turned.includes(name)
}

export const turn = (choice: SheetChoice, name: string): SheetChoice => ({
  ...choice,
  turned: choice.turned.includes(name) ? choice.turned.filter((each) => each !== name) : [...choice.turned, name],
})
