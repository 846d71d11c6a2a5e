import type { ConditionCase } from '../types.ts'

export const reproductivePregnancyCases: readonly ConditionCase[] = []
