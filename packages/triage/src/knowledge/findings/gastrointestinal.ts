import type { Finding } from '../types.ts'

export const gastrointestinalFindings: readonly Finding[] = [
  {
    id: 'heartburn',
    label: 'heartburn',
    question: 'Does it burn behind your breastbone, or does acid come up?',
    phrases: [
      'heartburn',
      'heart burn',
      'acid reflux',
      'reflux',
      'regurgitation',
      'sour taste',
      'acid (comes|coming) up',
      'indigestion',
      'burning@chest',
    ],
    background: 0.04,
  },
  {
    id: 'worse-after-eating',
    label: 'worse after eating',
    question: 'Is it worse after meals?',
    phrases: [
      '(after|following|when) (i eat|eating|meal|dinner|lunch|fatty)',
      'postprandial',
      '(fatty|greasy|spicy) (food|meal)',
      'worse .. {eat}',
    ],
    background: 0.03,
  },
  {
    id: 'known-liver-disease',
    label: 'known liver disease',
    question: 'Do you have liver disease?',
    phrases: ['(liver|hepatic) (disease|failure)', 'cirrhosis', 'hepatitis'],
    background: 0.01,
    kind: 'history',
  },
]
