import { VITAL_SIGN_NAMES } from './knowledge/vital-sign-names.ts'
import type { NamedVitalSign, VitalSign } from './vital-sign.ts'

export type { NamedVitalSign, VitalSign } from './vital-sign.ts'

export const VITAL_SIGNS: Readonly<Record<VitalSign, NamedVitalSign>> = VITAL_SIGN_NAMES

/** In all languages. */
export const namesOfVitalSign = (sign: VitalSign): string[] => Object.values(VITAL_SIGNS[sign].names).flat()
