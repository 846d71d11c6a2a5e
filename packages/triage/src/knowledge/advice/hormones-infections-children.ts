import type { Advice } from './types.ts'

/** Advice on hormones and metabolism, infections after journeys and from animals, and small children. */
export const hormonesInfectionsChildrenAdvice = {
  // Hormones and the salts of the blood
  'steroid-emergency-injection': { text: 'If there is a hydrocortisone injection for emergencies, use it now.' },
  'say-you-take-steroids': { text: 'Say at once that you need steroids every day.' },
  'take-old-photos-along': { text: 'Take old photos of yourself along: they show how the face has changed.' },
  'no-calcium-tablets': { text: 'Take no calcium or vitamin D tablets until you have been seen.' },
  'most-lumps-harmless-but-checked': { text: 'Most lumps in the thyroid are harmless, but each should be looked at.' },
  'iodine-salt': { text: 'Use salt with iodine, and take no iodine tablets without asking.' },
  'no-litres-of-water': { text: 'Do not drink litres of plain water until the blood has been tested.' },
  'eat-food-with-potassium': { text: 'Bananas, potatoes, beans and dried fruit contain much potassium.' },
  'no-salt-substitute': { text: 'Use no salt substitute: it contains potassium.' },
  'drink-when-thirsty-always': {
    text: 'Always drink when you are thirsty, and never let anybody hold back water from you.',
    says: ['drink'],
  },
  'write-down-how-much-you-drink': { text: 'Write down for two days how much you drink and pass.' },
  'small-meals-with-slow-carbs': { text: 'Eat small meals with whole grain and protein, and few sweets.' },
  // Food and metabolism
  'sugar-test-today': { text: 'Have the blood sugar tested today: a drop from the finger is enough.' },
  'sugar-test-every-year': { text: 'Have the blood sugar tested once a year.' },
  'small-steps-with-weight': { text: 'Small lasting steps help more than strict diets. Ask for support.' },
  'no-high-dose-vitamins': { text: 'Take no high-dose vitamins or minerals without asking: too much can harm.' },
  'eat-fruit-and-vegetables': { text: 'Eat fruit and vegetables every day, such as oranges, peppers and potatoes.' },
  'food-with-more-energy': { text: 'Add butter, cream, cheese or nut butter to meals, and eat snacks in between.' },
  'weigh-yourself-weekly': { text: 'Weigh yourself once a week, and write it down.' },
  'often-needs-no-tablets': { text: 'It often needs no tablets as long as you feel well.' },
  // Infections from animals, food and journeys
  'no-raw-milk': { text: 'Drink no raw milk, and eat no cheese made of it.' },
  'call-before-you-come': { text: 'Call before you come, so that you infect nobody in the waiting room.' },
  'say-where-you-travelled': { text: 'Say at once where you have travelled, and when you came back.' },
  'say-what-you-touched': { text: 'Say which animals, water or soil you have been in contact with.' },
  'say-what-you-ate': { text: 'Say what you ate in the last weeks.' },
  'condoms-three-months': { text: 'Use condoms for three months after the journey.' },
  'stay-where-you-are-and-call': { text: 'Stay where you are, call the emergency number, and say what you suspect.' },
  'keep-away-from-everybody': { text: 'Let nobody touch you or your things until help comes.' },
  'wash-bite-15-minutes': { text: 'Wash the bite with soap and running water for 15 minutes.' },
  'rabies-vaccine-today': { text: 'Ask today about the rabies vaccine: it protects only before the illness begins.' },
  'note-the-animal': { text: 'Write down where the animal is and who owns it, but do not try to catch it.' },
  'keep-the-food': { text: 'Keep what is left of the food, and ask who else ate it.' },
  'glass-test': { text: 'Press a glass on the spots: spots that stay are an emergency.' },
  'close-contacts-antibiotics': { text: 'People who live with you may need an antibiotic to protect them.' },
} as const satisfies Readonly<Record<string, Advice>>
