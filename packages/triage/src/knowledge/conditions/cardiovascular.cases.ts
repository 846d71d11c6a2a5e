import type { ConditionCase } from '../types.ts'

export const cardiovascularCases: readonly ConditionCase[] = [
  {
    text: 'A 64-year-old man with high blood pressure presents with crushing chest pain for 40 minutes radiating to his left arm. He is sweating and nauseous.',
    expectTop3: 'acute-coronary-syndrome',
    urgency: 'emergency',
  },
  {
    text: 'my chest feels like an elephant is sitting on it and my left arm is numb',
    age: 58,
    sex: 'male',
    expectTop3: 'acute-coronary-syndrome',
    urgency: 'emergency',
  },
]
