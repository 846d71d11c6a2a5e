import type { ConditionCase } from '../types.ts'

export const skinAllergyCases: readonly ConditionCase[] = []
