import type { Urgency } from '@salus/contract'

/** The name of each level; the sentence of what to do comes with the answer. */
export const URGENCY_NAMES: Record<Urgency, string> = {
  emergency: 'Emergency',
  urgent: 'Urgent',
  routine: 'Soon',
  self_care: 'Self-care',
}
