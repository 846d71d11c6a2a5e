import type { Finding } from '../types.ts'

export const endocrineMetabolicFindings: readonly Finding[] = []
