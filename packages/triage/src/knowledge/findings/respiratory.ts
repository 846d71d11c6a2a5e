import type { Finding } from '../types.ts'

export const respiratoryFindings: readonly Finding[] = [
  {
    id: 'coughing-fits',
    label: 'coughing fits',
    question: 'Do you cough in fits until you gasp?',
    phrases: ['coughing fit', 'fits of cough', 'cough until .. (vomit|gag|throw up|gasp)', 'whoop', 'cough so hard'],
    background: 0.006,
  },
  {
    id: 'loss-of-smell',
    label: 'loss of smell or taste',
    question: 'Have you lost your sense of smell or taste?',
    phrases: ['lost .. (smell|taste)', 'loss of (smell|taste)', 'cannot (smell|taste)', 'no (smell|taste)', 'anosmia'],
    background: 0.01,
  },
]
