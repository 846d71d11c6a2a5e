import type { RedFlagCase } from '../types.ts'
import { fires, rests } from './rule-case.ts'

export const mouthThroatCases: readonly RedFlagCase[] = [
  fires(
    'infection-of-the-floor-of-the-mouth',
    'toothache for days, now it is hard and swollen under my tongue, fever',
    40,
    'male',
  ),
  rests('infection-of-the-floor-of-the-mouth', 'a lump swells under my jaw when I eat and goes down after', 40, 'male'),
  fires('throat-infection-with-stiff-neck', 'fever and sore throat, she cannot turn her neck and drools', 4, 'female'),
  rests('throat-infection-with-stiff-neck', 'sore throat and a runny nose for two days', 4, 'female'),
  fires('grey-skin-in-throat', 'sore throat with a grey membrane over the tonsils, fever', 9, 'male'),
  rests('grey-skin-in-throat', 'white spots on my tonsils and fever', 9, 'male'),
  fires('knocked-out-tooth', 'my front tooth got knocked out at football ten minutes ago', 13, 'male'),
  rests('knocked-out-tooth', 'my son lost a baby tooth at breakfast', 6, 'male'),
  fires('jaw-out-of-joint', 'my jaw is stuck open after a big yawn', 25, 'female'),
  rests('jaw-out-of-joint', 'my jaw clicks when I open my mouth wide', 25, 'female'),
  fires(
    'ear-infection-that-spreads',
    'my ear has been running for weeks and today the left side of my face droops',
    44,
    'male',
  ),
  rests('ear-infection-that-spreads', 'my ear runs a bit after swimming', 44, 'male'),
  fires('hoarse-for-weeks-from-45', 'I have been hoarse for six weeks, I smoke', 58, 'male'),
  rests('hoarse-for-weeks-from-45', 'hoarse since yesterday with a cold, I smoke', 58, 'male'),
  fires('mouth-sore-that-does-not-heal', 'a sore on my tongue has not healed for five weeks', 60, 'male'),
  rests('mouth-sore-that-does-not-heal', 'a canker sore inside my lip for three days', 20, 'female'),
]
