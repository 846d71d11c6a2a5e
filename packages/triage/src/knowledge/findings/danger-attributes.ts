import type { Finding } from '../types.ts'

/** How a complaint is, where that alone makes a common complaint a danger. */
export const dangerAttributeFindings: readonly Finding[] = [
  {
    id: 'eye-feels-hard',
    label: 'an eye that feels hard as a stone',
    question: 'Does the eye feel hard when you touch it through the lid?',
    phrases: [
      '(eye|eyeball) .. (hard|rock|stone|marble|like a rock)',
      '(rock|stone) hard (eye|eyeball)',
      '(hard|firm|tense) (eye|eyeball)',
      'pressure in eye (high|raised)',
    ],
    background: 0.0003,
    attribute: { of: 'eye-pain', kind: 'quality' },
  },
  {
    id: 'pain-worse-than-it-looks',
    label: 'pain much worse than the skin looks',
    question: 'Does it hurt much more than it looks?',
    phrases: [
      '(pain|hurts|agony) .. (worse|more|stronger|greater) than .. (looks|look|appears|seems|see|should)',
      '(looks|look) .. (small|nothing|minor|mild|not bad|ok) & (excruciating|unbearable|agony|severe|terrible|worst) pain',
      'pain (out of proportion|disproportionate)',
      'not look .. bad & (excruciating|unbearable|agony|severe|terrible|insane|crazy)',
      '(far|way|much) more (painful|pain) than .. (looks|should|size)',
    ],
    background: 0.0008,
    attribute: { of: 'pain-somewhere', kind: 'severity' },
  },
  {
    id: 'skin-dark-or-blistered-in-infection',
    label: 'skin that turns purple, grey or black, or blisters, around a wound or swelling',
    question: 'Is the skin around it turning purple, grey or black, or does it blister?',
    phrases: [
      '(leg|arm|foot|hand|thigh|wound|cut|skin|calf|groin|shin) .. (purple|dusky|grey|gray|black) .. (blister|blistering|blisters)',
      '(wound|cut|scratch|graze|bite|operation|scar|injection) & (skin|leg|arm|foot|hand|thigh|area|around) .. (purple|black|dusky|grey|gray)',
      '(wound|cut|scratch|graze|surgery) & (purple|black|dusky) (blister|blisters|patch|patches|skin)',
      'crepitus .. (skin|wound|leg|arm)',
      '(skin|leg|arm|wound) .. (crackles|crackling|crunchy)',
      'blood filled blister & (swell|fever|wound|redness)',
    ],
    background: 0.0003,
  },
]
