import { all, any, unless } from '../../logic/expression.ts'
import type { RedFlagRule } from '../types.ts'

/** What neither a likely cause nor its absence may talk away: gullet, gut, liver and kidneys. */
export const gutKidneyRules: readonly RedFlagRule[] = [
  {
    id: 'food-stuck-in-the-gullet',
    name: 'Food that blocks the gullet',
    when: all('food-sticks', any('drooling', 'cannot-keep-fluids-down')),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. Food that blocks the gullet so that not even saliva goes down must be taken out within hours.',
    actions: ['eat-and-drink-nothing-and-sit-upright'],
    source: 'ESGE Guideline on foreign bodies of the upper gastrointestinal tract, 2016',
  },
  {
    id: 'torn-gullet',
    name: 'Possible tear of the gullet',
    when: any(
      all('chest-pain-after-vomiting', any('severe-pain', 'shortness-of-breath', 'fever', 'crackling-under-skin')),
      all('crackling-under-skin', any('chest-pain', 'vomiting', 'shortness-of-breath')),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. Strong chest pain after hard vomiting can mean that the gullet has torn.',
    actions: ['do-not-eat-or-drink'],
    source: 'WSES Guideline on oesophageal emergencies, 2019',
  },
  {
    id: 'gut-or-kidney-without-blood',
    name: 'Belly pain with an irregular heartbeat',
    when: any(
      'pain-out-of-proportion',
      all(
        'known-atrial-fibrillation',
        any('severe-belly-pain', all(any('belly-pain', 'flank-pain'), any('severe-pain', 'sudden-belly-pain'))),
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Call the emergency number now. With an irregular heartbeat, strong belly pain can mean that a clot blocks the blood to the gut or a kidney.',
    actions: ['do-not-eat-or-drink'],
    source: 'WSES Guideline on acute mesenteric ischaemia, 2022',
  },
  {
    id: 'infected-blocked-kidney',
    name: 'Kidney stone with fever',
    when: all(
      any('known-kidney-stones', 'swollen-kidney-seen'),
      any('fever', 'rigors'),
      any('flank-pain', 'pain-to-groin', 'pain-in-waves'),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Go to an emergency department now. A kidney that is blocked and infected must be drained within hours.',
    source: 'EAU Guideline on urolithiasis, 2024',
  },
  {
    id: 'cirrhosis-with-danger-signs',
    name: 'Cirrhosis with danger signs',
    when: all(
      any('known-cirrhosis', all('known-liver-disease', 'belly-full-of-fluid')),
      any('confusion', 'drowsy', 'vomiting-blood', all('fever', any('belly-pain', 'belly-full-of-fluid'))),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Call the emergency number now. With cirrhosis these signs can mean bleeding, an infection in the belly, or that the liver fails.',
    source: 'EASL Guideline on decompensated cirrhosis, 2018',
  },
  {
    id: 'colitis-with-swollen-belly',
    name: 'Inflamed bowel with a swollen belly',
    when: all(
      'known-inflammatory-bowel-disease',
      any('rigid-belly', all(any('severe-bloating', 'bloating'), any('fever', 'fast-heartbeat'))),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Go to an emergency department now. The inflamed bowel may be stretched so far that it can tear.',
    actions: ['do-not-eat-or-drink', 'take-no-medicine-that-stops-diarrhoea'],
    source: 'ACG Guideline on ulcerative colitis, 2025',
  },
  {
    id: 'severe-colitis',
    name: 'Severe bloody diarrhoea',
    when: all(
      'bloody-stool',
      'many-stools-a-day',
      any('fever', 'fast-heartbeat', 'pale', 'known-inflammatory-bowel-disease'),
    ),
    urgency: 'urgent',
    message: 'Be seen today. Bloody diarrhoea many times a day with these signs needs blood tests and treatment today.',
    source: 'BSG Guideline on inflammatory bowel disease, 2025',
  },
  {
    id: 'cholera-like-diarrhoea',
    name: 'Litres of watery diarrhoea',
    when: all(
      'profuse-watery-stool',
      any(
        'little-urine',
        'near-fainting',
        'fainting',
        'drowsy',
        'muscle-spasms',
        'low-blood-pressure',
        'recent-travel-tropics',
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. Such diarrhoea can dry out the body within hours.',
    actions: ['drink-rehydration-salts-all-the-time'],
    source: 'WHO and GTFCC Cholera treatment guidance, 2023',
  },
  {
    id: 'object-in-the-rectum',
    name: 'Object in the rectum',
    when: 'object-in-rectum',
    urgency: 'urgent',
    message: 'Go to an emergency department today. Staff there see this often, and can take it out safely.',
    actions: ['do-not-pull-it-out'],
    source: 'WSES and AAST Guideline on anorectal emergencies, 2021',
  },
  {
    id: 'muscle-breakdown',
    name: 'Dark urine with muscle pain after effort',
    when: all(
      any('dark-urine', 'blood-in-urine'),
      any('extreme-exercise', 'long-lie-or-crush'),
      any('body-aches', 'muscle-ache-local', 'general-weakness', 'limb-swelling'),
      unless('painful-urination'),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. Dark urine with muscle pain can mean that muscle breaks down and harms the kidneys.',
    actions: ['stop-all-exercise'],
    source: 'WSES Guideline on rhabdomyolysis and crush syndrome, 2023',
  },
  {
    id: 'blow-to-kidney-or-belly',
    name: 'A blow to belly or flank with danger signs',
    when: all(
      'blow-to-belly-or-flank',
      any(
        'blood-in-urine',
        'shoulder-tip-pain',
        all(any('belly-pain', 'flank-pain'), any('near-fainting', 'fainting', 'pale', 'severe-pain', 'rigid-belly')),
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Go to an emergency department now. After a blow these signs can mean bleeding inside.',
    actions: ['do-not-eat-or-drink', 'lie-quite-still'],
    source: 'EAU Guideline on urological trauma, 2024',
  },
  {
    id: 'inflamed-kidneys',
    name: 'Puffy face with changed urine',
    when: all(
      any('swollen-eyelids-in-the-morning', 'face-puffy'),
      any('blood-in-urine', 'dark-urine', 'foamy-urine', 'protein-in-urine', 'little-urine'),
    ),
    urgency: 'urgent',
    message:
      'Be seen today. A puffy face with changed urine can mean inflamed kidneys: urine and blood pressure must be checked.',
    source: 'KDIGO Guideline on glomerular diseases, 2021',
  },
]
