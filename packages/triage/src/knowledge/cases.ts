import { birthBreastCases } from './conditions/birth-breast.cases.ts'
import { bitesAndElementsCases } from './conditions/bites-and-elements.cases.ts'
import { bladderProstateCases } from './conditions/bladder-prostate.cases.ts'
import { bloodCases } from './conditions/blood.cases.ts'
import { bloodClottingCases } from './conditions/blood-clotting.cases.ts'
import { bowelCases } from './conditions/bowel.cases.ts'
import { brainDiseaseCases } from './conditions/brain-disease.cases.ts'
import { cardiovascularCases } from './conditions/cardiovascular.cases.ts'
import { childCases } from './conditions/child.cases.ts'
import { childGrowthCases } from './conditions/child-growth.cases.ts'
import { drugsAndViolenceCases } from './conditions/drugs-and-violence.cases.ts'
import { earNoseThroatCases } from './conditions/ear-nose-throat.cases.ts'
import { earsCases } from './conditions/ears.cases.ts'
import { endocrineMetabolicCases } from './conditions/endocrine-metabolic.cases.ts'
import { eyeCases } from './conditions/eye.cases.ts'
import { eyeFrontCases } from './conditions/eye-front.cases.ts'
import { eyeSightCases } from './conditions/eye-sight.cases.ts'
import { footAnkleCases } from './conditions/foot-ankle.cases.ts'
import { gastrointestinalCases } from './conditions/gastrointestinal.cases.ts'
import { glandsCases } from './conditions/glands.cases.ts'
import { gulletStomachCases } from './conditions/gullet-stomach.cases.ts'
import { hairNailsCases } from './conditions/hair-nails.cases.ts'
import { heartRhythmCases } from './conditions/heart-rhythm.cases.ts'
import { heartValvesCases } from './conditions/heart-valves.cases.ts'
import { herniaAnusCases } from './conditions/hernia-anus.cases.ts'
import { infectionGeneralCases } from './conditions/infection-general.cases.ts'
import { infectionsFromAnimalsCases } from './conditions/infections-from-animals.cases.ts'
import { infectionsOfJourneysCases } from './conditions/infections-of-journeys.cases.ts'
import { injuryPoisoningCases } from './conditions/injury-poisoning.cases.ts'
import { kidneyCases } from './conditions/kidney.cases.ts'
import { lidsCases } from './conditions/lids.cases.ts'
import { liverPancreasCases } from './conditions/liver-pancreas.cases.ts'
import { lowerLimbCases } from './conditions/lower-limb.cases.ts'
import { lungsAcuteCases } from './conditions/lungs-acute.cases.ts'
import { lungsChronicCases } from './conditions/lungs-chronic.cases.ts'
import { medicineEffectsCases } from './conditions/medicine-effects.cases.ts'
import { medicineNervesHormonesCases } from './conditions/medicine-nerves-hormones.cases.ts'
import { mensHealthCases } from './conditions/mens-health.cases.ts'
import { mentalHealthCases } from './conditions/mental-health.cases.ts'
import { metabolismCases } from './conditions/metabolism.cases.ts'
import { mindCases } from './conditions/mind.cases.ts'
import { mouthCases } from './conditions/mouth.cases.ts'
import { musculoskeletalCases } from './conditions/musculoskeletal.cases.ts'
import { nervesCases } from './conditions/nerves.cases.ts'
import { neurologicalCases } from './conditions/neurological.cases.ts'
import { newbornCases } from './conditions/newborn.cases.ts'
import { noseThroatCases } from './conditions/nose-throat.cases.ts'
import { poisonsCases } from './conditions/poisons.cases.ts'
import { pregnancyCases } from './conditions/pregnancy.cases.ts'
import { reproductivePregnancyCases } from './conditions/reproductive-pregnancy.cases.ts'
import { respiratoryCases } from './conditions/respiratory.cases.ts'
import { rheumatismCases } from './conditions/rheumatism.cases.ts'
import { sexualHealthCases } from './conditions/sexual-health.cases.ts'
import { skinAllergyCases } from './conditions/skin-allergy.cases.ts'
import { skinBitesWoundsCases } from './conditions/skin-bites-wounds.cases.ts'
import { skinBlistersCases } from './conditions/skin-blisters.cases.ts'
import { skinGrowthsCases } from './conditions/skin-growths.cases.ts'
import { skinInfectionsCases } from './conditions/skin-infections.cases.ts'
import { skinRashesCases } from './conditions/skin-rashes.cases.ts'
import { sleepCases } from './conditions/sleep.cases.ts'
import { spineAndBonesCases } from './conditions/spine-and-bones.cases.ts'
import { teethJawCases } from './conditions/teeth-jaw.cases.ts'
import { traumaCases } from './conditions/trauma.cases.ts'
import { upperLimbCases } from './conditions/upper-limb.cases.ts'
import { urinaryKidneyCases } from './conditions/urinary-kidney.cases.ts'
import { vesselsCases } from './conditions/vessels.cases.ts'
import { voiceNeckCases } from './conditions/voice-neck.cases.ts'
import { vulvaContraceptionCases } from './conditions/vulva-contraception.cases.ts'
import { wombOvariesCases } from './conditions/womb-ovaries.cases.ts'
import { bellyPregnancyCases } from './red-flags/belly-pregnancy.cases.ts'
import { bonesJointsCases } from './red-flags/bones-joints.cases.ts'
import { brainCases } from './red-flags/brain.cases.ts'
import { eyeRuleCases } from './red-flags/eye.cases.ts'
import { gutKidneyCases } from './red-flags/gut-kidney.cases.ts'
import { heartBloodCases } from './red-flags/heart-blood.cases.ts'
import { heartLungsCases } from './red-flags/heart-lungs.cases.ts'
import { hormonesInfectionsChildrenCases } from './red-flags/hormones-infections-children.cases.ts'
import { infectionMetabolismCases } from './red-flags/infection-metabolism.cases.ts'
import { labValueCases } from './red-flags/lab-values.cases.ts'
import { lungsCases } from './red-flags/lungs.cases.ts'
import { medicinesPoisonsCases } from './red-flags/medicines-poisons.cases.ts'
import { mindPoisonInjuryCases } from './red-flags/mind-poison-injury.cases.ts'
import { mouthThroatCases } from './red-flags/mouth-throat.cases.ts'
import { nervesMindRuleCases } from './red-flags/nerves-mind.cases.ts'
import { plainDangersCases } from './red-flags/plain-dangers.cases.ts'
import { reproductiveCases } from './red-flags/reproductive.cases.ts'
import { skinEyeCases } from './red-flags/skin-eye.cases.ts'
import { toldDangersCases } from './red-flags/told-dangers.cases.ts'
import type { ConditionCase, RedFlagCase } from './types.ts'

