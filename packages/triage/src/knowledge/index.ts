import { birthBreastConditions } from './conditions/birth-breast.ts'
import { bitesAndElementsConditions } from './conditions/bites-and-elements.ts'
import { bladderProstateConditions } from './conditions/bladder-prostate.ts'
import { bloodConditions } from './conditions/blood.ts'
import { bloodClottingConditions } from './conditions/blood-clotting.ts'
import { bowelConditions } from './conditions/bowel.ts'
import { brainDiseaseConditions } from './conditions/brain-disease.ts'
import { cardiovascularConditions } from './conditions/cardiovascular.ts'
import { childConditions } from './conditions/child.ts'
import { childGrowthConditions } from './conditions/child-growth.ts'
import { drugsAndViolenceConditions } from './conditions/drugs-and-violence.ts'
import { earNoseThroatConditions } from './conditions/ear-nose-throat.ts'
import { earsConditions } from './conditions/ears.ts'
import { endocrineMetabolicConditions } from './conditions/endocrine-metabolic.ts'
import { eyeConditions } from './conditions/eye.ts'
import { eyeFrontConditions } from './conditions/eye-front.ts'
import { eyeSightConditions } from './conditions/eye-sight.ts'
import { footAnkleConditions } from './conditions/foot-ankle.ts'
import { gastrointestinalConditions } from './conditions/gastrointestinal.ts'
import { glandsConditions } from './conditions/glands.ts'
import { gulletStomachConditions } from './conditions/gullet-stomach.ts'
import { hairNailsConditions } from './conditions/hair-nails.ts'
import { heartRhythmConditions } from './conditions/heart-rhythm.ts'
import { heartValvesConditions } from './conditions/heart-valves.ts'
import { herniaAnusConditions } from './conditions/hernia-anus.ts'
import { infectionGeneralConditions } from './conditions/infection-general.ts'
import { infectionsFromAnimalsConditions } from './conditions/infections-from-animals.ts'
import { infectionsOfJourneysConditions } from './conditions/infections-of-journeys.ts'
import { injuryPoisoningConditions } from './conditions/injury-poisoning.ts'
import { kidneyConditions } from './conditions/kidney.ts'
import { lidsConditions } from './conditions/lids.ts'
import { liverPancreasConditions } from './conditions/liver-pancreas.ts'
import { lowerLimbConditions } from './conditions/lower-limb.ts'
import { lungsAcuteConditions } from './conditions/lungs-acute.ts'
import { lungsChronicConditions } from './conditions/lungs-chronic.ts'
import { medicineEffectsConditions } from './conditions/medicine-effects.ts'
import { medicineNervesHormonesConditions } from './conditions/medicine-nerves-hormones.ts'
import { mensHealthConditions } from './conditions/mens-health.ts'
import { mentalHealthConditions } from './conditions/mental-health.ts'
import { metabolismConditions } from './conditions/metabolism.ts'
import { mindConditions } from './conditions/mind.ts'
import { mouthConditions } from './conditions/mouth.ts'
import { musculoskeletalConditions } from './conditions/musculoskeletal.ts'
import { nervesConditions } from './conditions/nerves.ts'
import { neurologicalConditions } from './conditions/neurological.ts'
import { newbornConditions } from './conditions/newborn.ts'
import { noseThroatConditions } from './conditions/nose-throat.ts'
import { poisonsConditions } from './conditions/poisons.ts'
import { pregnancyConditions } from './conditions/pregnancy.ts'
import { pregnancyComplaintsConditions } from './conditions/pregnancy-complaints.ts'
import { reproductivePregnancyConditions } from './conditions/reproductive-pregnancy.ts'
import { respiratoryConditions } from './conditions/respiratory.ts'
import { rheumatismConditions } from './conditions/rheumatism.ts'
import { sexualHealthConditions } from './conditions/sexual-health.ts'
import { skinAllergyConditions } from './conditions/skin-allergy.ts'
import { skinBitesWoundsConditions } from './conditions/skin-bites-wounds.ts'
import { skinBlistersConditions } from './conditions/skin-blisters.ts'
import { skinGrowthsConditions } from './conditions/skin-growths.ts'
import { skinInfectionsConditions } from './conditions/skin-infections.ts'
import { skinRashesConditions } from './conditions/skin-rashes.ts'
import { sleepConditions } from './conditions/sleep.ts'
import { spineAndBonesConditions } from './conditions/spine-and-bones.ts'
import { teethJawConditions } from './conditions/teeth-jaw.ts'
import { traumaConditions } from './conditions/trauma.ts'
import { upperLimbConditions } from './conditions/upper-limb.ts'
import { urinaryKidneyConditions } from './conditions/urinary-kidney.ts'
import { vesselsConditions } from './conditions/vessels.ts'
import { voiceNeckConditions } from './conditions/voice-neck.ts'
import { vulvaContraceptionConditions } from './conditions/vulva-contraception.ts'
import { wombOvariesConditions } from './conditions/womb-ovaries.ts'
import { asksWhileWellFindings } from './findings/asks-while-well.ts'
import { birthBreastFindings } from './findings/birth-breast.ts'
import { bitesAndElementsFindings } from './findings/bites-and-elements.ts'
import { bloodFindings } from './findings/blood.ts'
import { bloodClottingFindings } from './findings/blood-clotting.ts'
import { bonesJointsFindings } from './findings/bones-joints.ts'
import { bowelFindings } from './findings/bowel.ts'
import { brainDiseaseFindings } from './findings/brain-disease.ts'
import { cardiovascularFindings } from './findings/cardiovascular.ts'
import { childFindings } from './findings/child.ts'
import { childGrowthFindings } from './findings/child-growth.ts'
import { dangerPatternsFindings } from './findings/danger-patterns.ts'
import { dangerSignsFindings } from './findings/danger-signs.ts'
import { drugsAndViolenceFindings } from './findings/drugs-and-violence.ts'
import { earNoseThroatFindings } from './findings/ear-nose-throat.ts'
import { earsFindings } from './findings/ears.ts'
import { endocrineMetabolicFindings } from './findings/endocrine-metabolic.ts'
import { eyeFindings } from './findings/eye.ts'
import { eyeFrontFindings } from './findings/eye-front.ts'
import { eyeSightFindings } from './findings/eye-sight.ts'
import { gastrointestinalFindings } from './findings/gastrointestinal.ts'
import { generalFindings } from './findings/general.ts'
import { glandsFindings } from './findings/glands.ts'
import { gulletStomachFindings } from './findings/gullet-stomach.ts'
import { heartRhythmFindings } from './findings/heart-rhythm.ts'
import { heartValvesFindings } from './findings/heart-valves.ts'
import { infectionGeneralFindings } from './findings/infection-general.ts'
import { infectionsFromAnimalsFindings } from './findings/infections-from-animals.ts'
import { infectionsOfJourneysFindings } from './findings/infections-of-journeys.ts'
import { injuryPoisoningFindings } from './findings/injury-poisoning.ts'
import { kidneyBladderFindings } from './findings/kidney-bladder.ts'
import { labValueFindings } from './findings/lab-values.ts'
import { liverPancreasFindings } from './findings/liver-pancreas.ts'
import { lowerLimbFindings } from './findings/lower-limb.ts'
import { lungsFindings } from './findings/lungs.ts'
import { medicineEffectsFindings } from './findings/medicine-effects.ts'
import { medicineSafetyFindings } from './findings/medicine-safety.ts'
import { medicinesTakenFindings } from './findings/medicines-taken.ts'
import { mensHealthFindings } from './findings/mens-health.ts'
import { mentalHealthFindings } from './findings/mental-health.ts'
import { metabolismFindings } from './findings/metabolism.ts'
import { mindFindings } from './findings/mind.ts'
import { mouthTeethFindings } from './findings/mouth-teeth.ts'
import { musculoskeletalFindings } from './findings/musculoskeletal.ts'
import { nervesFindings } from './findings/nerves.ts'
import { neurologicalFindings } from './findings/neurological.ts'
import { newbornFindings } from './findings/newborn.ts'
import { noseThroatFindings } from './findings/nose-throat.ts'
import { plainDangersFindings } from './findings/plain-dangers.ts'
import { poisonsFindings } from './findings/poisons.ts'
import { pregnancyFindings } from './findings/pregnancy.ts'
import { reproductivePregnancyFindings } from './findings/reproductive-pregnancy.ts'
import { respiratoryFindings } from './findings/respiratory.ts'
import { rheumatismFindings } from './findings/rheumatism.ts'
import { sexualHealthFindings } from './findings/sexual-health.ts'
import { skinAllergyFindings } from './findings/skin-allergy.ts'
import { skinGrowthsFindings } from './findings/skin-growths.ts'
import { skinInfectionsFindings } from './findings/skin-infections.ts'
import { skinRashesFindings } from './findings/skin-rashes.ts'
import { sleepFindings } from './findings/sleep.ts'
import { spineAndRibsFindings } from './findings/spine-and-ribs.ts'
import { toldDangersFindings } from './findings/told-dangers.ts'
import { traumaFindings } from './findings/trauma.ts'
import { upperLimbFindings } from './findings/upper-limb.ts'
import { urinaryKidneyFindings } from './findings/urinary-kidney.ts'
import { vesselsFindings } from './findings/vessels.ts'
import { wombOvariesFindings } from './findings/womb-ovaries.ts'
import { bellyPregnancyRules } from './red-flags/belly-pregnancy.ts'
import { bonesJointsRules } from './red-flags/bones-joints.ts'
import { brainRules } from './red-flags/brain.ts'
import { eyeRules } from './red-flags/eye.ts'
import { gutKidneyRules } from './red-flags/gut-kidney.ts'
import { heartBloodRules } from './red-flags/heart-blood.ts'
import { heartLungsRules } from './red-flags/heart-lungs.ts'
import { hormonesInfectionsChildrenRules } from './red-flags/hormones-infections-children.ts'
import { infectionMetabolismRules } from './red-flags/infection-metabolism.ts'
import { labValueRules } from './red-flags/lab-values.ts'
import { lungsRules } from './red-flags/lungs.ts'
import { medicinesPoisonsRules } from './red-flags/medicines-poisons.ts'
import { mindPoisonInjuryRules } from './red-flags/mind-poison-injury.ts'
import { mouthThroatRules } from './red-flags/mouth-throat.ts'
import { nervesMindRules } from './red-flags/nerves-mind.ts'
import { plainDangersRules } from './red-flags/plain-dangers.ts'
import { reproductiveRules } from './red-flags/reproductive.ts'
import { skinEyeRules } from './red-flags/skin-eye.ts'
import { toldDangersRules } from './red-flags/told-dangers.ts'
import type { Condition, Finding, RedFlagRule } from './types.ts'

