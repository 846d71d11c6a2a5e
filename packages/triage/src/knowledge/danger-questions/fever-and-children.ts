import { age } from '../../logic/expression.ts'
import type { DangerQuestions } from './types.ts'

const ofChild = age({ below: 5 })
const older = age({ from: 5 })

export const FEVER_AND_CHILD_DANGERS: readonly DangerQuestions[] = [
  {
    complaint: 'child-unwell',
    of: ['irritable-child', 'poor-feeding', 'crying-in-bouts', 'ear-pulling-or-fussy'],
    ask: ['drowsy', 'working-hard-to-breathe', 'purple-spots', 'little-urine', 'fever', 'green-vomit'],
    source: 'NICE NG143 Fever in under 5s, 2021; NG143 traffic lights',
  },
  {
    complaint: 'fever',
    of: ['fever', 'chills', 'body-aches', 'unwell'],
    ask: [
      'purple-spots',
      { finding: 'drowsy', when: ofChild },
      { finding: 'working-hard-to-breathe', when: ofChild },
      { finding: 'little-urine', when: ofChild },
      { finding: 'confusion', when: older },
      { finding: 'stiff-neck', when: older },
      { finding: 'shortness-of-breath', when: older },
      'weakened-immunity',
      { finding: 'recent-travel-tropics', when: older },
    ],
    source: 'NICE NG143 Fever in under 5s, 2021; NG253 Suspected sepsis, 2025; UK HSA Malaria, 2022',
  },
  {
    complaint: 'fatigue',
    of: ['fatigue', 'weight-loss', 'night-sweats'],
    ask: [
      'shortness-of-breath',
      'chest-pain',
      'black-stool',
      { finding: 'weight-loss', least: 'routine' },
      'suicidal-thoughts',
    ],
    source: 'NICE CKS Tiredness and fatigue in adults, 2021; NG12 Suspected cancer, 2023',
  },
  {
    complaint: 'thirst',
    of: ['excess-thirst', 'high-blood-sugar'],
    ask: ['vomiting', 'deep-fast-breathing', 'confusion', 'weight-loss'],
    source: 'NICE NG17 Type 1 diabetes, 2022; JBDS Diabetic ketoacidosis, 2023',
  },
]
