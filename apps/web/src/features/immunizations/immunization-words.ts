import type { Immunization } from '@salus/contract'
import type { VaccineIllness } from '@salus/terms/vaccine-illnesses'
import { knownDayText } from '#web/ui/known-day.ts'

/** As they stand within a sentence. */
const ILLNESS_WORDS: Readonly<Record<VaccineIllness, string>> = {
  diphtheria: 'diphtheria',
  tetanus: 'tetanus',
  pertussis: 'whooping cough',
  polio: 'polio',
  hib: 'Hib',
  'hepatitis-b': 'hepatitis B',
  'hepatitis-a': 'hepatitis A',
  pneumococcal: 'pneumococcal disease',
  rotavirus: 'rotavirus',
  measles: 'measles',
  mumps: 'mumps',
  rubella: 'rubella',
  varicella: 'chickenpox',
  zoster: 'shingles',
  meningococcal: 'meningitis (ACWY)',
  'meningococcal-b': 'meningitis B',
  hpv: 'HPV',
  influenza: 'flu',
  'covid-19': 'COVID-19',
  rsv: 'RSV',
  tuberculosis: 'tuberculosis',
  typhoid: 'typhoid',
  cholera: 'cholera',
  'yellow-fever': 'yellow fever',
  rabies: 'rabies',
  'japanese-encephalitis': 'Japanese encephalitis',
  'tick-borne-encephalitis': 'tick-borne encephalitis',
  dengue: 'dengue',
  chikungunya: 'chikungunya',
  mpox: 'mpox',
}

const OTHER_ILLNESSES = 'Other vaccinations'

/** "Measles, mumps, and rubella" */
export function illnessesText(illnesses: readonly VaccineIllness[]): string {
  if (illnesses.length === 0) return OTHER_ILLNESSES
  const words = new Intl.ListFormat('en').format(illnesses.map((illness) => ILLNESS_WORDS[illness]))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const occurrenceText = (occurrence: string | null): string =>
  occurrence ? knownDayText(occurrence) : 'Date not known'

/** The line beside the name: "Dose 1 · Corner Pharmacy · Lot A1B2". */
export const aboutText = ({ doseNumber, performer, lotNumber, manufacturer }: Immunization): string =>
  [doseNumber && `Dose ${doseNumber}`, performer, manufacturer, lotNumber && `Lot ${lotNumber}`]
    .filter(Boolean)
    .join(' · ')
