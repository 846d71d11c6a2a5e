import type { Condition } from '../types.ts'

export const eyeConditions: readonly Condition[] = []
