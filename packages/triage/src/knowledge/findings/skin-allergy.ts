import type { Finding } from '../types.ts'

export const skinAllergyFindings: readonly Finding[] = []
