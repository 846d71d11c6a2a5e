import { DIABETES } from './diabetes.ts'
import { MEDICINES } from './medicines.ts'
import { ORGANS } from './organs.ts'
import type { Check } from './rule.ts'

export const KNOWN_ILLNESS: readonly Check[] = [...DIABETES, ...ORGANS, ...MEDICINES]
