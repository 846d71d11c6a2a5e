import type { Finding } from '../types.ts'

export const reproductivePregnancyFindings: readonly Finding[] = []
