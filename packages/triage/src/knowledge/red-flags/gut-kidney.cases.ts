import type { RedFlagCase } from '../types.ts'
import { fires, rests } from './rule-case.ts'

export const gutKidneyCases: readonly RedFlagCase[] = [
  fires(
    'food-stuck-in-the-gullet',
    'chicken got stuck in my gullet at lunch and I keep spitting out my saliva',
    51,
    'male',
  ),
  rests('food-stuck-in-the-gullet', 'now and then bread gets stuck for a second, then it goes down', 45, 'female'),
  fires('torn-gullet', 'after vomiting all night I suddenly have excruciating chest pain', 44, 'male'),
  rests('torn-gullet', 'my ribs are a little sore after throwing up with a stomach bug', 30, 'female'),
  fires(
    'gut-or-kidney-without-blood',
    'I have atrial fibrillation and unbearable belly pain since an hour',
    76,
    'female',
  ),
  rests('gut-or-kidney-without-blood', 'I have atrial fibrillation and feel a bit bloated', 76, 'female'),
  fires(
    'infected-blocked-kidney',
    'passing a kidney stone, flank pain and now fever 38.9 with shaking chills',
    49,
    'male',
  ),
  rests('infected-blocked-kidney', 'passing a kidney stone with flank pain, no fever', 49, 'male'),
  fires('cirrhosis-with-danger-signs', 'my brother has cirrhosis and is confused today', 56, 'male'),
  rests('cirrhosis-with-danger-signs', 'I have cirrhosis and my skin itches', 56, 'male'),
  fires('colitis-with-swollen-belly', 'I have crohns, belly hugely swollen, fever 38.8', 30, 'female'),
  rests('colitis-with-swollen-belly', 'I have crohns and loose stools twice a day', 30, 'female'),
  fires('severe-colitis', 'bloody diarrhea 10 times a day and fever 38.5', 27, 'male'),
  rests('severe-colitis', 'a bit of blood on the paper after hard stool', 27, 'male'),
  fires('cholera-like-diarrhoea', 'stools like rice water, litres of it, hardly any urine', 35, 'female'),
  rests('cholera-like-diarrhoea', 'watery diarrhea four times today, drinking well', 35, 'female'),
  fires('object-in-the-rectum', 'a bottle is stuck in my rectum', 40, 'male'),
  rests('object-in-the-rectum', 'feels like something is hard in my bottom when I am constipated', 40, 'male'),
  fires(
    'muscle-breakdown',
    'brown urine two days after crossfit, my arms are swollen and every muscle hurts',
    28,
    'male',
  ),
  rests('muscle-breakdown', 'every muscle hurts two days after crossfit, urine looks normal', 28, 'male'),
  fires('blow-to-kidney-or-belly', 'fell onto the handlebar with my belly, very pale and tummy pain', 11, 'male'),
  rests('blow-to-kidney-or-belly', 'kicked in the side at football, a small bruise, otherwise fine', 22, 'male'),
  fires('inflamed-kidneys', 'his face is puffy in the morning and his urine is cola coloured', 6, 'male'),
  rests('inflamed-kidneys', 'puffy eyes after crying all evening', 24, 'female'),
]
