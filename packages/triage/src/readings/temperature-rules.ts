import { FEVER_UNDER_5, NEWS2 } from './sources.ts'
import type { ReadingRule } from './types.ts'

export const TEMPERATURE_RULES: readonly ReadingRule[] = [
  {
    id: 'temperature-extreme',
    measure: 'temperature',
    // Hyperpyrexia and heat stroke are described above 40 °C; 41 °C harms by itself (Harrison's, 21st ed., chapter 455).
    holds: (celsius) => celsius >= 41,
    urgency: 'emergency',
    headline: 'Call now, and cool the body',
    meaning: 'A temperature this high harms by itself, whatever its cause.',
    steps: ['Move to a cool place, take off clothes, and put cool wet cloths on the skin.', 'Do not stay alone.'],
    callIf: ['confusion', 'a fit', 'hot dry skin after heat'],
    call: 'ambulance',
    source: "Harrison's Principles of Internal Medicine, heat-related illness",
    later: 'a temperature this high',
  },
  {
    id: 'temperature-low',
    measure: 'temperature',
    // Hypothermia is a core below 35 °C; NEWS2 gives 35.0 and less its highest score.
    holds: (celsius) => celsius < 35,
    urgency: 'emergency',
    headline: 'Get warm and measure again. If it stays below {temp:35}, call',
    meaning:
      'A body this cold can be in danger, also with a severe infection. A thermometer that sat badly reads low too.',
    steps: [
      'Go indoors, take off wet clothes, wrap up with the chest first.',
      'Have warm sweet drinks if fully awake.',
    ],
    callIf: ['confusion or slurred speech', 'no more shivering though cold', 'hard to wake'],
    call: 'ambulance',
    source: NEWS2,
    later: 'a temperature this low',
  },
  {
    id: 'fever-high',
    measure: 'temperature',
    holds: (celsius) => celsius >= 39.5,
    urgency: 'urgent',
    headline: 'Drink, rest, and speak to a {doctor} today',
    meaning: 'This is a high fever.',
    steps: [
      'Drink often, in small amounts.',
      'Measure again in two hours.',
      'The Symptom Checker can tell more from what you feel.',
    ],
    callIf: [
      'a stiff neck or light hurts',
      'confusion',
      'a rash that does not fade when pressed',
      'trouble breathing',
      'a fit',
    ],
    call: 'ambulance',
    source: 'Our own limit, above the 39.1 of NEWS2',
    later: 'a fever this high',
  },
  {
    id: 'fever',
    measure: 'temperature',
    holds: (celsius) => celsius >= 38,
    urgency: 'self_care',
    headline: 'Rest, drink, and watch how you feel',
    meaning: 'This is a fever: the body at work against something.',
    steps: [
      'Measure again in the evening.',
      'After three days of fever, see a {doctor}.',
      'The Symptom Checker can tell more from what you feel.',
    ],
    callIf: [],
    source: FEVER_UNDER_5,
    later: 'a fever',
  },
]
