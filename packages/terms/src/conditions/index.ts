import { ALLERGIES } from './knowledge/allergies.ts'
import { BLOOD_AND_IMMUNE_SYSTEM } from './knowledge/blood-and-immune-system.ts'
import { BONES_JOINTS_AND_MUSCLES } from './knowledge/bones-joints-and-muscles.ts'
import { CANCER } from './knowledge/cancer.ts'
import { EARS_NOSE_AND_THROAT } from './knowledge/ears-nose-and-throat.ts'
import { EYES } from './knowledge/eyes.ts'
import { GENETIC_DISEASE } from './knowledge/genetic-disease.ts'
import { HEART_AND_CIRCULATION } from './knowledge/heart-and-circulation.ts'
import { HORMONES_AND_METABOLISM } from './knowledge/hormones-and-metabolism.ts'
import { INFECTIONS } from './knowledge/infections.ts'
import { INJURIES_AND_AFTERCARE } from './knowledge/injuries-and-aftercare.ts'
import { KIDNEYS_AND_BLADDER } from './knowledge/kidneys-and-bladder.ts'
import { LIVER_GALLBLADDER_AND_PANCREAS } from './knowledge/liver-gallbladder-and-pancreas.ts'
import { LUNGS_AND_BREATHING } from './knowledge/lungs-and-breathing.ts'
import { MENS_HEALTH } from './knowledge/mens-health.ts'
import { MENTAL_HEALTH } from './knowledge/mental-health.ts'
import { NERVES_AND_BRAIN } from './knowledge/nerves-and-brain.ts'
import { PREGNANCY_AND_BIRTH } from './knowledge/pregnancy-and-birth.ts'
import { SKIN } from './knowledge/skin.ts'
import { STOMACH_AND_BOWEL } from './knowledge/stomach-and-bowel.ts'
import { SURGERY } from './knowledge/surgery.ts'
import { TEETH_AND_MOUTH } from './knowledge/teeth-and-mouth.ts'
import { WOMENS_HEALTH } from './knowledge/womens-health.ts'
import { OFFERED_CONDITIONS } from './offered.ts'
import { type Condition, readConditions } from './read-conditions.ts'

export type { Language } from '../languages.ts'
export type { Condition }

/** Common conditions, allergies and operations: what is offered first, then by category. */
export const CONDITIONS: readonly Condition[] = [
  ...OFFERED_CONDITIONS,
  ...[
    HEART_AND_CIRCULATION,
    LUNGS_AND_BREATHING,
    EARS_NOSE_AND_THROAT,
    EYES,
    TEETH_AND_MOUTH,
    STOMACH_AND_BOWEL,
    LIVER_GALLBLADDER_AND_PANCREAS,
    KIDNEYS_AND_BLADDER,
    HORMONES_AND_METABOLISM,
    BLOOD_AND_IMMUNE_SYSTEM,
    NERVES_AND_BRAIN,
    MENTAL_HEALTH,
    BONES_JOINTS_AND_MUSCLES,
    SKIN,
    INFECTIONS,
    CANCER,
    WOMENS_HEALTH,
    PREGNANCY_AND_BIRTH,
    MENS_HEALTH,
    GENETIC_DISEASE,
    ALLERGIES,
    INJURIES_AND_AFTERCARE,
    SURGERY,
  ].flatMap(readConditions),
]

const folded = (name: string): string =>
  name.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()

let byName: ReadonlyMap<string, Condition> | undefined

/** The condition that is called exactly so in any language, whatever the case. The table of names is made when it is first asked for. */
export function conditionCalled(name: string): Condition | undefined {
  byName ??= new Map(
    CONDITIONS.toReversed().flatMap((each) =>
      Object.values(each.names)
        .flat()
        .map((called) => [folded(called), each] as const),
    ),
  )
  return byName.get(folded(name))
}
