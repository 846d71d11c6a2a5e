import type { Finding } from '../types.ts'

export const eyeFindings: readonly Finding[] = [
  {
    id: 'eye-discharge',
    label: 'a sticky or weeping eye',
    question: 'Is the eye sticky, crusted or weeping?',
    phrases: [
      'discharge@eye',
      'eye .. (crusty|crusted|stuck shut|sticky|glued|gunky|goopy)',
      'watery eye',
      'eye (is|are|keeps) (watering|watery|streaming)',
    ],
    background: 0.015,
  },
]
