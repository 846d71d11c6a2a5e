import { age, all, any, atLeast, unless } from '../../logic/expression.ts'
import type { RedFlagRule } from '../types.ts'
import { LOW_SUGAR_LIKE_A_STROKE } from './low-sugar.ts'

const infection = any(
  'fever',
  'chills',
  'rigors',
  'low-body-temperature',
  'known-infection',
  'cough-with-phlegm',
  'painful-urination',
  'smelly-urine',
  'infected-wound',
)

export const infectionMetabolismRules: readonly RedFlagRule[] = [
  {
    id: 'possible-sepsis',
    name: 'Possible sepsis',
    when: any(
      all(
        infection,
        atLeast(
          2,
          'confusion',
          'fast-breathing',
          'very-fast-heartbeat',
          'low-blood-pressure',
          'cold-mottled-skin',
          'little-urine',
          'low-oxygen',
          'severely-unwell',
          'drowsy',
          'fainting',
        ),
      ),
      all(infection, any('low-blood-pressure', 'cold-mottled-skin')),
      all('fever', 'confusion'),
      all('fever', 'weakened-immunity', any('chills', 'rigors', 'high-fever', 'severely-unwell', 'fast-heartbeat')),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Call the emergency number now and say that you think of sepsis. An infection with these signs can turn deadly within hours.',
    actions: ['do-not-wait-to-see'],
    source: 'NICE NG253 Suspected sepsis, 2024',
  },
  {
    id: 'fever-in-young-infant',
    name: 'Fever under three months',
    when: all('fever', age({ below: 0.25 })),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Go to an emergency department now. Fever in a baby under three months always needs a doctor at once.',
    actions: ['keep-feeding'],
    source: 'NICE NG143 Fever in under 5s, 2021',
  },
  {
    id: 'breathing-stopped-in-a-baby',
    name: 'A baby whose breathing stopped',
    when: all(age({ below: 1 }), any('breathing-stops-in-sleep', 'blue-lips')),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Call the emergency number now, also when the baby breathes again. A baby whose breathing stopped must be seen at once.',
    actions: ['if-the-baby-does'],
    source: 'AAP Clinical practice guideline: brief resolved unexplained events, 2016',
  },
  {
    id: 'floppy-child',
    name: 'A limp, floppy child',
    // A grown-up's limp limb is another matter, and a child that holds its breath is limp for seconds.
    when: all('floppy-child', unless('cries-then-holds-breath')),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. A baby or child who is limp and floppy must be seen at once.',
    actions: ['if-the-child-does'],
    source: 'NICE NG143 Fever in under 5s, 2021',
  },
  {
    id: 'ill-young-child',
    name: 'Danger signs in a young child',
    when: all(
      age({ below: 5 }),
      any(
        all('drowsy', any('fever', 'poor-feeding', 'vomiting', 'rash')),
        all(
          'fever',
          any(
            'stiff-neck',
            'purple-spots',
            'cold-mottled-skin',
            'seizure',
            'working-hard-to-breathe',
            'bulging-soft-spot',
          ),
        ),
        'unconscious',
        'bulging-soft-spot',
        all('blue-lips', unless('cries-then-holds-breath')),
        all('poor-feeding', 'drowsy'),
        all('little-urine', 'drowsy'),
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. These are danger signs in a young child.',
    source: 'NICE NG143 Fever in under 5s, 2021',
  },
  {
    id: 'child-to-be-seen-today',
    name: 'Young child to be seen today',
    when: all(
      age({ below: 5 }),
      any(
        all('fever', age({ below: 0.5 })),
        'poor-feeding',
        'working-hard-to-breathe',
        'stridor',
        all('little-urine', any('diarrhoea', 'vomiting', 'fever')),
      ),
    ),
    urgency: 'urgent',
    message: 'Have the child seen today.',
    source: 'NICE NG143 Fever in under 5s, 2021',
  },
  {
    id: 'diabetic-ketoacidosis',
    name: 'Possible diabetic ketoacidosis',
    when: any(
      all(
        any('known-diabetes', 'excess-thirst', 'high-blood-sugar', 'frequent-urination'),
        any('fruity-breath', 'deep-fast-breathing'),
        any('vomiting', 'drowsy', 'confusion', 'belly-pain', 'excess-thirst', 'nausea', 'high-blood-sugar'),
      ),
      all('high-blood-sugar', any('vomiting', 'drowsy', 'confusion', 'deep-fast-breathing')),
      all(
        'excess-thirst',
        'frequent-urination',
        any('drowsy', 'confusion', 'deep-fast-breathing', all('vomiting', 'weight-loss')),
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. Very high blood sugar can turn the blood acid, which is a danger to life.',
    actions: ['sip-water', 'do-not-stop-insulin'],
    source: 'JBDS Guideline on diabetic ketoacidosis, 2023',
  },
  {
    id: 'severe-low-blood-sugar',
    name: 'Severe low blood sugar',
    when: any(
      all(any('low-blood-sugar', all('known-diabetes', 'shaky')), any('confusion', 'drowsy', 'seizure', 'unconscious')),
      LOW_SUGAR_LIKE_A_STROKE,
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. Blood sugar this low can cause a seizure or coma.',
    actions: ['if-the-person-is-awake', 'give-nothing-by-mouth'],
    source: 'ADA Standards of care in diabetes, 2025',
  },
  {
    id: 'heat-stroke',
    name: 'Possible heat stroke',
    when: all('heat-exposure', any('confusion', 'drowsy', 'fainting', 'seizure', 'high-fever', 'unconscious')),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now and start cooling: this can be heat stroke.',
    actions: ['move-to-the-shade-take-off', 'give-water-only'],
    source: 'WMS Guideline on heat illness, 2024',
  },
  {
    id: 'tropical-fever',
    name: 'Fever after the tropics',
    // Several tests that found no malaria leave what can wait for today's doctor.
    when: all('fever', 'recent-travel-tropics', unless('malaria-tests-negative')),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department today, without waiting for tomorrow. Fever after the tropics is malaria until a test says otherwise.',
    source: 'WHO Guidelines for malaria, 2024',
  },
  {
    id: 'tick-fever-with-rash',
    name: 'Fever and rash after a tick',
    when: all(
      'fever',
      any('rash', 'purple-spots', 'palm-sole-rash'),
      'tick-bite',
      any('headache', 'palm-sole-rash', 'purple-spots'),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. Fever, headache and rash after a tick bite need an antibiotic from a doctor today.',
    source: 'CDC Diagnosis and management of tickborne rickettsial diseases, 2016',
  },
  {
    id: 'possible-tetanus',
    name: 'Possible tetanus',
    when: any(
      all('jaw-locked', any('muscle-spasms', 'stiff-neck', 'dirty-wound', 'unvaccinated', 'trouble-swallowing')),
      all('muscle-spasms', 'dirty-wound'),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. A stiff jaw with spasms after a wound can be tetanus.',
    source: 'CDC Tetanus clinical guidance, 2024',
  },
  {
    id: 'haemolytic-uraemic-syndrome',
    name: 'Danger signs after bloody diarrhoea',
    when: all(
      any('bloody-stool', 'diarrhoea'),
      any('bloody-stool'),
      any('little-urine', 'purple-spots', 'face-puffy'),
      any('pale', 'drowsy', 'purple-spots', 'little-urine', 'fatigue'),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. Little urine, paleness or bruises after bloody diarrhoea can mean that the kidneys fail.',
    source: 'IDSA Guideline on infectious diarrhea, 2017',
  },
  {
    id: 'spreading-skin-infection',
    name: 'Spreading skin infection with danger signs',
    when: all('skin-red-hot', any('confusion', 'low-blood-pressure', 'rapidly-spreading', all('severe-pain', 'fever'))),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. An infection of the skin that spreads within hours can be a danger to life.',
    source: 'IDSA Guideline on skin and soft tissue infections, 2014',
  },
  {
    id: 'infection-behind-the-ear',
    name: 'Possible infection of the bone behind the ear',
    when: all(
      'swelling-behind-ear',
      any('ear-discharge', 'ear-pain', 'known-infection', all('fever', age({ below: 16 }))),
    ),
    urgency: 'urgent',
    message: 'Be seen today. A red or swollen place behind an infected ear can mean that the bone is infected.',
    source: 'NICE NG91 Otitis media (acute), 2022',
  },
  {
    id: 'infection-along-the-lymph-vessels',
    name: 'Infection that runs up a limb',
    when: 'red-streak',
    urgency: 'urgent',
    message: 'Be seen today. A red line that runs up from a bite, cut or sore is an infection on its way to the blood.',
    actions: ['draw-a-line-around-the-redness-so-that-its-growth'],
    source: 'IDSA Guideline on skin and soft tissue infections, 2014',
  },
  {
    id: 'kidney-infection',
    name: 'Fever with urinary signs',
    when: all(
      any('fever', 'chills'),
      any(
        all(
          'flank-pain',
          any('painful-urination', 'frequent-urination', 'nausea', 'vomiting', 'blood-in-urine', 'fever'),
        ),
        'painful-urination',
      ),
    ),
    urgency: 'urgent',
    message: 'Be seen today. Fever with pain in the flank or on passing urine can be a kidney infection.',
    source: 'NICE NG111 Pyelonephritis, 2018',
  },
]
