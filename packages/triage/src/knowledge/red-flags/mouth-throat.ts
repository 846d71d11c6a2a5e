import { age, all, any, unless } from '../../logic/expression.ts'
import type { RedFlagRule } from '../types.ts'

/** What may close the throat, reach the brain, or cost a tooth, an ear or a sense. */
export const mouthThroatRules: readonly RedFlagRule[] = [
  {
    id: 'infection-of-the-floor-of-the-mouth',
    name: 'Infection under the tongue or jaw that spreads',
    when: any(
      all(
        'floor-of-mouth-raised',
        any('fever', 'tooth-pain', 'swelling-under-the-jaw', 'trouble-swallowing', 'jaw-locked', 'muffled-voice'),
      ),
      all('swelling-under-the-jaw', any('drooling', 'severe-breathlessness')),
      all(
        any('tooth-pain', 'gum-swelling', 'tooth-pulled-days-ago'),
        any('face-swelling-one-side', 'swelling-under-the-jaw'),
        any('trouble-swallowing', 'jaw-locked'),
        'fever',
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. An infection under the tongue or jaw can close the airway within hours.',
    actions: ['stay-upright', 'eat-and-drink-nothing'],
    source: 'SDCEP Management of acute dental problems, 2023',
  },
  {
    id: 'throat-infection-with-stiff-neck',
    name: 'Possible abscess deep in the throat',
    when: any(
      all('stiff-neck-with-sore-throat', any('fever', 'drooling', 'trouble-swallowing')),
      all('neck-side-swollen-after-sore-throat', any('rigors', 'fever', 'shortness-of-breath')),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. A sore throat with fever and a neck that is held still, or swollen on one side, can be an abscess.',
    actions: ['eat-and-drink-nothing-until-you-have-been'],
    source: 'NICE CKS Sore throat, 2023',
  },
  {
    id: 'grey-skin-in-throat',
    name: 'Possible diphtheria',
    when: all(
      'grey-skin-in-throat',
      any('sore-throat', 'fever', 'bull-neck', 'trouble-swallowing', 'hoarse-voice', 'unvaccinated'),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now, and call before you come. A grey skin over the throat can be diphtheria.',
    source: 'WHO Guideline on diphtheria, 2024',
  },
  {
    id: 'knocked-out-tooth',
    name: 'Knocked-out tooth',
    when: all('tooth-out-of-socket', unless('milk-tooth'), age({ from: 6 })),
    urgency: 'urgent',
    message:
      'Go to a dentist now: a second tooth can be saved when it is back in its place within an hour. Push it back, or keep it in milk.',
    source: 'IADT Guidelines for traumatic dental injuries, 2020',
  },
  {
    id: 'jaw-out-of-joint',
    name: 'Mouth that is stuck open',
    when: all('jaw-stuck-open', unless('face-droop')),
    urgency: 'urgent',
    message: 'Be seen today. A jaw that is out of joint must be put back, the sooner the easier.',
    source: 'BMJ Best Practice: dislocated mandible, 2022',
  },
  {
    id: 'ear-infection-that-spreads',
    name: 'Ear infection that may have spread',
    when: any(
      all(any('ear-discharge', 'ear-pain'), 'face-droop', unless('blisters-at-ear')),
      all(
        any('ear-discharge', 'foul-ear-discharge-for-long'),
        any('fever', 'headache'),
        any('stiff-neck', 'confusion', 'vertigo'),
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. An ear infection with these signs may have reached the nerve of the face or the brain.',
    source: 'NICE NG91 Otitis media (acute), 2022; NICE CKS, 2022',
  },
  {
    id: 'hoarse-for-weeks-from-45',
    name: 'Hoarse for more than three weeks',
    when: all(
      'hoarse-for-weeks',
      any('smoker', 'heavy-drinking', 'neck-lump-for-weeks', 'coughing-blood'),
      age({ from: 45 }),
    ),
    urgency: 'urgent',
    message: 'Have your throat looked at within two weeks. A voice that stays hoarse must be looked into.',
    source: 'NICE NG12 Suspected cancer, 2023',
  },
  {
    id: 'mouth-sore-that-does-not-heal',
    name: 'Sore in the mouth that does not heal',
    when: any(
      all('mouth-sore-for-weeks', unless('mouth-ulcers-again-and-again')),
      all('red-patch-in-mouth', 'mouth-sore-for-weeks'),
    ),
    urgency: 'urgent',
    message:
      'Have it seen by a dentist or doctor within two weeks. A sore in the mouth that has not healed for three weeks must be looked into.',
    source: 'NICE NG12 Suspected cancer, 2023',
  },
]
