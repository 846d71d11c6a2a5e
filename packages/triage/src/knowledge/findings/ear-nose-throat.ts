import type { Finding } from '../types.ts'

export const earNoseThroatFindings: readonly Finding[] = [
  {
    id: 'swollen-tonsils-or-exudate',
    label: 'white spots or pus on the tonsils',
    question: 'Are there white patches on your tonsils?',
    phrases: [
      '(white|pus|patches|spots|exudate|yellow) & (tonsil|throat)',
      'tonsillar (exudate|exudates)',
      'exudates',
      'tonsils .. (swollen|enlarged|huge)',
    ],
    background: 0.01,
  },
  {
    id: 'ear-pain',
    label: 'ear pain',
    question: 'Does your ear hurt?',
    phrases: ['pain@ear', 'otalgia', '(pulling|tugging) .. ear'],
    background: 0.03,
  },
]
