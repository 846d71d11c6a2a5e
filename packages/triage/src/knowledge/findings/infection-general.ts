import type { Finding } from '../types.ts'

export const infectionGeneralFindings: readonly Finding[] = [
  {
    id: 'getting-worse',
    label: 'getting worse',
    question: 'Is it getting worse?',
    phrases: [
      '(getting|gotten|becoming|got|keeps getting) worse',
      'worsening',
      'worsened',
      'progressively worse',
      'more and more',
    ],
    background: 0.15,
  },
]
