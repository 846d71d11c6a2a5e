import type { RedFlagCase } from '../types.ts'
import { fires, rests } from './rule-case.ts'

export const brainCases: readonly RedFlagCase[] = [
  fires(
    'possible-stroke',
    'my husband’s face is drooping and he cannot lift his arm, his speech is slurred',
    71,
    'male',
  ),
  fires(
    'possible-stroke',
    'sudden weakness of the right arm and leg, she cannot get the words out; now it is gone',
    78,
    'female',
  ),
  rests('possible-stroke', 'my arm is tired after tennis', 30, 'male'),
  fires('sudden-worst-headache', 'worst headache of my life, it came in a second', 44, 'female'),
  rests('sudden-worst-headache', 'dull headache in the afternoon, both sides', 36, 'male'),
  fires('possible-meningitis', 'fever, bad headache and a stiff neck, light hurts my eyes', 19, 'male'),
  rests('possible-meningitis', 'stiff neck since I slept badly, no fever', 35, 'female'),
  fires('seizure', 'my son had a seizure for two minutes', 6, 'male'),
  rests('seizure', 'I am fit and healthy but have a cough', 30, 'male'),
  fires('serious-head-injury', 'hit my head and passed out, now I keep vomiting', 16, 'male'),
  rests('serious-head-injury', 'bumped my head on a cupboard, small lump, otherwise fine', 30, 'female'),
  fires('cauda-equina', 'back pain and numb between my legs since this morning', 46, 'female'),
  rests('cauda-equina', 'lower back pain after lifting, no numbness, peeing normally', 46, 'female'),
  fires('confusion-new', 'my mother is suddenly confused and does not know where she is', 79, 'female'),
  rests('confusion-new', 'I am confused about which doctor to see for my acne', 22, 'female'),
  fires('sudden-sight-loss', 'a curtain came down over my right eye today with flashes', 60, 'male'),
  rests('sudden-sight-loss', 'I need stronger reading glasses', 48, 'female'),
  fires('painful-red-eye-with-sight-change', 'painful red eye, halos around lights and vomiting', 67, 'female'),
  rests('painful-red-eye-with-sight-change', 'pink itchy eyes with watery discharge', 14, 'male'),
  fires('chemical-in-eye', 'bleach splashed into my eye', 33, 'female'),
  rests('chemical-in-eye', 'dry eyes from the screen', 33, 'female'),
  fires(
    'headache-over-50-with-jaw-or-sight',
    'new headache at the temple, my scalp is tender and my jaw hurts when I chew',
    74,
    'female',
  ),
  rests('headache-over-50-with-jaw-or-sight', 'headache after too little sleep', 60, 'male'),
]
