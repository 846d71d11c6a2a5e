import type { VisitEntry } from '@salus/exchange'
import { sampleSource } from './sample-source.ts'

const DAY_MS = 86_400_000
const dayIn = (today: Date, days: number) => new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** One visit to come with its questions, and one that was with what is to be done. */
export const sampleVisits = (today: Date): VisitEntry[] => [
  {
    ...{ kind: 'visit', source: sampleSource('visit to come'), codings: [], name: 'Visit', status: 'planned' },
    time: `${dayIn(today, 9)}T09:30:00`,
    practitioner: 'Dr. Okafor',
    location: 'Lakeside Clinic',
    reason: 'Blood pressure and diabetes',
    own: JSON.stringify({
      questions: [{ text: 'Is my blood pressure low enough now?' }, { text: 'When is the next blood test?' }],
      toDos: [],
    }),
  },
  {
    ...{ kind: 'visit', source: sampleSource('visit that was'), codings: [], name: 'Visit', status: 'done' },
    time: dayIn(today, -80),
    practitioner: 'Dr. Okafor',
    location: 'Lakeside Clinic',
    reason: 'Control of diabetes',
    note: 'The sugar is better than last time. Go on with the tablets, and walk each day.',
    own: JSON.stringify({
      questions: [{ text: 'Can I take the tablets in the evening?', isAnswered: true, answer: 'Yes, with the meal.' }],
      toDos: [{ text: 'Measure the blood pressure each morning', isDone: true }],
    }),
  },
]
