import type { Condition } from '../types.ts'

export const endocrineMetabolicConditions: readonly Condition[] = []
