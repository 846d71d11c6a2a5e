import { folded, medicineOfId } from '@salus/terms/medicines'
import type { Person } from './types.ts'

const medicine = (...ids: Parameters<typeof medicineOfId>): string[] =>
  ids.flatMap((id) => Object.values(medicineOfId(id).names).flat())

/** How an allergy to it may be written down, in six languages. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  gelatin: ['gelatin', 'gelatina', 'gélatine', 'जिलेटिन', 'జెలటిన్'],
  neomycin: medicine('neomycin'),
  yeast: ['yeast', 'levadura', 'levure', 'hefe', 'खमीर', 'यीस्ट', 'ఈస్ట్'],
  'polyethylene glycol': [
    'polyethylene glycol',
    'polietilenglicol',
    'polyéthylène glycol',
    'polyethylenglykol',
    'peg',
    ...medicine('macrogol'),
  ],
  influenza: ['flu vaccine', 'flu shot', 'influenza', 'gripe', 'grippe', ...medicine('influenza-vaccine')],
  'covid-19': ['covid', ...medicine('covid-19-vaccine')],
  tetanus: ['tetanus', 'tétano', 'tétanos', 'tdap', 'dtap', ...medicine('tetanus-vaccine')],
  diphtheria: ['diphtheria', 'difteria', 'diphtérie', 'diphtherie'],
  pertussis: ['pertussis', 'whooping cough', 'tosferina', 'coqueluche', 'keuchhusten'],
  pneumococcal: ['pneumococcal', 'pneumonia vaccine', 'prevnar', 'pneumovax', ...medicine('pneumococcal-vaccine')],
  zoster: ['shingrix', 'shingles vaccine', ...medicine('zoster-vaccine')],
  rsv: ['rsv', ...medicine('rsv-vaccine')],
  hpv: ['hpv', 'gardasil', ...medicine('hpv-vaccine')],
  'hepatitis-b': ['hepatitis b', ...medicine('hepatitis-b-vaccine')],
  'hepatitis-a': ['hepatitis a', ...medicine('hepatitis-a-vaccine')],
  measles: ['measles', 'mmr', 'sarampión', 'rougeole', 'masern', ...medicine('mmr-vaccine')],
  mumps: ['mumps'],
  rubella: ['rubella'],
  varicella: ['varicella', 'chickenpox vaccine', ...medicine('varicella-vaccine')],
  polio: ['polio', ...medicine('polio-vaccine')],
  hib: ['hib'],
  rotavirus: ['rotavirus', ...medicine('rotavirus-vaccine')],
  meningococcal: ['meningococcal', ...medicine('meningococcal-vaccine')],
  'meningococcal-b': ['meningococcal', ...medicine('meningococcal-vaccine')],
  tuberculosis: ['bcg', ...medicine('bcg-vaccine')],
}

/** Somebody may have written no more than that. */
const VACCINE = [
  'vaccine',
  'vaccination',
  'immunization',
  'immunisation',
  'vacuna',
  'vaccin',
  'impfstoff',
  'impfung',
  'टीका',
  'वैक्सीन',
  'టీకా',
  'వ్యాక్సిన్',
]

const words = (text: string): string => ` ${folded(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `
const says = (substance: string, names: readonly string[]): boolean =>
  names.some((name) => words(substance).includes(words(name)))

/** Whether the record knows of an allergy to one of these, or to a vaccine that it does not name. */
export function isAllergic({ allergies, conditions }: Person, allergens: readonly string[]): boolean {
  // ICD-10: allergy to serum and vaccine.
  if (conditions.some((code) => code.startsWith('Z88.7'))) return true
  return allergies.some(({ substance }) => {
    if (allergens.some((id) => says(substance, WORDS[id] ?? []))) return true
    return says(substance, VACCINE) && !Object.values(WORDS).some((names) => says(substance, names))
  })
}

/** Allergens that a rule may name. */
export const ALLERGENS: ReadonlySet<string> = new Set(Object.keys(WORDS))
