import { age, all, sex } from '../../logic/expression.ts'
import { mayBePregnant } from './may-be-pregnant.ts'
import type { DangerQuestions } from './types.ts'

/** Signs that need an appointment, and no look today. */
const SOON = {
  weight: { finding: 'weight-loss', least: 'routine' },
  swallowing: { finding: 'trouble-swallowing', least: 'routine' },
  blood: { finding: 'bloody-stool', least: 'routine' },
  lump: { finding: 'testicle-lump', least: 'routine' },
} as const

export const BELLY_AND_URINE_DANGERS: readonly DangerQuestions[] = [
  {
    complaint: 'belly-pain',
    of: ['belly-pain'],
    ask: [
      'severe-belly-pain',
      { finding: 'pregnant', when: mayBePregnant },
      'bloody-stool',
      'vomiting-blood',
      { finding: 'testicle-pain', when: all(sex('male'), age({ below: 30 })) },
      'no-stool-or-gas',
      { finding: 'pulsing-belly', when: age({ from: 60 }) },
    ],
    source: 'NICE CKS Abdominal pain, 2023; RCEM Abdominal aortic aneurysm, 2019',
  },
  {
    complaint: 'vomiting-or-diarrhoea',
    of: ['vomiting', 'diarrhoea', 'nausea'],
    ask: [
      'cannot-keep-fluids-down',
      'bloody-stool',
      'vomiting-blood',
      'severe-belly-pain',
      'confusion',
      { finding: 'pregnant', when: mayBePregnant },
    ],
    source: 'NICE CG84 Diarrhoea and vomiting in under 5s, 2009; NICE CKS Gastroenteritis, 2023',
  },
  {
    complaint: 'heartburn',
    of: ['heartburn', 'upper-belly-pain'],
    ask: ['chest-pressure', 'black-stool', 'vomiting-blood', SOON.swallowing, SOON.weight],
    source: 'NICE CG184 Dyspepsia, 2019',
  },
  {
    complaint: 'constipation',
    of: ['constipation', 'bloating'],
    ask: ['severe-belly-pain', 'vomiting', SOON.blood, 'saddle-numbness', SOON.weight],
    source: 'NICE CKS Constipation, 2023',
  },
  {
    complaint: 'bowel-bleeding',
    of: ['bloody-stool', 'black-stool'],
    ask: ['large-amount-of-blood', 'near-fainting', 'severe-belly-pain', 'blood-thinner', SOON.weight],
    source: 'NICE NG12 Suspected cancer, 2023; BSG Lower gastrointestinal bleeding, 2019',
  },
  {
    complaint: 'urine',
    of: ['painful-urination', 'frequent-urination', 'blood-in-urine'],
    ask: ['fever', 'flank-pain', 'cannot-pass-urine', { finding: 'pregnant', when: mayBePregnant }, 'confusion'],
    source: 'NICE NG109 Urinary tract infection (lower), 2018; NG111 Pyelonephritis, 2018',
  },
  {
    complaint: 'pregnancy',
    of: ['pregnant'],
    ask: [
      'vaginal-bleeding',
      'belly-pain',
      { finding: 'baby-moves-less', when: 'late-pregnancy' },
      'severe-headache',
      'waters-broken',
      'fever',
    ],
    source: 'NICE NG201 Antenatal care, 2021; NG126 Ectopic pregnancy and miscarriage, 2023',
  },
  {
    complaint: 'vaginal-bleeding',
    of: ['vaginal-bleeding', 'heavy-periods', 'missed-period'],
    ask: [
      { finding: 'pregnant', when: mayBePregnant },
      'heavy-vaginal-bleeding',
      'fainting',
      'severe-belly-pain',
      'fever',
    ],
    source: 'NICE NG88 Heavy menstrual bleeding, 2021; NG126 Ectopic pregnancy and miscarriage, 2023',
  },
  {
    complaint: 'testicle',
    of: ['testicle-pain', 'testicle-swelling'],
    ask: ['sudden-testicle-pain', 'vomiting', 'fever', SOON.lump],
    source: 'NICE CKS Scrotal pain and swelling, 2022',
  },
]
