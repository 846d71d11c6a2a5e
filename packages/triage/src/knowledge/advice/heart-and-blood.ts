import type { Advice } from './types.ts'

/** Of the heart, the vessels and the blood. */
export const heartAndBloodAdvice = {
  // Heart.
  'echo-finds-it': { text: 'An ultrasound scan of the heart can show whether this is the cause.' },
  'no-hard-effort-until-heart-seen': {
    text: 'Do no sport or hard work until your heart has been looked at.',
    says: ['rest'],
  },
  'tell-dentist-about-heart': { text: 'Tell your dentist about your heart before any treatment.' },
  'look-after-teeth-for-heart': { text: 'Look after your teeth and gums: germs can reach the heart from there.' },
  'check-medicines-for-heart-rhythm': {
    text: 'Ask before each new medicine whether it is safe for your heart rhythm.',
  },
  'no-swimming-alone': { text: 'Do not swim, dive or climb alone.' },
  'avoid-sudden-noise': { text: 'Avoid loud alarms and other sudden noise where you sleep.' },
  'no-tight-collar': { text: 'Wear nothing tight around the neck, and turn the head slowly.' },
  'tense-muscles-when-dizzy': {
    text: 'When you feel it coming, cross your legs and tense the muscles of legs and arms.',
  },
  'drink-more-and-ask-about-salt': {
    text: 'Drink plenty all day, and ask your {doctor} whether you should eat more salt.',
    says: ['drink'],
  },
  'exercise-lying-first': {
    text: 'Begin exercise lying or sitting, for example on a rowing machine, and add to it slowly.',
    says: ['move'],
  },
  'sit-down-to-urinate': { text: 'Sit down to pass urine, and wait a moment before you get up.' },
  'learn-to-stop-an-attack': { text: 'Ask a {doctor} to show you how to stop such an attack.' },
  'count-the-pulse': { text: 'Count your pulse for a minute during an attack, and write it down.' },
  'fetch-defibrillator': { text: 'Send somebody for a defibrillator, switch it on, and do what it says.' },
  'legs-down-for-breath': { text: 'Sit up with the legs hanging down: it makes breathing easier.' },
  'knees-to-chest-when-blue': { text: 'If the child turns blue, bring the knees up to the chest.' },
  'call-device-clinic': { text: 'Call the clinic that looks after your pacemaker or defibrillator.' },
  'no-competition-after-heart-inflammation': {
    text: 'Do no sport for three to six months, until a heart doctor allows it.',
    says: ['rest'],
  },
  'no-cold-no-cocaine-for-heart': { text: 'Do not smoke, and take no cocaine or other stimulants.' },
  // Vessels.
  'walk-until-it-hurts': {
    text: 'Walk every day: go on until the leg hurts, rest, and go on again.',
    says: ['move'],
  },
  'keep-hands-warm': { text: 'Keep hands, feet and body warm, and wear gloves in the cold.', says: ['warm'] },
  'compression-stockings': { text: 'Ask whether compression stockings suit you.' },
  'no-compression-before-test': {
    text: 'Wear no compression stockings before the blood flow in your legs has been tested.',
  },
  'raise-legs-often': { text: 'Put your legs up several times a day.' },
  'care-for-swollen-skin': { text: 'Keep the skin of the swollen arm or leg clean, creamed and free of wounds.' },
  'look-at-feet-daily': { text: 'Look at your feet every day, and have any wound seen early.' },
  'no-heavy-lifting': { text: 'Do not lift heavy things or strain.' },
  'know-the-size': { text: 'Keep the dates for your scans, and know how wide the vessel is.' },
  'press-and-raise-leg': { text: 'Lie down, raise the leg, and press on the bleeding vein.' },
  'do-not-rub-leg': { text: 'Do not rub or massage the leg.' },
  'measure-at-home': {
    text: 'Measure the blood pressure at home, twice in the morning and twice in the evening, for a week.',
  },
  // Blood.
  'fever-needs-hospital': { text: 'With a fever go to hospital at once, also when you feel well.' },
  'keep-a-thermometer': { text: 'Have a thermometer at home, and measure when you feel ill.' },
  'say-you-have-chemo': { text: 'Say at once that you have had chemotherapy.' },
  'avoid-knocks': { text: 'Use a soft toothbrush, and avoid knocks and contact sport.' },
  'carry-a-card': { text: 'Carry a card that says what you have and what you take.' },
  'have-clotting-factor-ready': { text: 'Take your clotting factor at once, as your plan says.' },
  'tell-dentist-about-bleeding': { text: 'Tell your dentist and any surgeon that you bleed easily.' },
  'no-iron-before-test': { text: 'Take no iron tablets before a blood test shows that you need them.' },
  'no-iron-no-vitamin-c': { text: 'Take no iron or vitamin C tablets, and drink little alcohol.' },
  'no-raw-shellfish': { text: 'Eat no raw shellfish.' },
  'eat-food-with-b12': { text: 'Eat meat, fish, egg or milk, or food with added vitamin B12.' },
  'eat-food-with-folate': { text: 'Eat green vegetables, beans and fruit every day.' },
  'b12-before-folate': { text: 'Have vitamin B12 tested before you take folic acid.' },
  'avoid-what-breaks-red-cells': {
    text: 'Eat no broad beans, and ask before each medicine whether it is safe for you.',
  },
  'drink-and-keep-warm': { text: 'Drink plenty, keep warm, and rest.', says: ['drink'] },
  'keep-vaccinations-up': { text: 'Keep all your vaccinations up to date.' },
  'have-inr-checked': { text: 'Have your clotting value (INR) checked today.' },
  'tell-the-ward': { text: 'If the transfusion still runs, tell the nurse at once.' },
  'protect-the-spleen': { text: 'Do no contact sport and lift nothing heavy while the spleen is big.', says: ['rest'] },
  'genes-before-children': { text: 'If you plan children, ask about a test of both parents.' },
  'cool-skin-after-bath': { text: 'Have short, lukewarm baths, and pat the skin dry.' },
  'gland-that-stays-needs-test': { text: 'Have a gland looked at that is swollen for over three weeks.' },
} as const satisfies Record<string, Advice>
