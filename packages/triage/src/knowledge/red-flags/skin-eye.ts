import { age, all, any, unless } from '../../logic/expression.ts'
import type { RedFlagRule } from '../types.ts'

/** Dangers of skin and eye that may not depend on how likely they are. */
export const skinEyeRules: readonly RedFlagRule[] = [
  {
    id: 'purple-spots-of-a-child',
    name: 'Purple spots of a child',
    when: all('purple-spots', age({ below: 16 }), unless('spots-after-straining')),
    urgency: 'urgent',
    message:
      'Have the child seen today. Purple spots that do not fade under a glass can come from the blood or the vessels.',
    actions: ['with-a-fever'],
    source: 'NICE NG240 Meningitis and meningococcal disease, 2024',
  },
  {
    id: 'dying-skin-infection',
    name: 'Possible flesh-eating infection',
    when: any(
      'dusky-skin-blisters-fast',
      all(
        'pain-beyond-the-look-of-skin',
        any(
          'fever',
          'chills',
          'skin-red-hot',
          'skin-redness',
          'infected-wound',
          'cut-wound',
          'rapidly-spreading',
          'spreading-redness',
          'severely-unwell',
        ),
      ),
      all('severe-pain', 'rapidly-spreading', any('skin-redness', 'skin-red-hot', 'infected-wound')),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Call the emergency number now. Skin that hurts beyond measure or turns dark within hours can be an infection that kills tissue.',
    actions: ['nothing-by-mouth', 'draw-a-line-around-the-redness-and-note'],
    source: 'IDSA Guideline on skin and soft tissue infections, 2014',
  },
  {
    id: 'scalded-skin-of-a-child',
    name: 'Peeling, sore skin of a small child',
    when: all('skin-like-scald-child', age({ below: 7 }), unless('burn'), unless('sun-exposure')),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. Sore skin that comes off a small child like a scald is a grave infection.',
    source: 'DermNet: Staphylococcal scalded skin syndrome, 2022',
  },
  {
    id: 'herpes-on-eczema',
    name: 'Herpes that spreads on eczema',
    when: all(
      'painful-blisters-on-eczema',
      any('fever', 'unwell', 'high-fever', 'eye-pain', 'drowsy', 'irritable-child', age({ below: 2 })),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. Sore blisters on eczema with fever can be herpes that spreads over the skin.',
    source: 'NICE CG57 Atopic eczema in under 12s, 2023',
  },
  {
    id: 'late-medicine-reaction',
    name: 'Fever, rash and swollen face after a medicine',
    when: all(
      any('medicine-weeks-before-rash', 'new-medicine'),
      any('rash', 'red-and-peeling-all-over'),
      'fever',
      any('face-puffy', 'face-tongue-swelling', 'swollen-glands-neck', 'jaundice', 'many-eosinophils'),
      unless('sore-throat'),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. A rash with fever and a swollen face or glands weeks after a new medicine can harm the liver and other organs.',
    actions: ['take-no-further-dose-of-it-before'],
    source: 'BAD Severe cutaneous adverse reactions, 2018',
  },
  {
    id: 'frostbite',
    name: 'Frostbite',
    when: all('thin-black-dead-skin-after-frost', unless('symptoms-gone-now')),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Go to an emergency department now. Frozen fingers or toes can sometimes be saved within a day.',
    actions: ['thaw-in-warm-water', 'do-not-rub-it'],
    source: 'Wilderness Medical Society: Frostbite, 2019',
  },
  {
    id: 'infected-diabetic-foot',
    name: 'Infected foot with diabetes',
    when: all(
      any(
        'wound-on-diabetic-foot',
        all('known-diabetes', 'ulcer-not-healing', any('foot-pain', 'heel-pain', 'infected-wound')),
      ),
      any('fever', 'chills', 'black-toe-or-finger', 'rapidly-spreading', 'cold-pale-limb'),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Go to an emergency department now. With diabetes a foot wound with fever or dead skin can cost the leg.',
    source: 'NICE NG19 Diabetic foot problems, 2019',
  },
  {
    id: 'wound-on-a-diabetic-foot',
    name: 'Foot wound with diabetes',
    when: 'wound-on-diabetic-foot',
    urgency: 'urgent',
    message: 'Be seen today. With diabetes every wound of the foot must be looked at by the foot team within a day.',
    actions: ['put-no-weight-on-it'],
    source: 'NICE NG19 Diabetic foot problems, 2019',
  },
]
