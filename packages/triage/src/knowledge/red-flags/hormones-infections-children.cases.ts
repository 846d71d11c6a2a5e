import type { RedFlagCase } from '../types.ts'
import { fires, rests } from './rule-case.ts'

export const hormonesInfectionsChildrenCases: readonly RedFlagCase[] = [
  fires('adrenal-crisis', 'has addisons disease, vomiting since the night and now confused', 52, 'female'),
  rests('adrenal-crisis', 'I have addisons disease and a runny nose', 52, 'female'),
  fires('thyroid-storm', 'graves disease, fever 39.4 and heart rate 155', 33, 'female'),
  rests('thyroid-storm', 'graves disease, my heart is a bit fast, no fever', 33, 'female'),
  fires('myxoedema', 'grandma with hypothyroidism, temperature 34.2 C, very drowsy', 81, 'female'),
  rests('myxoedema', 'I have hypothyroidism and always feel cold', 61, 'female'),
  fires('new-diabetes-in-a-child', 'always thirsty, pees all the time and he is losing weight', 8, 'male'),
  rests('new-diabetes-in-a-child', 'drinks a lot on hot days and pees often, otherwise lively', 8, 'male'),
  fires('viral-haemorrhagic-fever', 'worked in an ebola ward until last week, now fever 38.6', 41, 'male'),
  rests('viral-haemorrhagic-fever', 'fever 38.6 and a cough, have not been abroad', 41, 'male'),
  fires(
    'possible-rabies',
    'a dog bit him two months ago in Nepal, now his throat goes into spasm when he tries to drink',
    30,
    'male',
  ),
  rests('possible-rabies', 'our own vaccinated dog nipped my finger, a small scratch', 30, 'male'),
  fires('rabies-exposure', 'woke up with a bat in the bedroom and a tiny scratch on my arm', 26, 'female'),
  rests('rabies-exposure', 'my hamster bit my finger', 26, 'female'),
  fires('botulism', 'ate home canned beans, now double vision and droopy eyelids', 47, 'male'),
  rests('botulism', 'ate home canned beans, now a bit of diarrhea', 47, 'male'),
  fires('limp-limb-after-a-fever', 'had a fever last week, today the left arm hangs limp', 4, 'female'),
  rests('limp-limb-after-a-fever', 'had a fever last week, the arm aches where the vaccine went in', 4, 'female'),
  fires('listeria-in-pregnancy', '30 weeks pregnant, had raw milk cheese, fever 38.7', 29, 'female'),
  rests('listeria-in-pregnancy', '30 weeks pregnant, ate brie by mistake, feel fine, no fever', 29, 'female'),
]
