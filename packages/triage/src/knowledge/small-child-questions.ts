import type { FindingId } from './types.ts'

/**
 * A child under five cannot tell what it feels: its carer is asked for a sign instead, `{child}` being how the child is
 * spoken of (NICE NG143 Fever in under 5s, 2021).
 */
export const SIGN_QUESTIONS: Readonly<Record<FindingId, string>> = {
  'sore-throat': 'Does {child} refuse food, or cry when swallowing?',
  'mouth-pain': 'Does {child} refuse food, or cry when eating?',
  'belly-pain': 'Does {child} cry and pull up the legs, or hold the belly?',
  'painful-urination': 'Does {child} cry when passing urine?',
  'little-urine': 'Has {child} had far fewer wet diapers than usual?',
  'shortness-of-breath': 'Does {child} breathe fast, or struggle to breathe?',
  'severe-breathlessness': 'Is {child} too breathless to drink, feed or cry?',
  'light-sensitivity': 'Does {child} turn away from light, or cry in it?',
  'stiff-neck': 'Is the neck stiff: does {child} cry when it is bent forward?',
  'joint-pain': 'Does {child} limp, or not use an arm or a leg?',
  'severe-pain': 'Does {child} cry without letting anybody soothe the pain?',
  itching: 'Does {child} scratch a lot?',
  fatigue: 'Does {child} play and move much less than usual?',
  unwell: 'Does {child} look ill?',
  'general-weakness': 'Is {child} too weak to play, sit or hold on as usual?',
  'loss-of-appetite': 'Does {child} eat or drink less than usual?',
  confusion: 'Does {child} not know you, or not answer as usual?',
}

/** Questions that only somebody who speaks, or is older, can answer: a child under five is not asked them. */
export const NEEDS_SPEECH: ReadonlySet<FindingId> = new Set(
  `body-aches chills muscle-ache-local headache severe-headache sudden-worst-headache one-sided-headache
  throbbing-headache aura dizziness vertigo near-fainting nausea chest-pain chest-pressure pain-with-breathing
  pain-on-exertion breathless-on-exertion palpitations skipped-beats tingling blurred-vision double-vision back-pain
  neck-pain flank-pain upper-belly-pain upper-right-belly-pain lower-belly-pain lower-belly-pain-one-side
  pain-moved-from-navel pain-through-to-back pain-in-waves heartburn sour-taste bad-taste taste-change loss-of-smell
  better-with-antacid better-leaning-forward better-after-stool worse-after-eating worse-bending worse-moving
  worse-lying face-pain left-rib-fullness one-sided-throat-pain throat-tightness ear-ringing ear-fullness ear-itch
  reduced-hearing ear-pain ear-tug-pain burning-skin-pain itchy-eyes eye-pain something-in-eye eyelid-pain pain-worse-chewing tooth-pain
  morning-stiffness-short morning-stiffness-long small-joints-both-sides severe-joint-pain muscle-spasms brain-fog
  memory-gap low-mood anxiety irritable-mood flashbacks-nightmares jumpy inattentive restless-fidgety
  suicidal-thoughts heat-intolerance cold-intolerance urgent-urination smoker heavy-drinking overweight
  unprotected-sex wears-contact-lenses takes-nsaids blood-thinner heavy-periods vaginal-itch craves-ice
  ankle-pain foot-pain finger-pain thigh-pain shin-pain inner-knee-pain outer-knee-pain inner-elbow-pain outer-elbow-pain
  outer-hip-pain hip-catches forefoot-pain pebble-in-shoe sole-tingling inner-ankle-pain trouble-with-socks worse-turning-key-or-jar
  arm-tires-overhead worse-sitting buttock-pain bone-pain knotted-muscle leg-cramps inflammatory-back-pain one-spot-on-bone
  training-increase shin-tight-on-running kneels-a-lot leans-on-elbows cares-for-newborn punched-something
  rich-food-alcohol after-exercise pop-felt joint-grinding kneecap-pain chest-wall-tender scalp-itch
  pain-swallowing-in-chest worse-with-hot-or-cold-drinks early-fullness tenesmus afraid-to-eat-for-pain
  belly-wall-spot anal-cramp-short bladder-pain-when-full pain-around-navel faint-and-sweaty-after-meals
  itch-or-tingle-in-urethra after-menopause needle-exposure work-with-dyes hpv-or-anal-warts new-diabetes long-reflux
  cannot-take-satisfying-breath tingling-mouth-and-fingers mucus-down-the-throat lump-feeling-in-throat lump-feeling-gone-on-eating
  trouble-hearing-in-noise ear-noise-with-the-pulse rocking-dizziness-for-months vertigo-with-migraine-signs burning-mouth burning-mouth-for-months
  tooth-twinge-cold-or-sweet toothache-lingers-or-wakes tooth-sharp-on-bite-release jaw-joint-pain numb-lip-or-tongue
  known-heart-disease known-high-blood-pressure known-migraine worse-stairs knee-pain`.split(/\s+/),
)
