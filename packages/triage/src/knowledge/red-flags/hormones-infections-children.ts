import { age, all, any } from '../../logic/expression.ts'
import type { RedFlagRule } from '../types.ts'

/** What neither a likely cause nor its absence may talk away: hormone glands, infections from animals and food, babies. */
export const hormonesInfectionsChildrenRules: readonly RedFlagRule[] = [
  {
    id: 'adrenal-crisis',
    name: 'Possible adrenal crisis',
    when: all(
      any('known-adrenal-insufficiency', 'missed-steroid-dose'),
      any(
        'cannot-keep-fluids-down',
        'low-blood-pressure',
        'confusion',
        'drowsy',
        'fainting',
        all('vomiting', any('general-weakness', 'dizziness', 'severely-unwell', 'fever', 'diarrhoea')),
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now and say “adrenal crisis”. Without cortisol the circulation can fail.',
    actions: ['If there is a hydrocortisone injection for emergencies, use it now.'],
    source: 'Society for Endocrinology Guidance on adrenal crisis, 2020',
  },
  {
    id: 'thyroid-storm',
    name: 'Possible thyroid storm',
    when: all('known-thyroid-disease', 'fever', any('confusion', 'agitated', 'very-fast-heartbeat', 'drowsy')),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Call the emergency number now. Fever with a racing heart or confusion can be a storm of thyroid hormones, or an infection that thyroid tablets made possible.',
    source: 'ATA Guideline on hyperthyroidism, 2016',
  },
  {
    id: 'myxoedema',
    name: 'Extreme underactive thyroid',
    when: all('known-underactive-thyroid', any('low-body-temperature', 'slow-heartbeat'), any('confusion', 'drowsy')),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. An underactive thyroid with cold and confusion can end in a coma.',
    actions: ['Keep the person warm with blankets.'],
    source: 'ATA Guideline on hypothyroidism, 2014',
  },
  {
    id: 'new-diabetes-in-a-child',
    name: 'A child with the signs of diabetes',
    when: all(
      age({ below: 18 }),
      'excess-thirst',
      any('frequent-urination', 'wets-bed', 'up-at-night-to-urinate'),
      any('weight-loss', 'fatigue', 'wets-bed', 'high-blood-sugar'),
    ),
    urgency: 'urgent',
    message: 'Have the blood sugar tested today. Diabetes in a child can turn dangerous within days.',
    source: 'NICE NG18 Diabetes in children and young people, 2015',
  },
  {
    id: 'viral-haemorrhagic-fever',
    name: 'Fever after contact with Ebola or a similar fever',
    when: all('ebola-contact', 'fever'),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Stay where you are, touch nobody, call the emergency number, and say that it may be such a fever.',
    source: 'WHO Clinical management of patients with viral haemorrhagic fever, 2016',
  },
  {
    id: 'possible-rabies',
    name: 'Possible rabies',
    when: all('fear-of-water', any('animal-bite', 'bite-weeks-ago', 'bat-or-stray-animal', 'tingling-at-old-bite')),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. Spasms on drinking after the bite of an animal can be rabies.',
    source: 'WHO Expert consultation on rabies, 2018',
  },
  {
    id: 'rabies-exposure',
    name: 'Possible contact with rabies',
    when: any('bat-or-stray-animal', all('animal-bite', 'asks-about-rabies')),
    urgency: 'urgent',
    message:
      'Wash the bite with soap and water for 15 minutes and be seen today. The vaccine against rabies works only before the illness begins.',
    source: 'WHO Rabies vaccines position paper, 2018',
  },
  {
    id: 'botulism',
    name: 'Possible botulism',
    when: any(
      all(
        'preserved-food-or-honey',
        any('double-vision', 'drooping-lid', 'weakness-from-face-down', all('trouble-swallowing', 'speech-trouble')),
      ),
      all(age({ below: 1 }), 'constipation', any('weak-cry-or-suck', 'drooping-lid', 'floppy-child')),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. This weakness can reach the muscles of breathing.',
    actions: [{ text: 'Do not eat or drink.', says: ['nothing-by-mouth'] }],
    source: 'CDC Clinical guidelines for botulism, 2021',
  },
  {
    id: 'limp-limb-after-a-fever',
    name: 'A limb that hangs limp after a fever',
    when: 'limb-limp-after-fever',
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. A limb that hangs limp after a fever can mean that the spinal cord is inflamed.',
    source: 'CDC Clinical guidance on acute flaccid myelitis, 2023',
  },
  {
    id: 'listeria-in-pregnancy',
    name: 'Fever in pregnancy after risky food',
    when: all('pregnant', 'fever', any('soft-cheese-or-deli-food', 'raw-milk-or-cheese')),
    urgency: 'urgent',
    message: 'Be seen today. Listeria from food can harm the baby, and an antibiotic protects it.',
    source: 'ACOG Committee opinion on Listeria in pregnancy, 2014',
  },
]
