import type { ConditionCase } from '../types.ts'

export const eyeCases: readonly ConditionCase[] = []
