import type { Finding } from '../types.ts'

export const respiratoryFindings: readonly Finding[] = []
