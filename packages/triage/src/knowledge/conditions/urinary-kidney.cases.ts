import type { ConditionCase } from '../types.ts'

export const urinaryKidneyCases: readonly ConditionCase[] = [
  {
    text: 'it burns when i pee and i have to go every 10 minutes, started 2 days ago. no fever no back pain',
    age: 26,
    sex: 'female',
    expectTop3: 'cystitis',
    urgency: 'routine',
  },
  {
    text: 'fever, chills and pain in my right flank, burning when I pee',
    age: 28,
    sex: 'female',
    expectTop3: 'pyelonephritis',
    urgency: 'urgent',
  },
  {
    text: 'waves of severe pain in my left flank down to the groin, cannot sit still, some blood in my urine',
    age: 42,
    sex: 'male',
    expectTop3: 'kidney-stone',
    urgency: 'urgent',
  },
  {
    text: 'I cannot pee since last night, my bladder is full and hurts',
    age: 74,
    sex: 'male',
    expectTop3: 'urinary-retention',
    urgency: 'emergency',
  },
  {
    text: 'after bloody diarrhea she is pale and has hardly peed today, little bruises',
    age: 4,
    sex: 'female',
    expectTop3: 'haemolytic-uraemic-syndrome',
    urgency: 'emergency',
  },
  {
    text: 'fever and chills, burning when I pee and pain between scrotum and anus',
    age: 45,
    sex: 'male',
    expectTop3: 'prostatitis',
    urgency: 'urgent',
  },
  {
    text: 'up four times a night to pee, stream is weak and dribbles at the end, been creeping up for two years, no burning',
    age: 69,
    sex: 'male',
    expectTop3: 'prostate-enlargement',
    urgency: 'routine',
  },
  {
    text: 'thought it was just a bladder infection but now I am shivering with 39.2 and my left side aches at the back',
    age: 34,
    sex: 'female',
    expectTop3: 'pyelonephritis',
    urgency: 'urgent',
  },
]
