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
    implies: ['fever'],
  },
  {
    id: 'expanding-ring-rash',
    label: 'ring-shaped redness that grows',
    question: 'Is there a ring of redness that has grown to over 5 cm?',
    phrases: [
      '(ring|bullseye|bull eye|target) .. (rash|redness|red|spreading|growing)',
      '(ring|bullseye|target) .. around .. bite',
      'red ring',
      'expanding .. (rash|ring)',
      'bullseye',
      'erythema migrans',
    ],
    background: 0.0015,
    implies: ['rash'],
  },
  {
    id: 'severe-joint-pain',
    label: 'severe pain in many joints',
    question: 'Do many joints hurt so much that you can hardly move?',
    phrases: [
      'severe:pain@joint',
      '(all|every) .. joint .. (hurt|pain|ache|swollen)',
      '(joint|finger|wrist|ankle) .. (so|too) .. (stiff|painful|sore) .. (walk|move|hold)',
    ],
    background: 0.003,
    implies: ['joint-pain'],
  },
  {
    id: 'fever-over-a-week',
    label: 'fever for a week or more',
    question: 'Has the fever lasted a week or more?',
    phrases: [
      'fever .. (over|more than|for|since) (a|one|two|three|1|2|3|last) week',
      'fever .. (8|9|10|11|12|14) days',
      '(week|weeks|ten days|10 days) =of .. fever',
      'fever .. (climbing|rising|higher) .. (every|each) (day|evening)',
    ],
    background: 0.003,
    implies: ['fever'],
  },
]
