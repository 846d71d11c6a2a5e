import { age } from '../../logic/expression.ts'
import { mayBePregnant } from './may-be-pregnant.ts'
import type { DangerQuestions } from './types.ts'

export const HEAD_AND_NERVE_DANGERS: readonly DangerQuestions[] = [
  {
    complaint: 'headache',
    of: ['headache'],
    ask: [
      'sudden-worst-headache',
      'one-sided-weakness',
      'stiff-neck',
      'recent-head-injury',
      { finding: 'jaw-pain-when-chewing', when: age({ from: 50 }) },
      { finding: 'pregnant', when: mayBePregnant },
    ],
    source: 'NICE CG150 Headaches in over 12s, 2021',
  },
  {
    complaint: 'head-injury',
    of: ['recent-head-injury'],
    ask: ['memory-gap', 'vomiting', 'seizure', 'clear-fluid-from-nose-or-ear', 'blood-thinner', 'drowsy'],
    source: 'NICE NG232 Head injury, 2023',
  },
  {
    complaint: 'dizziness',
    of: ['dizziness', 'vertigo', 'near-fainting'],
    ask: [
      'one-sided-weakness',
      'speech-trouble',
      'double-vision',
      'trouble-walking-severe',
      'chest-pain',
      'black-stool',
    ],
    source: 'NICE NG127 Suspected neurological conditions, 2023',
  },
  {
    complaint: 'fainting',
    of: ['fainting'],
    ask: ['chest-pain', 'fainting-on-effort', 'seizure', 'palpitations', 'black-stool', 'family-sudden-death'],
    source: 'NICE CG109 Transient loss of consciousness, 2023',
  },
  {
    complaint: 'tingling-or-weakness',
    of: ['tingling', 'general-weakness'],
    ask: ['one-sided-weakness', 'face-droop', 'speech-trouble', 'weakness-both-legs', 'saddle-numbness'],
    source: 'NICE NG128 Stroke and transient ischaemic attack, 2022',
  },
  {
    complaint: 'low-mood',
    of: ['low-mood', 'anxiety', 'poor-sleep'],
    ask: ['suicidal-thoughts', 'self-harm-now', 'hallucinations-or-delusions', 'thoughts-of-harming-others'],
    source: 'NICE NG222 Depression in adults, 2022',
  },
]
