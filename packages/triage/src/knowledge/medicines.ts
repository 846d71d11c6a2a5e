import { age, any, not } from '../logic/expression.ts'
import type { Medicine } from './types.ts'

const ANTICOAGULANTS = [
  'warfarin',
  'coumadin',
  'apixaban',
  'eliquis',
  'rivaroxaban',
  'xarelto',
  'dabigatran',
  'heparin',
  'clopidogrel',
  'plavix',
]

/** Over the counter only, by the packet; US, EU and Indian names. Sources: FDA Drug Facts labels and NHS medicines A-Z, 2024. */
export const MEDICINES: readonly Medicine[] = [
  {
    id: 'acetaminophen',
    name: { US: 'Acetaminophen', EU: 'Paracetamol', IN: 'Paracetamol' },
    use: 'can ease pain and bring a fever down. Take it as the packet says.',
    notWhen: [
      { when: age({ below: 0.25 }), because: 'a baby under 3 months with pain or fever must be seen first' },
      { when: 'known-liver-disease', because: 'with liver disease, ask a doctor first' },
    ],
    cautions: [
      'Never take two products that both contain {acetaminophen}.',
      'Not if you drink a lot of alcohol or have liver disease, unless a doctor agrees.',
      'For a child, go by the weight and age on the packet.',
    ],
    allergyWords: ['acetaminophen', 'paracetamol', 'tylenol'],
    interactsWith: ['acetaminophen', 'paracetamol', 'tylenol', 'crocin', 'dolo', 'panadol', 'calpol'],
  },
  {
    id: 'ibuprofen',
    name: { US: 'Ibuprofen', EU: 'Ibuprofen', IN: 'Ibuprofen' },
    use: 'can ease pain and swelling. Take it with food, as the packet says, for a few days at most.',
    notWhen: [
      { when: age({ below: 0.5 }), because: 'it is not for babies under 6 months' },
      { when: 'pregnant', because: 'it is not for use in pregnancy unless a doctor agrees' },
      { when: 'blood-thinner', because: 'with a blood thinner it can cause bleeding' },
      { when: any('black-stool', 'vomiting-blood', 'bloody-stool'), because: 'it can make bleeding in the gut worse' },
      { when: 'known-kidney-disease', because: 'it can harm the kidneys' },
      { when: 'known-heart-disease', because: 'with heart disease it is not a medicine to take without asking' },
      { when: 'cannot-keep-fluids-down', because: 'without enough fluid it can harm the kidneys' },
    ],
    cautionWhen: [
      { when: age({ from: 65 }), caution: 'Over 65, ask a {pharmacist} first.' },
      {
        when: 'known-asthma',
        caution: 'Some people with asthma get an attack from it: only if you have taken it safely before.',
      },
      { when: 'known-high-blood-pressure', caution: 'It can raise blood pressure.' },
    ],
    cautions: [
      'Not with a stomach ulcer, kidney or heart disease, or in pregnancy.',
      'Not together with aspirin or another anti-inflammatory painkiller.',
    ],
    allergyWords: ['ibuprofen', 'nsaid', 'aspirin', 'naproxen', 'diclofenac', 'advil', 'motrin', 'brufen'],
    interactsWith: [
      ...ANTICOAGULANTS,
      'aspirin',
      'ibuprofen',
      'naproxen',
      'diclofenac',
      'lithium',
      'methotrexate',
      'advil',
      'motrin',
      'aleve',
    ],
  },
  {
    id: 'oral-rehydration',
    name: { US: 'Oral rehydration solution', EU: 'Oral rehydration solution', IN: 'ORS' },
    use: 'replaces water and salts. Take small sips often, made up exactly as the packet says.',
    notWhen: [],
    cautions: ['Do not mix it stronger or weaker than the packet says.'],
    allergyWords: [],
    interactsWith: [],
  },
  {
    id: 'antacid',
    name: { US: 'An antacid', EU: 'An antacid', IN: 'An antacid' },
    use: 'can settle burning from stomach acid, as the packet says.',
    notWhen: [
      { when: age({ below: 12 }), because: 'it is not for children without asking a doctor' },
      { when: 'known-kidney-disease', because: 'with kidney disease, ask a doctor first' },
    ],
    cautions: ['It can stop other medicines from being absorbed: leave 2 hours between them.'],
    allergyWords: ['antacid'],
    interactsWith: [],
  },
  {
    id: 'antihistamine',
    name: { US: 'Cetirizine or loratadine', EU: 'Cetirizine or loratadine', IN: 'Cetirizine' },
    use: 'an antihistamine, can ease itching, sneezing and a runny nose. Take it as the packet says.',
    notWhen: [
      { when: age({ below: 2 }), because: 'it is not for children under 2 without asking a doctor' },
      { when: 'pregnant', because: 'in pregnancy, ask a pharmacist or doctor first' },
    ],
    cautions: ['It can make you drowsy: do not drive if it does.'],
    allergyWords: ['cetirizine', 'loratadine', 'zyrtec', 'claritin'],
    interactsWith: ['cetirizine', 'loratadine', 'fexofenadine', 'zyrtec', 'claritin', 'allegra'],
  },
  {
    id: 'saline-nose-spray',
    name: { US: 'Saline nose drops or spray', EU: 'Saline nose drops or spray', IN: 'Saline nose drops' },
    use: 'can loosen a blocked nose, at any age.',
    notWhen: [],
    cautions: [],
    allergyWords: [],
    interactsWith: [],
  },
  {
    id: 'honey',
    name: { US: 'Honey', EU: 'Honey', IN: 'Honey' },
    use: 'a spoonful, can ease a cough.',
    notWhen: [{ when: not(age({ from: 1 })), because: 'honey can poison babies under 1 year (botulism)' }],
    cautions: ['Never for a baby under 1 year.'],
    allergyWords: ['honey'],
    interactsWith: [],
  },
  {
    id: 'clotrimazole',
    name: { US: 'Clotrimazole cream', EU: 'Clotrimazole cream', IN: 'Clotrimazole cream' },
    use: 'an antifungal cream, can treat thrush. Use it as the packet says.',
    notWhen: [
      { when: not(age({ from: 16 })), because: 'under 16, ask a doctor first' },
      { when: 'pregnant', because: 'in pregnancy, ask a pharmacist or doctor first' },
    ],
    cautions: [
      'It can damage condoms. If it is the first time, have a pharmacist or doctor confirm that it is thrush.',
    ],
    allergyWords: ['clotrimazole', 'miconazole'],
    interactsWith: [],
  },
]
