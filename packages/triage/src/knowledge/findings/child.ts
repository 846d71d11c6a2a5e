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
  {
    id: 'blistery-rash',
    label: 'rash with blisters',
    question: 'Are there small blisters?',
    phrases: [
      'blister@skin',
      'blister@body',
      'little blisters',
      'small blisters',
      'blisters',
      'fluid filled',
      'vesicle',
    ],
    background: 0.012,
  },
  {
    id: 'spots-in-stages',
    label: 'spots in different stages',
    question: 'Are there spots, blisters and crusts side by side?',
    phrases: ['different stages', 'spots .. (crust|scab|blister)', 'scabs and blisters', 'new spots'],
    background: 0.001,
  },
  {
    id: 'white-spots-in-mouth',
    label: 'white spots inside the cheeks',
    question: 'Are there white spots inside the cheeks?',
    phrases: ['white spots .. (mouth|cheek)', 'koplik'],
    background: 0.001,
  },
  {
    id: 'rough-red-rash',
    label: 'rash like sandpaper',
    question: 'Is the rash red and rough like sandpaper?',
    phrases: ['sandpaper', 'rough .. rash', 'rash .. rough'],
    background: 0.0008,
  },
  {
    id: 'strawberry-tongue',
    label: 'strawberry tongue',
    question: 'Is the tongue red like a strawberry?',
    phrases: ['strawberry tongue', 'tongue .. (strawberry|bright red)'],
    background: 0.0006,
  },
]
