import type { RedFlagCase } from '../types.ts'

const fires = (rule: string, text: string, age?: number, sex?: 'female' | 'male'): RedFlagCase => ({
  rule,
  fires: true,
  text,
  ...(age === undefined ? {} : { age }),
  ...(sex ? { sex } : {}),
})
const rests = (rule: string, text: string, age?: number, sex?: 'female' | 'male'): RedFlagCase => ({
  ...fires(rule, text, age, sex),
  fires: false,
})

export const infectionMetabolismCases: readonly RedFlagCase[] = [
  fires(
    'possible-sepsis',
    'fever 39, confused since this morning, T 39.0, BP 84/50, HR 134, breathing 30',
    80,
    'female',
  ),
  rests('possible-sepsis', 'fever 38.2 with a runny nose, drinking and talking normally', 30, 'male'),
  fires('fever-in-young-infant', 'my baby is 3 weeks old and has a temperature of 38.4', 0.06, 'female'),
  rests('fever-in-young-infant', 'my 8 month old has a temperature of 38.4 and plays', 0.7, 'male'),
  fires('ill-young-child', 'my 2 year old has a fever and is hard to wake', 2, 'male'),
  rests('ill-young-child', 'my 2 year old has a runny nose and plays', 2, 'male'),
  fires('child-to-be-seen-today', 'my baby will not drink and has diarrhea', 0.8, 'female'),
  rests('child-to-be-seen-today', 'my 3 year old has a cough but eats well', 3, 'female'),
  fires(
    'diabetic-ketoacidosis',
    'so thirsty and peeing nonstop, now vomiting, breath smells fruity and she is drowsy',
    11,
    'female',
  ),
  rests('diabetic-ketoacidosis', 'thirsty after salty chips', 25, 'male'),
  fires('severe-low-blood-sugar', 'diabetic, blood sugar low at 45 mg/dl and he is confused', 60, 'male'),
  rests('severe-low-blood-sugar', 'I get shaky when I skip lunch', 30, 'female'),
  fires('heat-stroke', 'he was working in the sun for hours and is now confused and hot', 45, 'male'),
  rests('heat-stroke', 'I have a sunburn on my shoulders', 25, 'female'),
  fires('tropical-fever', 'fever and shaking chills, I came back from Ghana two weeks ago', 28, 'male'),
  rests('tropical-fever', 'fever and cough, everyone at work has it', 28, 'male'),
  fires('tick-fever-with-rash', 'fever and bad headache, spots on the palms, we took a tick off last week', 8, 'male'),
  rests('tick-fever-with-rash', 'a tick bite on my leg yesterday, no fever, I feel fine', 30, 'female'),
  fires('possible-tetanus', 'stepped on a rusty nail, now my jaw is stiff and muscles go into spasm', 63, 'male'),
  rests('possible-tetanus', 'my jaw clicks when I chew', 30, 'female'),
  fires('haemolytic-uraemic-syndrome', 'bloody diarrhea last week, now pale and hardly peed today', 4, 'female'),
  rests('haemolytic-uraemic-syndrome', 'watery diarrhea for a day, peeing normally', 30, 'male'),
  fires(
    'spreading-skin-infection',
    'skin on my leg is red, hot and tender, spreading by the hour, I am confused',
    60,
    'male',
  ),
  rests('spreading-skin-infection', 'a dry itchy patch on my elbow', 40, 'male'),
  fires('kidney-infection', 'fever and pain in my right flank, burning when I pee', 27, 'female'),
  rests('kidney-infection', 'burns when I pee, no fever, no back pain', 27, 'female'),
]
