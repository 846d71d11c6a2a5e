import type { Finding } from '../types.ts'

export const musculoskeletalFindings: readonly Finding[] = [
  {
    id: 'pain-down-the-leg',
    label: 'pain shooting down the leg',
    question: 'Does the pain shoot down your leg?',
    phrases: ['spreads-to@leg', 'sciatica', 'pain .. down .. (leg|thigh|foot)', 'shooting .. leg'],
    background: 0.015,
  },
  {
    id: 'joint-pain',
    label: 'joint pain',
    question: 'Do your joints hurt?',
    phrases: [
      'pain@joint',
      'arthralgia',
      'pain@knee',
      'pain@elbow',
      'pain@wrist',
      'pain@hip',
      'pain@ankle',
      'pain@shoulder',
    ],
    background: 0.05,
  },
  {
    id: 'pain-somewhere',
    label: 'pain',
    question: 'Where does it hurt?',
    phrases: ['pain|burning|pressure@body', 'in (a lot of|so much|constant|terrible) pain'],
    background: 0.1,
    ask: false,
  },
]
