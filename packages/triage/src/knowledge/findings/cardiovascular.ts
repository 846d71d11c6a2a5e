import type { Finding } from '../types.ts'

export const cardiovascularFindings: readonly Finding[] = [
  {
    id: 'injury-trigger',
    label: 'fainting after pain, blood or long standing',
    question: 'Did it happen after pain, the sight of blood or long standing?',
    phrases: ['sight of blood', 'needle', 'standing .. long', 'gave blood', 'hot room', 'stood up too fast'],
    background: 0.01,
  },
  {
    id: 'worse-on-standing-up',
    label: 'dizziness on standing up',
    question: 'Does it come when you stand up, and go when you sit or lie down?',
    phrases: [
      '(dizzy|lightheaded|woozy) .. (stand|get up|got up|rise)',
      '(stand|get|got) up .. (dizzy|lightheaded|woozy)',
      'everything .. black .. (stand|get|got) up',
      'head rush',
      'orthostatic',
      'postural',
    ],
    background: 0.012,
    // Its wordings take in those of both.
    implies: ['dizziness', 'near-fainting'],
  },
  {
    id: 'varicose-veins',
    label: 'varicose veins',
    question: 'Do you have thick, winding veins on your legs?',
    phrases: ['varicose', 'varicosities', '(bulging|thick|twisted|knotty) vein', 'spider vein'],
    background: 0.03,
    kind: 'history',
  },
  {
    id: 'worse-end-of-day',
    label: 'worse at the end of the day',
    question: 'Is the swelling worse in the evening and better after a night in bed?',
    phrases: [
      '(worse|swell|swollen|heavy|puffy) .. (evening|end of the day|by night)',
      '(gone|down|better) .. (in the morning|after a night|put .. up)',
    ],
    background: 0.01,
  },
  {
    id: 'skipped-beats',
    label: 'skipped or extra heartbeats',
    question: 'Is it single skipped beats or thumps, with a calm heart between them?',
    phrases: [
      'heart .. (skip|miss) .. beat',
      'heart (skip|thump|flip flop|flop)',
      '(skipped|missed|extra|ectopic) beat',
      'thump .. (chest|heart)',
      'flip flop .. chest',
    ],
    background: 0.006,
    implies: ['palpitations'],
  },
]
