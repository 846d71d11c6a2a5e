import type { Finding } from '../types.ts'

export const urinaryKidneyFindings: readonly Finding[] = [
  {
    id: 'known-kidney-disease',
    label: 'known kidney disease',
    question: 'Do you have kidney disease?',
    phrases: ['(kidney|renal) (disease|failure)', 'ckd', 'dialysis'],
    background: 0.02,
    kind: 'history',
  },
]
