import type { Finding } from '../types.ts'

export const injuryPoisoningFindings: readonly Finding[] = [
  {
    id: 'ankle-injury',
    label: 'an ankle injury',
    question: 'Did you twist or injure your ankle?',
    phrases: ['injury@ankle', '(rolled|twisted|sprained|turned) .. (ankle|foot)', 'ankle .. (rolled|twisted|gave way)'],
    background: 0.008,
  },
  {
    id: 'cannot-bear-weight',
    label: 'unable to put weight on it',
    question: 'Can you take four steps on it?',
    phrases: [
      'cannot (walk|bear weight|put .. weight|stand|step)',
      '(unable|not able) to (bear|walk|put)',
      'not bear weight',
      'not walk',
    ],
    background: 0.01,
  },
  {
    id: 'ankle-swelling',
    label: 'a swollen ankle',
    question: 'Is the ankle swollen or bruised?',
    phrases: ['swelling|bruise@ankle'],
    background: 0.015,
  },
  {
    id: 'cut-wound',
    label: 'cut',
    question: 'Did you cut yourself?',
    phrases: [
      'cut@finger',
      'cut@hand',
      'cut@leg',
      'cut@arm',
      'cut@foot',
      'cut@face',
      'cut my',
      'cut his',
      'laceration',
      'gash',
      'sliced',
    ],
    background: 0.001,
  },
  {
    id: 'animal-bite',
    label: 'animal bite',
    question: 'Were you bitten by an animal?',
    phrases: [
      '(dog|cat|bat|monkey|rat|snake|raccoon|squirrel|animal) .. (bite|bit|bitten)',
      'bitten by .. (dog|cat|bat|monkey|snake)',
      '(dog|cat|bat|snake|animal|rat|monkey) bite',
      'bitten by (dog|cat|bat|monkey|snake|rat)',
    ],
    background: 0.00005,
  },
]
