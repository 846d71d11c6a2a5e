import { ALIMENTARY_TRACT } from './alimentary-tract.ts'
import { ANTI_INFECTIVES } from './anti-infectives.ts'
import { ANTIDOTES_AND_VARIOUS } from './antidotes-and-various.ts'
import { BLOOD } from './blood.ts'
import { CANCER_AND_IMMUNE_SYSTEM } from './cancer-and-immune-system.ts'
import { CARDIOVASCULAR_SYSTEM } from './cardiovascular-system.ts'
import { EYES } from './eyes.ts'
import { GENITO_URINARY_SYSTEM } from './genito-urinary-system.ts'
import { MUSCULO_SKELETAL_SYSTEM } from './musculo-skeletal-system.ts'
import { NERVOUS_SYSTEM } from './nervous-system.ts'
import { PARASITES } from './parasites.ts'
import { RESPIRATORY_SYSTEM } from './respiratory-system.ts'
import { SKIN } from './skin.ts'
import { SUPPLEMENTS } from './supplements.ts'
import { SYSTEMIC_HORMONES } from './systemic-hormones.ts'

/** Every ingredient, by ATC group. */
export const INGREDIENTS = [
  ...ALIMENTARY_TRACT,
  ...BLOOD,
  ...CARDIOVASCULAR_SYSTEM,
  ...SKIN,
  ...GENITO_URINARY_SYSTEM,
  ...SYSTEMIC_HORMONES,
  ...ANTI_INFECTIVES,
  ...CANCER_AND_IMMUNE_SYSTEM,
  ...MUSCULO_SKELETAL_SYSTEM,
  ...NERVOUS_SYSTEM,
  ...PARASITES,
  ...RESPIRATORY_SYSTEM,
  ...EYES,
  ...ANTIDOTES_AND_VARIOUS,
  ...SUPPLEMENTS,
]

export type IngredientId = (typeof INGREDIENTS)[number]['id']
