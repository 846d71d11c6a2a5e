import { OFFERED_CONDITIONS } from '@salus/terms/offered-conditions'

/** The wizard offers these first, by category, in this order. A code is of the ICD-10 of the WHO. */
export const CONDITION_CATALOGUE = OFFERED_CONDITIONS.map(({ category, offeredAs, names, icd10 }) => ({
  category,
  name: offeredAs ?? names.en[0] ?? '',
  // ICD-10 codes what an operation leaves, not the operation.
  icd10: category === 'Surgery' ? null : icd10,
}))
