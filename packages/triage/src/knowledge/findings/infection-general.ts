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
  {
    id: 'cyclic-fever',
    label: 'fever that comes every two or three days',
    question: 'Does the fever come every second or third day?',
    phrases: ['every (other|second|third) day', 'fever .. comes and goes', 'cyclic fever'],
    background: 0.001,
  },
  {
    id: 'expanding-ring-rash',
    label: 'ring-shaped redness that grows',
    question: 'Is there a ring of redness that has grown to over 5 cm?',
    phrases: [
      '(ring|bullseye|bull eye|target) .. (rash|redness|red|tick|spreading|growing)',
      'red ring',
      'expanding .. (rash|ring)',
      'bullseye',
      'erythema migrans',
      'circular .. tick',
    ],
    background: 0.0015,
  },
]
