import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Sex, Urgency } from '../src/knowledge/types.ts'

const FOLDER = new URL('../examples/', import.meta.url)
const PRESENTATIONS = new URL('presentations/', FOLDER)
/** The half of the bench's cases that may be read. */
const READ = ['diagnoses-read', 'urgency-read', 'languages-read'].map(
  (name) => new URL(`../../../bench/triage/strangers/${name}.json`, import.meta.url),
)
const LEVELS = [
  'dangers',
  'everyday',
  'languages',
  'third-authors',
  'fourth-authors',
  'fifth-authors',
  'sixth-authors',
  'seventh-authors',
  'eighth-authors',
].map((name) => new URL(`${name}.json`, FOLDER))

/** Harmless sentences of the tests, which were looked at while the rules were made. */
const HARMLESS = new URL('harmless.json', FOLDER)

/** A text with the levels that a careful nurse would give. */
export interface WrittenLevel {
  text: string
  age?: number | null
  sex?: Sex | null
  urgency: Urgency[]
  crisis?: boolean
}

/** How somebody with a condition tells of it: a note by a clinician, their own words, another language. */
export interface WrittenPresentation extends WrittenLevel {
  condition: string
}

export const writtenLevels = (): WrittenLevel[] =>
  [...LEVELS, ...READ].flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as WrittenLevel[])

export const writtenHarmless = (): WrittenLevel[] => JSON.parse(readFileSync(HARMLESS, 'utf8')) as WrittenLevel[]

/** Lines of `[condition, language, age, sex, levels, text]`. */
export function writtenPresentations(): WrittenPresentation[] {
  return presentationFiles().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [condition, , age, sex, urgency, text] = JSON.parse(line)
        return { condition, age, sex, urgency, text }
      }),
  )
}

/** Changes with every text, so that weights can be told to be theirs. */
export function digestOf(part: 'levels' | 'presentations'): string {
  const hash = createHash('sha256')
  for (const file of part === 'levels' ? [...LEVELS, HARMLESS, ...READ, ...presentationFiles()] : presentationFiles())
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

const presentationFiles = (): URL[] =>
  readdirSync(PRESENTATIONS)
    .sort()
    .map((name) => new URL(name, PRESENTATIONS))
