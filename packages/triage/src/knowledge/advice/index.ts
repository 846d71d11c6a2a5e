import { bonesJointsAdvice } from './bones-joints.ts'
import { generalAdvice } from './general.ts'
import { gutLiverAdvice } from './gut-liver.ts'
import { heartAndBloodAdvice } from './heart-and-blood.ts'
import { hormonesInfectionsChildrenAdvice } from './hormones-infections-children.ts'
import { kidneyBladderAdvice } from './kidney-bladder.ts'
import { lungsMouthAdvice } from './lungs-mouth.ts'
import { medicinesPoisonsAdvice } from './medicines-poisons.ts'
import { nervesMindAdvice } from './nerves-mind.ts'
import { reproductiveAdvice } from './reproductive.ts'
import { skinAndEyeAdvice } from './skin-and-eye.ts'
import type { Advice } from './types.ts'
import { untilHelpComesAdvice } from './until-help-comes.ts'

const VOCABULARY = {
  ...generalAdvice,
  ...bonesJointsAdvice,
  ...gutLiverAdvice,
  ...medicinesPoisonsAdvice,
  ...kidneyBladderAdvice,
  ...heartAndBloodAdvice,
  ...lungsMouthAdvice,
  ...reproductiveAdvice,
  ...hormonesInfectionsChildrenAdvice,
  ...nervesMindAdvice,
  ...skinAndEyeAdvice,
  ...untilHelpComesAdvice,
}

export type AdviceId = keyof typeof VOCABULARY

/** All that a condition can advise, each written once. */
export const ADVICE: Readonly<Record<AdviceId, Advice>> = VOCABULARY
