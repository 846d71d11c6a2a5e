import type { Finding } from '../types.ts'

export const neurologicalFindings: readonly Finding[] = [
  {
    id: 'one-sided-headache',
    label: 'a headache on one side',
    question: 'Is the headache on one side?',
    phrases: [
      '(one|left|right) side of head',
      '(one sided|unilateral|one side) headache',
      'headache .. (one side|left side|right side|unilateral)',
      'hemicranial',
    ],
    background: 0.02,
    implies: ['headache'],
  },
  {
    id: 'throbbing-headache',
    label: 'a throbbing headache',
    question: 'Does the headache throb or pulse?',
    phrases: [
      '(throbbing|pulsating|pulsing|pounding) (headache|head|pain in head)',
      'headache .. (throbbing|pulsating|pulsing|pounding|throbs)',
      'head .. (throbbing|pounding)',
    ],
    background: 0.02,
    implies: ['headache'],
  },
  {
    id: 'aura',
    label: 'zigzag lines or blind spots before a headache',
    question: 'Did you see zigzag lines, flashes or blind spots before it?',
    phrases: [
      'aura',
      'zigzag',
      'zig zag',
      '(flashing|shimmering) (light|line)',
      'blind spot',
      'scotoma',
      'scintillating',
    ],
    background: 0.005,
  },
]
