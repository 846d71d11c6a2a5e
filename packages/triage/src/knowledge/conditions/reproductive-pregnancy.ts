import type { Condition } from '../types.ts'

export const reproductivePregnancyConditions: readonly Condition[] = []
