import { age } from '../../logic/expression.ts'
import type { DangerQuestions } from './types.ts'

export const CHEST_AND_THROAT_DANGERS: readonly DangerQuestions[] = [
  {
    complaint: 'chest-pain',
    of: ['chest-pain', 'chest-pressure'],
    ask: [
      'pain-spreading-arm-jaw',
      'shortness-of-breath',
      'pain-on-exertion',
      'sweating',
      'fainting',
      'leg-swelling-one',
    ],
    source: 'NICE CG95 Recent-onset chest pain, 2016; ESC Acute coronary syndromes, 2023',
  },
  {
    complaint: 'palpitations',
    of: ['palpitations', 'fast-heartbeat'],
    ask: ['fainting', 'chest-pain', 'shortness-of-breath', 'extreme-heartbeat'],
    source: 'NICE CKS Palpitations, 2022',
  },
  {
    complaint: 'breathless',
    of: ['shortness-of-breath', 'wheezing'],
    ask: [
      'severe-breathlessness',
      'chest-pain',
      'blue-lips',
      'leg-swelling-one',
      'coughing-blood',
      'face-tongue-swelling',
    ],
    source: 'NICE CKS Breathlessness, 2022',
  },
  {
    complaint: 'cough',
    of: ['cough'],
    ask: ['shortness-of-breath', 'coughing-blood', 'chest-pain', { finding: 'confusion', when: age({ from: 65 }) }],
    source: 'NICE NG120 Cough (acute), 2019',
  },
  {
    complaint: 'throat',
    of: ['sore-throat', 'trouble-swallowing', 'hoarse-voice'],
    ask: ['shortness-of-breath', 'drooling', 'jaw-locked', 'one-sided-throat-pain', 'stridor'],
    source: 'NICE NG84 Sore throat (acute), 2023',
  },
  {
    complaint: 'cold',
    of: ['runny-nose', 'blocked-nose', 'sneezing', 'face-pain'],
    ask: ['shortness-of-breath', { finding: 'stiff-neck', when: age({ from: 2 }) }, 'face-puffy'],
    source: 'NICE NG79 Sinusitis (acute), 2017',
  },
  {
    complaint: 'ear',
    of: ['ear-pain', 'ear-discharge', 'reduced-hearing'],
    ask: ['swelling-behind-ear', 'sudden-hearing-loss', 'face-droop', 'stiff-neck'],
    source: 'NICE NG91 Otitis media (acute), 2022',
  },
]
