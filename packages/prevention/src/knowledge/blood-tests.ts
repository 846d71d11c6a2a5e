import type { Found } from './rule.ts'

/** Several checks ask for these tests of blood and urine. */
export const FILTRATION: Found = {
  tests: ['Glomerular filtration rate', 'Creatinine'],
  codes: ['33914-3', '48642-3', '48643-1', '62238-1', '69405-9', '77147-7', '88293-6', '98979-8'],
}
export const URINE_ALBUMIN: Found = {
  tests: ['Urine albumin/creatinine ratio'],
  codes: ['9318-7', '14959-1', '14958-3', '30000-4', '32294-1'],
}
export const POTASSIUM: Found = { tests: ['Potassium'], codes: ['6298-4'] }
export const CALCIUM: Found = { tests: ['Calcium'], codes: ['17861-6', '2000-8'] }
export const TSH: Found = { tests: ['Thyrotropin'], codes: ['11579-0', '11580-8'] }
export const LIVER: Found = { tests: ['Alanine aminotransferase'], codes: ['1743-4', '1744-2'] }
export const BLOOD_COUNT: Found = { tests: ['Leukocytes', 'Platelets'], codes: ['58410-2', '57021-8'] }
