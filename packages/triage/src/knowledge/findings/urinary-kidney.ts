import type { Finding } from '../types.ts'

export const urinaryKidneyFindings: readonly Finding[] = [
  {
    id: 'known-kidney-disease',
    label: 'known kidney disease',
    question: 'Do you have kidney disease?',
    phrases: ['(kidney|renal) (disease|failure)', 'ckd', 'dialysis'],
    background: 0.02,
    kind: 'history',
  },
  {
    id: 'pain-to-groin',
    label: 'pain that goes to the groin',
    question: 'Does the pain go down to the groin?',
    phrases: [
      '(down|into|to) .. (groin|testicle|scrotum|labia)',
      'spreads-to@groin',
      'flank to groin',
      'side .. groin',
    ],
    background: 0.004,
  },
  {
    id: 'cannot-sit-still',
    label: 'cannot sit still for pain',
    question: 'Can you not sit still for the pain?',
    phrases: [
      'cannot (sit|lie|keep) still',
      'pacing',
      'restless .. pain',
      'writhing',
      'cannot get comfortable',
      'rolling around',
    ],
    background: 0.003,
  },
  {
    id: 'lower-belly-pain',
    label: 'pain low in the belly',
    question: 'Does it hurt low in the belly?',
    phrases: [
      'pain@lower-belly',
      'pressure@lower-belly',
      'lower (belly|abdominal|stomach) (pain|cramps)',
      'pelvic pain',
      'cramps in lower',
      'bladder pain',
    ],
    background: 0.025,
  },
  {
    id: 'perineal-pain',
    label: 'pain between the legs at the back',
    question: 'Does it hurt between scrotum and anus?',
    phrases: ['perine', 'between .. (scrotum|balls) and', 'taint'],
    background: 0.001,
  },
]
