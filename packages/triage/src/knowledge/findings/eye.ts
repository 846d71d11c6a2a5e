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
  {
    id: 'eye-watering',
    label: 'watering eye',
    question: 'Do your eyes water?',
    phrases: ['(watery|watering|teary) .. eye', 'eye .. (water|watery|watering|tear)', 'watery discharge', 'tearing'],
    background: 0.015,
  },
  {
    id: 'lids-stuck',
    label: 'lids stuck in the morning',
    question: 'Are the lids stuck in the morning?',
    phrases: ['(lids|eyes|eye|lid) .. (stuck|glued|crusted|shut)', 'glued shut', 'crusty eyes', 'sticky eyes'],
    background: 0.004,
  },
  {
    id: 'eyelid-lump',
    label: 'lump at the eyelid',
    question: 'Is there a lump at the lid?',
    phrases: ['(bump|lump|pimple) .. (eyelid|lid|edge of eye)', 'stye', 'eyelid .. (bump|lump)', 'red bump .. lid'],
    background: 0.0004,
  },
  {
    id: 'eyelid-pain',
    label: 'sore eyelid',
    question: 'Is the lid sore?',
    phrases: ['(eyelid|lid) .. (sore|painful|hurts|tender|swollen)', 'painful .. (eyelid|lid)'],
    background: 0.006,
  },
  {
    id: 'something-in-eye',
    label: 'feeling of something in the eye',
    question: 'Does it feel as if something is in the eye?',
    phrases: [
      'something in .. eye',
      '(sand|grit|gritty|foreign body|speck|metal|dust) .. eye',
      'eye .. (gritty|sand|scratched)',
      'scratched .. eye',
      '(flew|got|went|blew) .. eye',
    ],
    background: 0.001,
  },
  {
    id: 'eye-injury',
    label: 'injury of the eye',
    question: 'Did something hit or scratch the eye?',
    phrases: ['(poked|hit|scratched|injured) .. eye', 'injury@eye', 'fingernail .. eye', 'grinding metal'],
    background: 0.0003,
  },
  {
    id: 'dry-eye',
    label: 'dry eyes',
    question: 'Are your eyes dry?',
    phrases: ['dry@eye', 'dry eyes', 'eyes .. (dry|tired|burn)'],
    background: 0.012,
  },
]
