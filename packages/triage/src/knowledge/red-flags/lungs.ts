import { all, any, unless } from '../../logic/expression.ts'
import type { RedFlagRule } from '../types.ts'

/** What strikes the lungs from without, or lets them collapse. */
export const lungsRules: readonly RedFlagRule[] = [
  {
    id: 'lung-under-pressure',
    name: 'Collapsed lung under pressure',
    when: all(
      any('windpipe-pushed-aside', 'one-lung-silent'),
      any('severe-breathlessness', 'low-blood-pressure', 'neck-veins-full', 'low-oxygen', 'fainting'),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. A lung may have collapsed under pressure.',
    source: 'BTS Guideline for pleural disease, 2023',
  },
  {
    id: 'smoke-in-the-airway',
    name: 'Smoke or heat in the airway',
    when: all(
      'smoke-inhaled',
      any(
        'soot-or-burns-at-the-face',
        'hoarse-voice',
        'stridor',
        'shortness-of-breath',
        'wheezing',
        'confusion',
        'headache',
        'vomiting',
        'drowsy',
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Call the emergency number now. After smoke the airway can swell shut hours later, and smoke poisons the blood.',
    actions: ['get-into-fresh-air-and-sit-upright'],
    source: 'European Burns Association Guidelines, 2017',
  },
  {
    id: 'sharp-gas-breathed-in',
    name: 'Sharp gas breathed in',
    when: all('irritant-gas-inhaled', any('shortness-of-breath', 'wheezing', 'stridor', 'drowsy', 'throat-tightness')),
    urgency: 'emergency',
    emergency: 'poison',
    message:
      'Get into fresh air and call for help now. Sharp gas can fill the lungs with water, also some hours later.',
    source: 'WHO Guidelines for poison control, 2022',
  },
  {
    id: 'height-sickness-of-lung-or-brain',
    name: 'Height sickness that kills',
    when: all(
      'high-altitude-now',
      any(
        'pink-frothy-phlegm',
        'confusion',
        'drowsy',
        all('trouble-walking', 'headache'),
        all(
          'shortness-of-breath',
          any('cough', 'severe-breathlessness', 'lung-crackles', 'blue-lips'),
          unless('known-asthma'),
        ),
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go down now, by 1,000 metres or more, and call for help. Water in the lungs or brain from height kills within hours.',
    actions: ['use-oxygen-if-there-is-some'],
    source: 'Wilderness Medical Society Guideline on altitude illness, 2019',
  },
]
