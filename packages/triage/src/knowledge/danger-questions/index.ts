import type { FindingId } from '../types.ts'
import { BELLY_AND_URINE_DANGERS } from './belly-and-urine.ts'
import { CHEST_AND_THROAT_DANGERS } from './chest-and-throat.ts'
import { FEVER_AND_CHILD_DANGERS } from './fever-and-children.ts'
import { HEAD_AND_NERVE_DANGERS } from './head-and-nerves.ts'
import { LIMB_SKIN_AND_EYE_DANGERS } from './limbs-skin-and-eyes.ts'
import type { DangerQuestions } from './types.ts'

/** The danger questions of every complaint: the interview asks them before it says anything calm. */
export const DANGER_QUESTIONS: readonly DangerQuestions[] = [
  ...HEAD_AND_NERVE_DANGERS,
  ...CHEST_AND_THROAT_DANGERS,
  ...BELLY_AND_URINE_DANGERS,
  ...LIMB_SKIN_AND_EYE_DANGERS,
  ...FEVER_AND_CHILD_DANGERS,
]

/** Asked where too little was understood: a yes to one of them makes it pressing. */
export const GENERAL_DANGERS: readonly FindingId[] = [
  'shortness-of-breath',
  'chest-pain',
  'severe-pain',
  'fainting',
  'confusion',
  'fever',
]
