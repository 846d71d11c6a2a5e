import type { MedicineClass } from './knowledge/classes.ts'

export type Region = 'US' | 'EU' | 'IN'
/** Where a brand is sold; the United Kingdom counts to the EU here, LA is Latin America. */
export type Market = Region | 'LA'

/** Regions with spaces between, those in which it needs a prescription in its usual form. */
type Regions = '' | Region | 'US EU' | 'US IN' | 'EU IN' | 'US EU IN'

interface Row {
  /** Of the WHO, spaces between; the first is of the file's group. A shorter code is a group of medicines. */
  atc?: string
  /** RxNorm's ingredient, or combination of ingredients. */
  rxcui?: string
  prescription: Regions
  /** Other names in English, "|" between, as in all that follow. */
  also?: string
  brands?: Partial<Record<Market, string>>
}

export interface IngredientRow<Id extends string = string> extends Row {
  /** The INN in small letters, with hyphens. */
  id: Id
  class: readonly MedicineClass[]
  /** The name in the United States, where it differs. */
  us?: string
  /** Letters that people write instead of the name. */
  short?: string
  es?: string
  fr?: string
  de?: string
  hi?: string
  te?: string
}

export interface CombinationRow<Ingredient extends string = string> extends Row {
  of: readonly Ingredient[]
}

/** Keeps each id, so that the compiler knows them all. */
export const ingredients = <const Id extends string>(
  rows: readonly IngredientRow<Id>[],
): readonly IngredientRow<Id>[] => rows
