import { BOWEL_CANCER, BREAST_CANCER, LUNG_CANCER, MOUTH_CHECK, PROSTATE_TEST } from './cancers.ts'
import { CERVICAL_CANCER } from './cervix.ts'
import { ANEURYSM, BLOOD_PRESSURE, CHOLESTEROL } from './heart-and-vessels.ts'
import {
  BONE_DENSITY,
  CHLAMYDIA_TEST,
  DIABETES_TEST,
  EYE_TEST,
  HEPATITIS_C_TEST,
  HIV_TEST,
} from './other-screenings.ts'
import type { Check } from './rule.ts'

export const SCREENINGS: readonly Check[] = [
  BLOOD_PRESSURE,
  BOWEL_CANCER,
  BREAST_CANCER,
  CERVICAL_CANCER,
  LUNG_CANCER,
  PROSTATE_TEST,
  ANEURYSM,
  BONE_DENSITY,
  DIABETES_TEST,
  CHOLESTEROL,
  HIV_TEST,
  HEPATITIS_C_TEST,
  CHLAMYDIA_TEST,
  EYE_TEST,
  MOUTH_CHECK,
]
