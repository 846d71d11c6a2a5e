import { bonesJointsSigns } from './bones-joints.ts'
import { generalSigns } from './general.ts'
import { gutLiverSigns } from './gut-liver.ts'
import { heartAndBloodSigns } from './heart-and-blood.ts'
import { hormonesInfectionsChildrenSigns } from './hormones-infections-children.ts'
import { kidneyBladderSigns } from './kidney-bladder.ts'
import { lungsMouthSigns } from './lungs-mouth.ts'
import { medicinesPoisonsSigns } from './medicines-poisons.ts'
import { nervesMindSigns } from './nerves-mind.ts'
import { reproductiveSigns } from './reproductive.ts'
import { skinAndEyeSigns } from './skin-and-eye.ts'

const VOCABULARY = {
  ...heartAndBloodSigns,
  ...generalSigns,
  ...hormonesInfectionsChildrenSigns,
  ...lungsMouthSigns,
  ...skinAndEyeSigns,
  ...gutLiverSigns,
  ...medicinesPoisonsSigns,
  ...nervesMindSigns,
  ...bonesJointsSigns,
  ...reproductiveSigns,
  ...kidneyBladderSigns,
}

export type SignId = keyof typeof VOCABULARY

/** Signs with which to be seen sooner that are no findings, each written once. `{time}` is a span of time. */
export const SIGNS: Readonly<Record<SignId, string>> = VOCABULARY
