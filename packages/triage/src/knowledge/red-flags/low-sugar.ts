import { all, any } from '../../logic/expression.ts'

/** Told or measured, or likely: sweat or shaking on insulin. */
const SUGAR_MAY_BE_LOW = any('low-blood-sugar', 'very-low-blood-sugar', all('takes-insulin', any('sweating', 'shaky')))

/** It looks like a stroke and is low sugar first, which sugar by mouth ends (ADA, 2025). */
export const LOW_SUGAR_LIKE_A_STROKE = all(
  SUGAR_MAY_BE_LOW,
  any('speech-trouble', 'one-sided-weakness', 'face-droop', 'weakness-both-arms'),
)
