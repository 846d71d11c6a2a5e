import { age, all, any, lasting, onset, unless } from '../../logic/expression.ts'
import type { RedFlagRule } from '../types.ts'
import { LOW_SUGAR_LIKE_A_STROKE } from './low-sugar.ts'

export const brainRules: readonly RedFlagRule[] = [
  {
    id: 'possible-stroke',
    name: 'Possible stroke',
    when: all(
      unless(LOW_SUGAR_LIKE_A_STROKE),
      any(
        all(
          'face-droop',
          any('one-sided-weakness', 'weakness-both-arms', 'speech-trouble', 'trouble-walking', 'confusion', 'headache'),
        ),
        all(
          'one-sided-weakness',
          any('speech-trouble', 'vision-loss', 'confusion', 'double-vision', 'severe-headache'),
        ),
        all('one-sided-weakness', onset('sudden'), unless('shoulder-injury'), unless('shoulder-out-of-socket')),
        all(
          'one-sided-weakness',
          age({ from: 50 }),
          unless('recent-limb-injury'),
          unless('shoulder-injury'),
          // A muscle needs weeks to get thinner.
          unless('muscles-wasting'),
          unless('muscle-twitching'),
          unless('neck-or-back-radiating-pain'),
          // An arm that tires only while it is raised lacks blood itself, and a stiff shoulder does not lift.
          unless('arm-tires-overhead'),
          unless('shoulder-stiff'),
          unless(all('recent-fall', 'shoulder-pain')),
          unless(all('wrist-drop', 'slept-on-arm')),
          // A sore shoulder that has not lifted for weeks.
          unless(all('shoulder-pain', lasting({ fromDays: 14 }))),
        ),
        all(
          'weakness-both-arms',
          any(
            'speech-trouble',
            'vision-loss',
            'confusion',
            'double-vision',
            'severe-headache',
            'weakness-both-legs',
            'trouble-walking',
            'trouble-swallowing',
            'shortness-of-breath',
            onset('sudden'),
          ),
        ),
        all(
          'speech-trouble',
          unless('drooling'),
          unless('sore-throat'),
          unless('severe-breathlessness'),
          // Speech that fails over months is no stroke, unless something came suddenly.
          unless('slurred-for-months'),
          unless('words-lost-slowly'),
          // Awake in a body that still sleeps, for some minutes.
          unless(all('cannot-move-on-waking', lasting({ belowDays: 0.004 }))),
          age({ from: 18 }),
        ),
        all('vertigo', any('double-vision', 'speech-trouble', 'one-sided-weakness', 'trouble-walking-severe')),
        all('vision-loss', age({ from: 50 })),
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now, even if it has passed. These can be signs of a stroke, and minutes count.',
    actions: ['note-when-it-began', 'do-not-eat-drink-or-take-aspirin', 'lie-down-with-the-head'],
    source: 'AHA/ASA Guideline on early management of stroke, 2019',
  },
  {
    id: 'weak-arms',
    name: 'Weakness of both arms',
    when: all('weakness-both-arms', unless('both-shoulders-hips-stiff'), unless('shoulder-pain')),
    urgency: 'urgent',
    message: 'Be seen today. Arms that have become too weak to lift can mean trouble of the nerves or the neck.',
    source: 'NICE NG127 Suspected neurological conditions, 2019',
  },
  {
    id: 'sudden-worst-headache',
    name: 'Sudden, worst-ever headache',
    when: any(
      'sudden-worst-headache',
      all(
        'sudden-headache',
        any(
          'severe-headache',
          'stiff-neck',
          'vomiting',
          'light-sensitivity',
          'drowsy',
          'fainting',
          'confusion',
          'seizure',
        ),
      ),
      all(
        'severe-headache',
        any('fainting', 'seizure', 'one-sided-weakness', 'weakness-both-arms', 'confusion', 'double-vision'),
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Call the emergency number now. A headache that is suddenly the worst ever can be bleeding around the brain.',
    actions: ['lie-down-and-avoid-any-effort'],
    source: 'NICE NG228 Subarachnoid haemorrhage, 2022',
  },
  {
    id: 'sudden-headache',
    name: 'Headache that came suddenly',
    when: all('sudden-headache', unless('mild-headache')),
    urgency: 'urgent',
    message:
      'Be seen today. A headache that comes from one moment to the next should be looked at: call the emergency number if it is severe, or if you vomit, become drowsy or your neck is stiff.',
    source: 'NICE NG228 Subarachnoid haemorrhage, 2022',
  },
  {
    id: 'possible-meningitis',
    name: 'Possible meningitis',
    when: any(
      all(
        'fever',
        'stiff-neck',
        any('headache', 'light-sensitivity', 'vomiting', 'confusion', 'drowsy', 'rash', 'purple-spots'),
      ),
      all('headache', 'stiff-neck', any('confusion', 'drowsy', 'purple-spots', 'seizure')),
      all('purple-spots', any('fever', 'unwell', 'severely-unwell', 'drowsy', 'vomiting', 'chills')),
      all('fever', 'headache', any('confusion', 'seizure'), unless('known-migraine')),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Call the emergency number now. Fever with these signs can be meningitis or blood poisoning, and every hour counts.',
    actions: ['do-not-wait-for-a-rash-to-appear'],
    source: 'NICE NG240 Meningitis and meningococcal disease, 2024',
  },
  {
    id: 'seizure',
    name: 'Seizure',
    when: 'seizure',
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Call the emergency number now if this is the first seizure, lasts over five minutes, or the person does not wake up.',
    actions: ['move-hard-things-away', 'put-nothing-into-the-mouth', 'when-it-stops-roll'],
    source: 'NICE NG217 Epilepsies, 2022',
  },
  {
    id: 'serious-head-injury',
    name: 'Serious head injury',
    when: all(
      'recent-head-injury',
      any(
        'fainting',
        'vomiting',
        'drowsy',
        'confusion',
        'seizure',
        'severe-headache',
        'one-sided-weakness',
        'weakness-both-arms',
        'blood-thinner',
        'speech-trouble',
        'double-vision',
        'clear-fluid-from-nose-or-ear',
        'unequal-pupils',
        'unconscious',
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. After a blow to the head these signs can mean bleeding inside the skull.',
    actions: ['keep-head-and-neck-still', 'do-not-leave-the-person-alone'],
    source: 'NICE NG232 Head injury, 2023',
  },
  {
    id: 'unequal-pupils-with-danger-signs',
    name: 'Unequal pupils with danger signs',
    when: all(
      'unequal-pupils',
      any(
        'headache',
        'vomiting',
        'drowsy',
        'confusion',
        'drooping-lid',
        'neck-pain',
        'recent-fall',
        'double-vision',
        'fainting',
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. A pupil that is larger than the other can mean pressure on the brain.',
    source: 'NICE NG232 Head injury, 2023',
  },
  {
    id: 'cauda-equina',
    name: 'Pressure on the nerves of the lower back',
    when: any('saddle-numbness', all('back-pain', any('new-loss-of-bladder-control', 'weakness-both-legs'))),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. Back pain with numbness between the legs or a bladder that does not obey can mean lasting nerve damage.',
    actions: ['nothing-by-mouth'],
    source: 'GIRFT National suspected cauda equina pathway, 2023',
  },
  {
    id: 'confusion-new',
    name: 'New confusion',
    when: any(
      // Who has forgotten more and more for months does not know people any more: that is not new.
      all(
        'confusion',
        unless('known-dementia'),
        unless(
          all(
            'memory-worse',
            any(lasting({ fromDays: 60 }), all(onset('gradual'), unless(lasting({ belowDays: 60 })))),
          ),
        ),
      ),
      all('drowsy', any('fever', 'headache', 'vomiting'), age({ from: 2 })),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. New confusion or being hard to wake is always an emergency.',
    source: 'NICE CG103 Delirium, 2023',
  },
  {
    id: 'sudden-sight-loss',
    name: 'Sudden loss of sight',
    when: any(
      'vision-loss',
      all('curtain-over-vision', any('flashes-or-floaters', 'vision-loss')),
      'curtain-over-vision',
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department with an eye doctor now. Sight that is suddenly lost can sometimes be saved within hours.',
    source: 'AAO Preferred Practice Pattern: retinal detachment, 2024',
  },
  {
    id: 'painful-red-eye-with-sight-change',
    name: 'Painful red eye with changed sight',
    when: any(
      all('red-eye', 'eye-pain', any('halos', 'vomiting', 'nausea', 'vision-loss')),
      // A lens that was worn points to the cornea, which has a rule of its own.
      all('red-eye', 'eye-pain', 'blurred-vision', unless('wears-contact-lenses')),
      all('eye-pain', 'halos'),
      all(
        'eye-pain',
        any('eye-feels-hard', all('vision-loss', 'nausea'), all('blurred-vision', any('nausea', 'vomiting'))),
      ),
      all('halos', 'vomiting'),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. A painful red eye with blurred sight can be an attack of high eye pressure.',
    source: 'AAO Preferred Practice Pattern: primary angle closure disease, 2020',
  },
  {
    id: 'red-eye-with-contact-lenses',
    name: 'Red eye with contact lenses',
    when: all('wears-contact-lenses', any('red-eye', 'eye-pain')),
    urgency: 'urgent',
    message: 'Take the lenses out, and be seen today. With contact lenses a red eye can be an infected cornea.',
    source: 'AAO Bacterial Keratitis Preferred Practice Pattern, 2023',
  },
  {
    id: 'infection-behind-the-eye',
    name: 'Possible infection behind the eye',
    when: all('swollen-eyelid-red', any('pain-moving-eye', all('fever', any('blurred-vision', 'double-vision')))),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. A swollen red lid with an eye that bulges or hurts to move can be an infection behind the eye.',
    source: 'NICE CKS Orbital cellulitis, 2021',
  },
  {
    id: 'chemical-in-eye',
    name: 'Chemical in the eye',
    when: 'chemical-in-eye',
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Rinse the eye with running water for 20 minutes now, and call the emergency number.',
    actions: ['hold-the-eyelids-open-while-you-rinse', 'take-contact-lenses-out'],
    source: 'Royal College of Ophthalmologists: chemical eye injury, 2018',
  },
  {
    id: 'headache-over-50-with-jaw-or-sight',
    name: 'New headache with jaw or sight problems',
    when: any(
      all('headache', any('jaw-pain-when-chewing', 'scalp-tenderness'), age({ from: 50 })),
      all(
        any('both-shoulders-hips-stiff', 'shoulder-stiff'),
        any('blurred-vision', 'double-vision', 'jaw-pain-when-chewing', 'scalp-tenderness'),
        age({ from: 50 }),
      ),
    ),
    urgency: 'urgent',
    message: 'Be seen today. A new headache with a tender scalp or pain on chewing can threaten the sight.',
    source: 'BSR Guideline on giant cell arteritis, 2020',
  },
  {
    id: 'stiff-neck-in-a-child',
    name: 'Headache and stiff neck in a child',
    when: all('stiff-neck', any('headache', 'vomiting', 'unwell'), age({ below: 16 })),
    urgency: 'urgent',
    message: 'Have the child seen today. A headache with a stiff neck in a child can be the beginning of meningitis.',
    source: 'NICE NG240 Meningitis and meningococcal disease, 2024',
  },
]