export const FINDINGS: readonly Finding[] = [
  ...generalFindings,
  ...dangerSignsFindings,
  ...dangerPatternsFindings,
  ...plainDangersFindings,
  ...toldDangersFindings,
  ...asksWhileWellFindings,
  ...cardiovascularFindings,
  ...heartValvesFindings,
  ...heartRhythmFindings,
  ...vesselsFindings,
  ...bloodFindings,
  ...bloodClottingFindings,
  ...respiratoryFindings,
  ...lungsFindings,
  ...earNoseThroatFindings,
  ...earsFindings,
  ...noseThroatFindings,
  ...mouthTeethFindings,
  ...gastrointestinalFindings,
  ...urinaryKidneyFindings,
  ...reproductivePregnancyFindings,
  ...pregnancyFindings,
  ...sexualHealthFindings,
  ...mensHealthFindings,
  ...wombOvariesFindings,
  ...birthBreastFindings,
  ...neurologicalFindings,
  ...mentalHealthFindings,
  ...drugsAndViolenceFindings,
  ...mindFindings,
  ...sleepFindings,
  ...nervesFindings,
  ...brainDiseaseFindings,
  ...musculoskeletalFindings,
  ...skinAllergyFindings,
  ...skinGrowthsFindings,
  ...skinRashesFindings,
  ...skinInfectionsFindings,
  ...eyeFindings,
  ...eyeSightFindings,
  ...eyeFrontFindings,
  ...endocrineMetabolicFindings,
  ...infectionGeneralFindings,
  ...injuryPoisoningFindings,
  ...medicinesTakenFindings,
  ...labValueFindings,
  ...medicineEffectsFindings,
  ...poisonsFindings,
  ...bitesAndElementsFindings,
  ...childFindings,
  ...medicineSafetyFindings,
  ...bonesJointsFindings,
  ...upperLimbFindings,
  ...lowerLimbFindings,
  ...gulletStomachFindings,
  ...bowelFindings,
  ...liverPancreasFindings,
  ...kidneyBladderFindings,
  ...rheumatismFindings,
  ...spineAndRibsFindings,
  ...traumaFindings,
  ...glandsFindings,
  ...metabolismFindings,
  ...infectionsFromAnimalsFindings,
  ...infectionsOfJourneysFindings,
  ...newbornFindings,
  ...childGrowthFindings,
]

