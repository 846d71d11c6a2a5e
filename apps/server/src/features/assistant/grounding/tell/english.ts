import type { RecordPhrases } from './phrases.ts'

export const ENGLISH: RecordPhrases = {
  locale: 'en-GB',
  inYourRecord: 'In your record',
  inYourDocuments: 'In your documents',
  yourDocumentsSay: 'Your documents say',
  asWritten: 'I give it as it is written there. Your doctor can tell you what it means for you.',
  readingOf: (day) => `Your reading of ${day}`,
  resultOf: (day) => `Your laboratory result of ${day}`,
  medicalHistory: 'Your medical history',
  documentOf: (title, day) => `Your document “${title}”, ${day}`,
  range: (range) => `range ${range}`,
  flags: { high: 'high', low: 'low', critical: 'critical', abnormal: 'abnormal' },
  before: (values) => `before that: ${values}`,
  since: (year) => `since ${year}`,
  inThePast: 'in the past',
  severity: { mild: 'mild', moderate: 'moderate', severe: 'severe' },
  allergyTo: (substance) => `Allergy to ${substance}`,
  inTheFamily: (illness) => `${illness} in the family`,
  atAge: (years) => `at ${years}`,
  measures: { pain: 'Pain, 0 to 10', mood: 'Mood, 1 to 5', steps: 'Steps', sleep: 'Sleep' },
  kinds: {
    vital: 'readings',
    lab: 'lab results',
    condition: 'conditions',
    medicine: 'medicines',
    allergy: 'allergies',
    surgery: 'operations',
    family: 'illnesses of relatives',
  },
  namesNone: (list) =>
    `Your record names no ${list}. That does not mean that there are none: nobody may have written them down. Add what you know in your medical history, and ask your doctor or pharmacist if you are not sure.`,
  holdsNo: (name) =>
    `Your record does not have this: ${name}. That does not mean that it was never measured or taken: nobody may have written it down. You can add it, or upload the paper that shows it.`,
  allWithin: (count) =>
    `None of the newest values of your ${count} lab tests is marked as outside its laboratory’s range. That alone does not mean that all is well: ask your doctor what they mean for you.`,
  ofResults: ({ told, all, ago }) =>
    `I looked at ${told} of your ${all} lab results. The newest of them is from ${ago}.`,
  ofReadings: (ago) => `I looked at your newest readings. The last one is from ${ago}.`,
  visitor:
    'I cannot look that up: you are not signed in, so I have no record of yours. Sign in or create an account, add your results or medicines, and ask me again.',
  leftAlone:
    'I did not look that up: the use of your record is turned off for this question. Turn it on and ask me again.',
}
