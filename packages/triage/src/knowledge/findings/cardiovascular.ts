import type { Finding } from '../types.ts'

export const cardiovascularFindings: readonly Finding[] = []
