import type { ConditionCase } from '../types.ts'

export const respiratoryCases: readonly ConditionCase[] = [
  {
    text: 'A 65-year-old woman has had fever, chills and a cough with green phlegm for 4 days. It hurts on the right when she breathes in. T 39.1.',
    expectTop3: 'community-acquired-pneumonia',
    urgency: 'urgent',
  },
  {
    text: 'lost my sense of smell, fever, cough, tired and achy since 3 days, my husband has the same',
    age: 45,
    sex: 'female',
    expectTop3: 'covid-19',
    urgency: 'self_care',
  },
  {
    text: 'cough with white phlegm for ten days after a cold, no fever, not short of breath',
    age: 40,
    sex: 'male',
    expectTop3: 'acute-bronchitis',
    urgency: 'self_care',
  },
  {
    text: 'I have asthma, wheezing and short of breath since this morning, inhaler helps a bit',
    age: 19,
    sex: 'female',
    expectTop3: 'asthma-attack',
    urgency: 'urgent',
  },
  {
    text: 'I have COPD and smoke, more short of breath for three days with more green phlegm and wheezing',
    age: 70,
    sex: 'male',
    expectTop3: 'copd-exacerbation',
    urgency: 'urgent',
  },
  {
    text: 'coughing fits for three weeks until I vomit, whoop at the end, not vaccinated',
    age: 13,
    sex: 'female',
    expectTop3: 'whooping-cough',
    urgency: 'urgent',
  },
  {
    text: 'sudden sharp pain on one side of the chest and short of breath, tall and a smoker, no fever',
    age: 24,
    sex: 'male',
    expectTop3: 'pneumothorax',
    urgency: 'emergency',
  },
  {
    text: 'barking cough like a seal, hoarse, some stridor when he cries, runny nose',
    age: 2,
    sex: 'male',
    expectTop3: 'croup',
    urgency: 'urgent',
  },
  {
    text: 'my 5 month old has a runny nose and cough, breathes fast with a wheeze and is feeding less',
    age: 0.4,
    sex: 'female',
    expectTop3: 'bronchiolitis',
    urgency: 'urgent',
  },
  {
    text: 'cough for two months, night sweats, weight loss and I coughed up blood',
    age: 40,
    sex: 'male',
    expectTop3: 'tuberculosis',
    urgency: 'urgent',
  },
]
