import type { Act, Monograph } from '../medicines/monograph.ts'

type Told<Field extends keyof Monograph> = Readonly<Record<NonNullable<Monograph[Field]> & string, string>>

/** The sentences about medicines in one language, whole, with named parts. */
export interface MedicinePhrases {
  /** `uses`: a list in that language. */
  /** The name with its form. */
  inForm: Readonly<Record<NonNullable<Monograph['form']>, (name: string) => string>>
  isUsedFor(name: string, uses: string): string
  /** Of a vaccine. */
  protectsFrom(name: string, illnesses: string): string
  headings: Readonly<Record<'taken' | 'notFor' | 'avoid' | 'watched', string>>
  common: string
  serious: Readonly<Record<Act, string>>
  note: string
  alcohol: Told<'alcohol'>
  driving: Told<'driving'>
  missed: Told<'missed'>
  stopping: Told<'stopping'>
  pregnancy: Told<'pregnancy'>
  breastfeeding: Told<'breastfeeding'>
  /** Said where a question asks for what the library does not hold of this medicine. */
  nothingOn(name: string): string
  /** How much to take is never told. */
  noDose: string
  isYours(name: string): string
  source(source: string): string
  /** Buttons that ask on. */
  ask: Readonly<Record<'effects' | 'alcohol' | 'missed' | 'pregnancy', (name: string) => string>>
}
