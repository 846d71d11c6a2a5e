import type { Outcome } from '@salus/contract'

/** The name of each level; the sentence of what to do comes with the answer. */
export const URGENCY_NAMES: Record<Outcome, string> = {
  emergency: 'Emergency',
  urgent: 'Urgent',
  routine: 'Soon',
  self_care: 'Self-care',
  unclear: 'Not clear yet',
}
