import type { Finding } from '../types.ts'

export const cardiovascularFindings: readonly Finding[] = [
  {
    id: 'injury-trigger',
    label: 'fainting after pain, blood or long standing',
    question: 'Did it happen after pain, the sight of blood or long standing?',
    phrases: ['sight of blood', 'needle', 'standing .. long', 'gave blood', 'hot room', 'stood up too fast'],
    background: 0.01,
  },
]
