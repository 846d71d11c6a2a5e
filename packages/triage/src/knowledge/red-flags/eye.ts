import { all, any, lasting, unless } from '../../logic/expression.ts'
import type { RedFlagRule } from '../types.ts'

/** Eyes that can be lost, and eyes that tell of a danger elsewhere. */
export const eyeRules: readonly RedFlagRule[] = [
  {
    id: 'bent-lines',
    name: 'Straight lines that look bent',
    when: all(
      'central-distortion',
      unless('zigzag-lights-20-minutes'),
      unless('symptoms-gone-now'),
      unless(lasting({ fromDays: 365 })),
    ),
    urgency: 'urgent',
    message:
      'Have an eye doctor look at it within days. Bent lines or a new spot in the middle can come from leaking vessels of the retina.',
    actions: ['look-at-a-grid'],
    source: 'NICE NG82 Age-related macular degeneration, 2018',
  },
  {
    id: 'pierced-eye',
    name: 'Pierced or burst eye',
    when: 'pierced-eye',
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Go to an eye emergency department now. An eye that was pierced has to be closed within hours.',
    actions: ['put-a-hard-cup-over', 'nothing-by-mouth'],
    source: 'Royal College of Ophthalmologists: Open globe injury, 2022',
  },
  {
    id: 'eye-after-a-blow',
    name: 'Blow to the eye with changed sight',
    when: any(
      'blood-level-in-eye',
      all(
        'blow-to-the-eye',
        any('blurred-vision', 'vision-loss', 'double-vision', 'many-new-floaters-or-haze', 'unequal-pupils'),
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an eye emergency department now. After a blow, bleeding inside the eye or a torn retina can cost the sight.',
    actions: ['keep-the-head-raised'],
    source: 'College of Optometrists: Blunt trauma of the eye, 2022',
  },
  {
    id: 'sight-gone-for-minutes',
    name: 'Sight of one eye that was gone for minutes',
    when: all(
      'sight-gone-for-minutes',
      unless('zigzag-lights-20-minutes'),
      unless('fainting'),
      unless('near-fainting'),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Go to an emergency department now, also when the sight is back. It can be the warning of a stroke.',
    source: 'NICE NG128 Stroke and transient ischaemic attack, 2022',
  },
  {
    id: 'drooping-lid-with-double-sight',
    name: 'Drooping lid with double sight',
    when: any(
      all(
        'drooping-lid',
        'double-vision',
        any('headache', 'severe-headache', 'unequal-pupils', 'eye-pain', 'sudden-headache'),
      ),
      all('drooping-lid', 'unequal-pupils', any('headache', 'severe-headache', 'sudden-headache')),
      all(
        'small-pupil-with-drooping-lid',
        any('neck-pain', 'headache', 'severe-headache', 'numb-or-weak-after-neck-injury'),
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Call the emergency number now. A lid that droops with double sight or an odd pupil and pain can come from an artery of the head or neck.',
    source: 'AAO EyeWiki: Third nerve palsy, 2023',
  },
  {
    id: 'painful-eye-after-surgery',
    name: 'Painful eye after an operation or injection',
    when: all(
      'eye-surgery-lately',
      any('eye-pain', 'red-eye'),
      any('blurred-vision', 'vision-loss', 'eye-discharge', 'severe-pain', 'getting-worse'),
      unless(lasting({ fromDays: 180 })),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an eye emergency department now. Pain and worse sight after an operation of the eye can be an infection inside it.',
    source: 'ESCRS Guideline on endophthalmitis, 2013',
  },
  {
    id: 'new-floaters-or-flashes',
    name: 'New floaters or flashes',
    when: any(
      all('many-new-floaters-or-haze', unless(lasting({ fromDays: 90 }))),
      all('ring-floater-with-flashes', unless('zigzag-lights-20-minutes'), unless(lasting({ fromDays: 90 }))),
    ),
    urgency: 'urgent',
    message: 'Have an eye doctor look at it today. New floaters or flashes can come from a torn retina.',
    source: 'NICE CKS Retinal detachment, 2023',
  },
  {
    id: 'shingles-near-the-eye',
    name: 'Shingles near the eye',
    when: all(
      'zoster-at-forehead-nose',
      any('blistery-rash', 'burning-skin-pain', 'one-sided-strip-rash'),
      any('red-eye', 'eye-pain', 'one-sided-strip-rash', 'burning-skin-pain', 'swollen-eyelid-red'),
    ),
    urgency: 'urgent',
    message:
      'Be seen today. Shingles of the forehead or nose can reach the eye, and treatment must begin within three days.',
    source: 'NICE CKS Shingles, 2024',
  },
  {
    id: 'white-pupil',
    name: 'White pupil of a child',
    when: all('white-pupil', { age: { below: 12 } }),
    urgency: 'urgent',
    message:
      'Have the child’s eyes looked at within two days. A white pupil can be a tumour or a cataract, which are best treated early.',
    source: 'NICE NG12 Suspected cancer, 2023',
  },
  {
    id: 'sight-fading-with-pain-on-moving',
    name: 'Sight that fades with pain on moving the eye',
    when: all(
      any('pain-moving-eye', 'colours-faded-one-eye'),
      any('sight-worse-over-days-one-eye', all('blurred-vision', 'colours-faded-one-eye')),
      unless('swollen-eyelid-red'),
    ),
    urgency: 'urgent',
    message:
      'Be seen by an eye doctor today. Sight that fades with pain on moving the eye can be an inflamed optic nerve.',
    source: 'AAO Optic neuritis, 2021',
  },
]
