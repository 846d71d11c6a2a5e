import type { RedFlagCase } from '../types.ts'
import { fires, rests } from './rule-case.ts'

export const lungsCases: readonly RedFlagCase[] = [
  fires(
    'lung-under-pressure',
    'trachea deviated to the left, absent breath sounds on the right, BP 75/40 after a car crash',
    30,
    'male',
  ),
  rests('lung-under-pressure', 'the x ray last year showed a small collapsed lung, I feel fine now', 30, 'male'),
  fires('smoke-in-the-airway', 'was in a house fire an hour ago, now my voice is hoarse', 41, 'male'),
  rests('smoke-in-the-airway', 'smelled smoke from the neighbours’ barbecue, my eyes sting a bit', 41, 'male'),
  fires(
    'sharp-gas-breathed-in',
    'I mixed bleach and vinegar, breathed in the fumes and now I am short of breath',
    37,
    'female',
  ),
  rests('sharp-gas-breathed-in', 'the bleach fumes made my eyes water for a minute, all fine now', 37, 'female'),
  fires('height-sickness-of-lung-or-brain', 'at base camp at 4800 m he is confused and staggers', 35, 'male'),
  rests('height-sickness-of-lung-or-brain', 'slight headache since we arrived at 2800 meters', 35, 'male'),
]
