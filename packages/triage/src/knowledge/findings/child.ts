import type { Finding } from '../types.ts'

const CHILDREN = { age: { below: 13 } } as const

export const childFindings: readonly Finding[] = [
  {
    id: 'ear-pulling-or-fussy',
    label: 'fussiness or pulling at the ear',
    question: 'Is the child fussy or pulling at an ear?',
    phrases: [
      'fussy',
      'irritable',
      'cranky',
      'inconsolable',
      'crying nonstop',
      '(pulling|tugging|rubbing) .. ear',
      'will not stop crying',
      'not stop crying',
      'clingy',
    ],
    background: 0.05,
    only: CHILDREN,
  },
  {
    id: 'barking-cough',
    label: 'a barking cough',
    question: 'Does the cough sound like a seal barking?',
    phrases: ['barking cough', 'barky cough', 'cough .. (bark|barking|barky|seal)', 'seal like', 'croup', 'croupy'],
    background: 0.006,
    implies: ['cough'],
    only: CHILDREN,
  },
]