/** Cases by the file they stand in, for the tests; the engine never reads them. */
export const CONDITION_CASES: Readonly<Record<string, readonly ConditionCase[]>> = {
  cardiovascular: cardiovascularCases,
  'heart-valves': heartValvesCases,
  'heart-rhythm': heartRhythmCases,
  vessels: vesselsCases,
  blood: bloodCases,
  'blood-clotting': bloodClottingCases,
  respiratory: respiratoryCases,
  'lungs-chronic': lungsChronicCases,
  'lungs-acute': lungsAcuteCases,
  'ear-nose-throat': earNoseThroatCases,
  ears: earsCases,
  'nose-throat': noseThroatCases,
  'voice-neck': voiceNeckCases,
  'teeth-jaw': teethJawCases,
  mouth: mouthCases,
  gastrointestinal: gastrointestinalCases,
  'urinary-kidney': urinaryKidneyCases,
  'reproductive-pregnancy': reproductivePregnancyCases,
  pregnancy: pregnancyCases,
  'mens-health': mensHealthCases,
  'sexual-health': sexualHealthCases,
  'vulva-contraception': vulvaContraceptionCases,
  'womb-ovaries': wombOvariesCases,
  'birth-breast': birthBreastCases,
  neurological: neurologicalCases,
  'drugs-and-violence': drugsAndViolenceCases,
  mind: mindCases,
  sleep: sleepCases,
  nerves: nervesCases,
  'brain-disease': brainDiseaseCases,
  'mental-health': mentalHealthCases,
  musculoskeletal: musculoskeletalCases,
  'skin-allergy': skinAllergyCases,
  'hair-nails': hairNailsCases,
  'skin-growths': skinGrowthsCases,
  'skin-rashes': skinRashesCases,
  'skin-blisters': skinBlistersCases,
  'skin-bites-wounds': skinBitesWoundsCases,
  'skin-infections': skinInfectionsCases,
  eye: eyeCases,
  lids: lidsCases,
  'eye-sight': eyeSightCases,
  'eye-front': eyeFrontCases,
  'endocrine-metabolic': endocrineMetabolicCases,
  'infection-general': infectionGeneralCases,
  'injury-poisoning': injuryPoisoningCases,
  'medicine-nerves-hormones': medicineNervesHormonesCases,
  'medicine-effects': medicineEffectsCases,
  poisons: poisonsCases,
  'bites-and-elements': bitesAndElementsCases,
  child: childCases,
  'upper-limb': upperLimbCases,
  'lower-limb': lowerLimbCases,
  'foot-ankle': footAnkleCases,
  'gullet-stomach': gulletStomachCases,
  bowel: bowelCases,
  'hernia-anus': herniaAnusCases,
  'liver-pancreas': liverPancreasCases,
  kidney: kidneyCases,
  'bladder-prostate': bladderProstateCases,
  rheumatism: rheumatismCases,
  'spine-and-bones': spineAndBonesCases,
  trauma: traumaCases,
  glands: glandsCases,
  metabolism: metabolismCases,
  'infections-from-animals': infectionsFromAnimalsCases,
  'infections-of-journeys': infectionsOfJourneysCases,
  newborn: newbornCases,
  'child-growth': childGrowthCases,
}

export const RED_FLAG_CASES: Readonly<Record<string, readonly RedFlagCase[]>> = {
  'heart-lungs': heartLungsCases,
  lungs: lungsCases,
  'mouth-throat': mouthThroatCases,
  'heart-blood': heartBloodCases,
  brain: brainCases,
  'nerves-mind': nervesMindRuleCases,
  'infection-metabolism': infectionMetabolismCases,
  'belly-pregnancy': bellyPregnancyCases,
  reproductive: reproductiveCases,
  'plain-dangers': plainDangersCases,
  'told-dangers': toldDangersCases,
  'mind-poison-injury': mindPoisonInjuryCases,
  'lab-values': labValueCases,
  'medicines-poisons': medicinesPoisonsCases,
  'bones-joints': bonesJointsCases,
  'gut-kidney': gutKidneyCases,
  'hormones-infections-children': hormonesInfectionsChildrenCases,
  'skin-eye': skinEyeCases,
  'eye-rules': eyeRuleCases,
}
