import type { Finding } from '../types.ts'

export const respiratoryFindings: readonly Finding[] = [
  {
    id: 'coughing-fits',
    label: 'coughing fits',
    question: 'Do you cough in fits until you gasp?',
    phrases: ['coughing fit', 'fits of cough', 'cough until .. (vomit|gag|throw up)', 'whoop', 'cough so hard'],
    background: 0.006,
    implies: ['cough'],
  },
  {
    id: 'loss-of-smell',
    label: 'loss of smell or taste',
    question: 'Have you lost your sense of smell or taste?',
    phrases: ['lost .. (smell|taste)', 'loss of (smell|taste)', 'cannot (smell|taste)', 'no (smell|taste)', 'anosmia'],
    background: 0.01,
  },
  {
    id: 'snoring',
    label: 'loud snoring',
    question: 'Do you snore loudly?',
    phrases: ['snore', 'snoring'],
    background: 0.03,
  },
  {
    id: 'breathing-stops-in-sleep',
    label: 'pauses of breathing in sleep',
    question: 'Has anybody seen you stop breathing in your sleep?',
    phrases: [
      '(stop|stopping|pause|hold) .. (breathe|breathing|breath) .. (sleep|asleep|night)',
      'i stop breathing',
      'i snore .. stop breathing',
      'i gasp .. (wake|awake)',
      'i snore .. gasp',
      'gasp myself awake',
      'sleep apnea',
      'sleep apnoea',
    ],
    background: 0.003,
  },
  {
    id: 'sleepy-by-day',
    label: 'sleepiness by day',
    question: 'Do you nod off during the day?',
    phrases: [
      '(tired|doze off) .. (during the day|by day|daytime|at work|in front of the tv|at the wheel|meeting)',
      'daytime (sleepiness|tiredness|drowsiness)',
      'doze off',
      'nod off',
    ],
    background: 0.015,
    implies: ['fatigue'],
  },
]
