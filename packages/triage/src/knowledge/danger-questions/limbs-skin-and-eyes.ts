import { age } from '../../logic/expression.ts'
import type { DangerQuestions } from './types.ts'

export const LIMB_SKIN_AND_EYE_DANGERS: readonly DangerQuestions[] = [
  {
    complaint: 'back-pain',
    of: ['back-pain', 'flank-pain'],
    ask: [
      'new-loss-of-bladder-control',
      'saddle-numbness',
      'weakness-both-legs',
      'fever',
      { finding: 'known-cancer', least: 'urgent' },
      { finding: 'pulsing-belly', when: age({ from: 60 }) },
    ],
    source: 'NICE NG59 Low back pain and sciatica, 2020; NG234 Metastatic spinal cord compression, 2023',
  },
  {
    complaint: 'neck-pain',
    of: ['neck-pain'],
    ask: ['fever', 'numb-or-weak-after-neck-injury', 'one-sided-weakness', 'chest-pain'],
    source: 'NICE CKS Neck pain, 2023',
  },
  {
    complaint: 'joint',
    of: ['joint-pain', 'joint-swelling', 'knee-pain', 'hip-pain', 'shoulder-pain'],
    ask: ['joint-hot-swollen', 'fever', 'limb-deformed', 'injects-drugs'],
    source: 'BSR Hot swollen joint in adults, 2006; NICE NG100 Rheumatoid arthritis, 2020',
  },
  {
    complaint: 'limb-injury',
    of: [
      'recent-limb-injury',
      'recent-fall',
      'ankle-injury',
      'knee-injury',
      'wrist-injury',
      'finger-injury',
      'foot-injury',
    ],
    ask: ['limb-deformed', 'open-fracture', 'cold-pale-limb', 'recent-head-injury', 'trouble-walking-severe'],
    source: 'NICE NG38 Fractures (non-complex), 2016',
  },
  {
    complaint: 'limb-swelling',
    of: ['leg-swelling-one', 'calf-pain', 'legs-swelling-both', 'arm-swollen-one'],
    ask: [
      'shortness-of-breath',
      'chest-pain',
      'recent-immobility-or-surgery',
      'cold-pale-limb',
      'coughing-blood',
      'pregnant',
    ],
    source: 'NICE NG158 Venous thromboembolic diseases, 2023',
  },
  {
    complaint: 'rash',
    of: ['rash', 'itching', 'hives', 'skin-redness', 'skin-red-hot'],
    ask: ['purple-spots', 'face-tongue-swelling', 'shortness-of-breath', 'fever', 'rapidly-spreading', 'skin-peeling'],
    source: 'NICE NG240 Meningococcal disease, 2024; NICE CKS Urticaria, 2023',
  },
  {
    complaint: 'wound-or-bite',
    of: ['cut-wound', 'animal-bite', 'insect-sting', 'infected-wound', 'burn'],
    ask: ['bleeding-will-not-stop', 'shortness-of-breath', 'face-tongue-swelling', 'red-streak', 'fever'],
    source: 'NICE NG184 Human and animal bites, 2020; NG182 Insect bites and stings, 2020',
  },
  {
    complaint: 'eye',
    of: ['red-eye', 'eye-pain', 'blurred-vision', 'flashes-or-floaters', 'eye-discharge', 'itchy-eyes'],
    ask: ['vision-loss', 'eye-pain', 'curtain-over-vision', 'chemical-in-eye', 'halos', 'wears-contact-lenses'],
    source: 'NICE CKS Red eye, 2021',
  },
]
