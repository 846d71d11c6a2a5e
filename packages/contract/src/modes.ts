/** The focused modes of the assistant: where each is found, and what people ask there first. */
export const MODES = {
  everyday: {
    name: 'Everyday health',
    about: 'Symptoms, common illnesses, and when to see a doctor.',
    starters: [
      'I have a sore throat and a fever',
      'How do I know if I need a doctor?',
      'What helps against hay fever?',
    ],
  },
  first_aid: {
    name: 'First aid',
    about: 'What to do right now: burns, cuts, bites, falls, choking.',
    starters: ['I burned my hand on the stove', 'A bee stung me', 'I hit my head'],
  },
  medicines: {
    name: 'Medicines',
    about: 'Over-the-counter medicines: what they are for, and who must not take them.',
    starters: ['What is ibuprofen for?', 'Can I take antihistamines in pregnancy?', 'What helps against heartburn?'],
  },
  nutrition: {
    name: 'Nutrition',
    about: 'Eating and drinking, for health and with an illness.',
    starters: ['What should I eat with diarrhoea?', 'What eases constipation?', 'What helps against reflux?'],
  },
  movement: {
    name: 'Movement',
    about: 'Back, joints, muscles, and moving again after an injury.',
    starters: ['My lower back hurts since I lifted a box', 'I twisted my ankle', 'My knee hurts on the stairs'],
  },
  sleep: {
    name: 'Sleep',
    about: 'Falling asleep, sleeping through, and being awake by day.',
    starters: ['I cannot fall asleep', 'I snore and I am tired by day', 'I wake up at night'],
  },
  mind: {
    name: 'Mind',
    about: 'Mood, worry, stress, and where to find somebody to talk to.',
    starters: ['I feel low most days', 'I have panic attacks', 'I worry all the time'],
  },
  womens_health: {
    name: "Women's health",
    about: 'Periods, pregnancy, menopause, and more.',
    starters: ['My periods are very painful', 'I am pregnant and feel sick', 'I have hot flushes'],
  },
  child_health: {
    name: 'Child health',
    about: 'Babies and children: fever, rashes, coughs, and when to be seen.',
    starters: ['My 2 year old has a fever', 'My baby has a nappy rash', 'My son has an earache'],
  },
  travel: {
    name: 'Travel',
    about: 'Before, during and after a journey.',
    starters: [
      'I have diarrhoea on holiday',
      'I have a fever after a trip to the tropics',
      'What helps against motion sickness?',
    ],
  },
} as const

export type Mode = keyof typeof MODES
