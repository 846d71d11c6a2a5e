import type { ConditionCase } from '../types.ts'

export const endocrineMetabolicCases: readonly ConditionCase[] = []
