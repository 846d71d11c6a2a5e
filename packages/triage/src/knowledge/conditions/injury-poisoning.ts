import type { Condition } from '../types.ts'

export const injuryPoisoningConditions: readonly Condition[] = [
  {
    id: 'ankle-sprain',
    name: 'Sprain of ankle',
    plainName: 'Sprained ankle',
    icd10: 'S93.4',
    prior: [0, 3, 40, 80, 50, 25, 15],
    findings: {
      'ankle-injury': 0.92,
      'ankle-swelling': 0.75,
      'joint-pain': 0.85,
      'cannot-bear-weight': 0.15,
      fever: 0.005,
    },
    course: { lasts: ['hours', 'days'], onset: 'sudden' },
    urgency: 'self_care',
    urgencyWhen: [
      {
        when: 'cannot-bear-weight',
        urgency: 'urgent',
        because: 'it may be broken: an X-ray is needed (Ottawa ankle rules)',
      },
    ],
    selfCare: [
      'Protect it, raise it, and cool it for 10 to 15 minutes at a time.',
      'A firm bandage helps; begin to move it again when the pain allows.',
    ],
    medicines: ['acetaminophen', 'ibuprofen'],
    seekCare: [
      'you cannot take four steps on it',
      'the foot is numb, cold or out of shape',
      'it is not better after a week',
    ],
    source: 'Ottawa Ankle Rules, 1992; NICE CKS Sprains and strains, 2020',
    speciality: 'Orthopaedics',
  },
]
