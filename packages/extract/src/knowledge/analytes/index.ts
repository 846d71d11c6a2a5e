import type { Analyte } from './analyte.ts'
import { BLOOD_COUNT } from './blood-count.ts'
import { CHEMISTRY } from './chemistry.ts'
import { HORMONES_VITAMINS } from './hormones-vitamins.ts'
import { IMMUNOLOGY_URINE } from './immunology-urine.ts'

export type { Analyte } from './analyte.ts'

export const ANALYTES: readonly Analyte[] = [...BLOOD_COUNT, ...CHEMISTRY, ...HORMONES_VITAMINS, ...IMMUNOLOGY_URINE]
