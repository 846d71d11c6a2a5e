import type { RedFlagCase } from '../types.ts'
import { fires, rests } from './rule-case.ts'

export const eyeRuleCases: readonly RedFlagCase[] = [
  fires('bent-lines', 'since last week door frames look wavy with my right eye', 72, 'female'),
  rests('bent-lines', 'my sight has slowly become cloudy and lamps glare at night', 72, 'female'),
  fires('pierced-eye', 'a dart went into his eye', 9, 'male'),
  rests('pierced-eye', 'an eyelash got into my eye', 30, 'female'),
  fires('eye-after-a-blow', 'got a tennis ball in the eye, now I see blurry with it', 22, 'male'),
  rests('eye-after-a-blow', 'my baby poked me in the eye, it waters a bit but I see well', 34, 'female'),
  fires(
    'sight-gone-for-minutes',
    'I could not see with my left eye for ten minutes yesterday, then it came back',
    70,
    'male',
  ),
  rests(
    'sight-gone-for-minutes',
    'shimmering zigzag lines in my sight for 20 minutes, then normal again',
    45,
    'female',
  ),
  fires(
    'drooping-lid-with-double-sight',
    'my eyelid droops since this morning, I see double and have a headache',
    58,
    'female',
  ),
  rests('drooping-lid-with-double-sight', 'my eyelids have been drooping for years', 75, 'female'),
  fires(
    'painful-eye-after-surgery',
    'two days after the injection into my eye it is red and hurts and the sight is blurry',
    80,
    'female',
  ),
  rests('painful-eye-after-surgery', 'I had cataract surgery last week and see well, no pain', 80, 'female'),
  fires('new-floaters-or-flashes', 'suddenly hundreds of black dots in my right eye', 61, 'male'),
  rests('new-floaters-or-flashes', 'a few floaters for years when I look at the sky', 40, 'male'),
  fires('shingles-near-the-eye', 'burning blisters on one side of my forehead and the eye is red', 74, 'male'),
  rests('shingles-near-the-eye', 'pimples on my forehead', 16, 'male'),
  fires('white-pupil', 'in photos her left pupil looks white', 1, 'female'),
  rests('white-pupil', 'red eyes in all flash photos of her', 1, 'female'),
  fires(
    'sight-fading-with-pain-on-moving',
    'right eye went blurry over three days and it hurts to move my eye',
    31,
    'female',
  ),
  rests('sight-fading-with-pain-on-moving', 'my eyes ache after hours at the screen', 31, 'female'),
]