export const CONDITIONS: readonly Condition[] = [
  ...cardiovascularConditions,
  ...heartValvesConditions,
  ...heartRhythmConditions,
  ...vesselsConditions,
  ...bloodConditions,
  ...bloodClottingConditions,
  ...respiratoryConditions,
  ...lungsChronicConditions,
  ...lungsAcuteConditions,
  ...earNoseThroatConditions,
  ...earsConditions,
  ...noseThroatConditions,
  ...voiceNeckConditions,
  ...teethJawConditions,
  ...mouthConditions,
  ...gastrointestinalConditions,
  ...urinaryKidneyConditions,
  ...reproductivePregnancyConditions,
  ...pregnancyConditions,
  ...pregnancyComplaintsConditions,
  ...mensHealthConditions,
  ...sexualHealthConditions,
  ...vulvaContraceptionConditions,
  ...wombOvariesConditions,
  ...birthBreastConditions,
  ...neurologicalConditions,
  ...mentalHealthConditions,
  ...drugsAndViolenceConditions,
  ...mindConditions,
  ...sleepConditions,
  ...nervesConditions,
  ...brainDiseaseConditions,
  ...musculoskeletalConditions,
  ...skinAllergyConditions,
  ...hairNailsConditions,
  ...skinGrowthsConditions,
  ...skinRashesConditions,
  ...skinBlistersConditions,
  ...skinBitesWoundsConditions,
  ...skinInfectionsConditions,
  ...eyeConditions,
  ...lidsConditions,
  ...eyeSightConditions,
  ...eyeFrontConditions,
  ...endocrineMetabolicConditions,
  ...infectionGeneralConditions,
  ...injuryPoisoningConditions,
  ...medicineEffectsConditions,
  ...medicineNervesHormonesConditions,
  ...poisonsConditions,
  ...bitesAndElementsConditions,
  ...childConditions,
  ...upperLimbConditions,
  ...lowerLimbConditions,
  ...footAnkleConditions,
  ...gulletStomachConditions,
  ...bowelConditions,
  ...herniaAnusConditions,
  ...liverPancreasConditions,
  ...kidneyConditions,
  ...bladderProstateConditions,
  ...rheumatismConditions,
  ...spineAndBonesConditions,
  ...traumaConditions,
  ...glandsConditions,
  ...metabolismConditions,
  ...infectionsFromAnimalsConditions,
  ...infectionsOfJourneysConditions,
  ...newbornConditions,
  ...childGrowthConditions,
]

export const RED_FLAGS: readonly RedFlagRule[] = [
  ...heartLungsRules,
  ...lungsRules,
  ...mouthThroatRules,
  ...heartBloodRules,
  ...brainRules,
  ...nervesMindRules,
  ...infectionMetabolismRules,
  ...bellyPregnancyRules,
  ...reproductiveRules,
  ...plainDangersRules,
  ...toldDangersRules,
  ...mindPoisonInjuryRules,
  ...labValueRules,
  ...medicinesPoisonsRules,
  ...bonesJointsRules,
  ...gutKidneyRules,
  ...hormonesInfectionsChildrenRules,
  ...skinEyeRules,
  ...eyeRules,
]
