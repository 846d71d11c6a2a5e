import type { Finding } from '../types.ts'

/** What a person should have said before an over-the-counter medicine is offered, and no complaint of its own. */
export const medicineSafetyFindings: readonly Finding[] = [
  {
    id: 'known-stomach-ulcer',
    label: 'a stomach or gut ulcer, now or before',
    question: 'Do you have, or have you had, a stomach or gut ulcer?',
    phrases: [
      '(stomach|peptic|gastric|duodenal|bleeding) ulcer',
      'ulcer in [my] (stomach|gut|duodenum)',
      'history of ulcer',
      'ulcer disease',
    ],
    background: 0.02,
    kind: 'history',
  },
  {
    id: 'known-bleeding-risk',
    label: 'a bleeding disorder, or a serious bleed before',
    question: 'Do you have a bleeding disorder, or have you had a serious bleed inside?',
    phrases: [
      '(haemophilia|hemophilia|haemophiliac|hemophiliac)',
      'von willebrand',
      '(bleeding|clotting) disorder',
      '(low|few) platelets',
      'thrombocytopenia',
    ],
    background: 0.005,
    kind: 'history',
  },
  {
    id: 'aspirin-sensitivity',
    label: 'a bad reaction to aspirin or a similar painkiller',
    question: 'Have aspirin, ibuprofen or similar painkillers ever given you asthma, hives or swelling?',
    phrases: [
      '(allergic|sensitive|intolerant) to (aspirin|ibuprofen|nsaid)',
      'aspirin (allergy|sensitivity|intolerance)',
      '(nsaid|painkiller|ibuprofen) allergy',
    ],
    background: 0.01,
    kind: 'history',
  },
  {
    id: 'breastfeeding',
    label: 'breastfeeding',
    question: 'Are you breastfeeding?',
    phrases: ['breastfeed', 'breast feed', 'breastfed', 'nursing my (baby|son|daughter|newborn)', 'lactating'],
    deniedBy: ['not breastfeed'],
    background: 0.012,
    kind: 'history',
    only: { sex: 'female', age: { from: 11, below: 56 } },
  },
  {
    id: 'known-glaucoma',
    label: 'glaucoma, known',
    question: 'Do you have glaucoma?',
    phrases: ['glaucoma'],
    background: 0.012,
    kind: 'history',
  },
  {
    id: 'known-prostate-enlargement',
    label: 'an enlarged prostate',
    question: 'Do you have an enlarged prostate?',
    phrases: ['(enlarged|large|big) prostate', 'prostate (enlargement|hyperplasia|hypertrophy)', 'bph'],
    background: 0.015,
    kind: 'history',
    only: { sex: 'male', age: { from: 35 } },
  },
  {
    id: 'known-thyroid-disease',
    label: 'an overactive thyroid, known',
    question: 'Is an overactive thyroid known?',
    phrases: ['(overactive|hyperactive) thyroid', 'hyperthyroid', 'hyperthyroidism', 'graves disease'],
    background: 0.008,
    kind: 'history',
  },
]
