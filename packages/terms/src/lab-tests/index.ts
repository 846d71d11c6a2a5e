import { type Analyte, readAnalyte } from './analyte.ts'
import { BLOOD_COUNT as BLOOD_COUNT_ROWS } from './knowledge/blood-count.ts'
import { CHEMISTRY } from './knowledge/chemistry.ts'
import { HORMONES_VITAMINS as HORMONES_VITAMINS_ROWS } from './knowledge/hormones-vitamins.ts'
import { IMMUNOLOGY_URINE } from './knowledge/immunology-urine.ts'

export type { Language } from '../languages.ts'
export type { Analyte } from './analyte.ts'

export const BLOOD_COUNT: readonly Analyte[] = BLOOD_COUNT_ROWS.map(readAnalyte)
export const HORMONES_VITAMINS: readonly Analyte[] = HORMONES_VITAMINS_ROWS.map(readAnalyte)

/** What laboratories measure. */
export const ANALYTES: readonly Analyte[] = [
  ...BLOOD_COUNT,
  ...CHEMISTRY.map(readAnalyte),
  ...HORMONES_VITAMINS,
  ...IMMUNOLOGY_URINE.map(readAnalyte),
]
