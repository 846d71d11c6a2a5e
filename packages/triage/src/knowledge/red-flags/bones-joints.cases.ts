import type { RedFlagCase } from '../types.ts'
import { fires, rests } from './rule-case.ts'

export const bonesJointsCases: readonly RedFlagCase[] = [
  fires(
    'limb-under-pressure',
    'since they put my leg in plaster the calf feels rock hard and moving my toes is agony',
    25,
    'male',
  ),
  fires(
    'limb-under-pressure',
    'forearm fracture in cast, pain out of proportion, tense forearm, paraesthesia',
    14,
    'male',
  ),
  rests(
    'limb-under-pressure',
    'my calf gets hard as a rock with a cramp at night, terrible pain for a minute',
    60,
    'female',
  ),
  rests('limb-under-pressure', 'the cast on my wrist itches', 12, 'female'),
  fires('shoulder-out-of-socket', 'fell skiing and my shoulder popped out', 33, 'male'),
  rests('shoulder-out-of-socket', 'my shoulder is sore since I painted the ceiling', 40, 'female'),
  rests('shoulder-out-of-socket', 'I dislocated my shoulder years ago and want exercises for it', 40, 'female'),
  fires(
    'infected-finger-tendon',
    'cat bite on the finger two days ago, whole finger swollen and it hurts terribly to straighten the finger',
    48,
  ),
  rests(
    'infected-finger-tendon',
    'my finger is sore after I jammed it with the basketball, hurts to straighten the finger',
    17,
  ),
  fires('limping-child-with-fever', 'my son has 38.9 and has been limping since yesterday', 4, 'male'),
  rests('limping-child-with-fever', 'my son has a fever and a runny nose', 4, 'male'),
  fires('limping-toddler', 'she started limping this morning, we saw no fall', 1.5, 'female'),
  rests('limping-toddler', 'she has been limping since she stubbed her toe', 7, 'female'),
  fires('hip-of-a-growing-child', 'limping for two weeks with pain in his thigh and groin', 12, 'male'),
  rests('hip-of-a-growing-child', 'knees hurt when he climbs stairs', 12, 'male'),
  fires('torn-achilles-tendon', 'at badminton I felt a kick in the back of my heel and heard a pop', 44, 'male'),
  rests('torn-achilles-tendon', 'my achilles is stiff in the morning', 44, 'male'),
]
