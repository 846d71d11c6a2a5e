import type { Condition } from '../types.ts'

export const skinAllergyConditions: readonly Condition[] = []
