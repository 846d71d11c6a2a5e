import type { Advice } from './types.ts'

/** Kidneys, bladder and prostate. */
export const kidneyBladderAdvice = {
  'pelvic-floor-training': { text: 'Train the muscles of the pelvic floor every day for three months or more.' },
  'bladder-diary': { text: 'Write down for three days how much you drink and how often you pass urine.' },
  'bladder-training': {
    text: 'Wait a little longer each time before you go, so that the bladder learns to hold more.',
  },
  'empty-bladder-twice': { text: 'Take your time, and empty the bladder twice in a row.' },
  'drink-by-day': { text: 'Drink most of it by day, and little in the two hours before bed.' },
  'avoid-bladder-irritants': { text: 'Have less coffee, cola, alcohol and spicy food: they irritate the bladder.' },
  'spare-the-kidneys': { text: 'Do not take ibuprofen, naproxen or diclofenac: they strain the kidneys.' },
  'which-tablets-pause': { text: 'Ask today which of your tablets must pause while you are ill.' },
  'pressure-and-sugar-low': { text: 'Keep blood pressure and blood sugar as low as was agreed with you.' },
  'kidney-doctor': { text: 'Ask to see a kidney doctor.' },
  'blood-in-urine-is-checked': { text: 'Have blood in the urine checked, even when it came only once.' },
  'no-hard-exercise': { text: 'Stop hard exercise until you have been seen.', says: ['rest'] },
  'catch-the-stone': { text: 'Pass urine through a sieve to catch a stone.' },
  'no-blame-for-wet-bed': { text: 'Do not scold or punish: no child wets the bed on purpose.' },
  'toilet-before-bed': { text: 'Let the child go to the toilet before bed, and drink enough by day.', says: ['drink'] },
  'treat-constipation-too': { text: 'Treat constipation too: a full bowel presses on the bladder.' },
  'cream-for-dryness': { text: 'Ask about a cream with oestrogen for the dry skin there.' },
  'pass-urine-after-sex': { text: 'Pass urine after sex, and wipe from front to back.' },
  'do-not-hold-urine': { text: 'Do not hold back urine for hours.' },
  'catheter-bag-low': { text: 'Keep the bag below the bladder, and the tube free of bends.' },
  'prostate-test-choice': { text: 'Talk with your {doctor} about what a prostate test can and cannot show.' },
  'often-needs-watching-only': { text: 'Many need no treatment but only regular checks.' },
  'drink-enough-and-do-not-hold': { text: 'Drink enough, and do not hold back urine.', says: ['drink'] },
  'a-urine-test-shows-whether': { text: 'A urine test shows whether treatment is needed.' },
  'drink-enough-and-be-seen': {
    text: 'Drink enough, and be seen today: it needs an antibiotic.',
    says: ['antibiotics', 'drink'],
  },
  'drink-as-you-like': { text: 'Drink as you like, and strain the urine to catch the stone.', says: ['drink'] },
  'go-to-an-emergency-department': {
    text: 'Go to an emergency department. Do not drink more.',
    says: ['nothing-by-mouth'],
  },
  'give-no-medicine-against-diarrhoea': { text: 'Give no medicine against diarrhoea.' },
  'be-seen-today-it-needs-an-antibiotic': { text: 'Be seen today: it needs an antibiotic.', says: ['antibiotics'] },
  'drink-less-in-the-two': { text: 'Drink less in the two hours before bed, and less coffee and alcohol.' },
  'cold-medicines-that-dry-up': { text: 'Cold medicines that dry up the nose can make it worse: ask a {pharmacist}.' },
} as const satisfies Record<string, Advice>
