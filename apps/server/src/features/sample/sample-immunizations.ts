import type { ImmunizationEntry } from '@salus/exchange'
import { sampleSource } from './sample-source.ts'

const given = (
  name: string,
  cvx: string,
  time: string,
  more: Pick<ImmunizationEntry, 'dose' | 'lot' | 'performer' | 'reaction'> = {},
): ImmunizationEntry => ({
  kind: 'immunization',
  source: sampleSource(`immunization ${name} ${time}`),
  codings: [{ system: 'http://hl7.org/fhir/sid/cvx', code: cvx }],
  name,
  cvx,
  time,
  ...more,
})

/** Some vaccinations of a grown-up, the oldest known by the year alone. `year`: this one. */
export const sampleImmunizations = (year: number): ImmunizationEntry[] => [
  given('Flu', '88', `${year - 1}-10-08`, { performer: 'Corner Pharmacy', lot: 'F25-118' }),
  given('Tetanus, diphtheria and whooping cough (Tdap)', '115', `${year - 11}-06-17`, { performer: 'Dr. Okafor' }),
  given('Hepatitis B', '45', '1999', { dose: '3' }),
  given('Measles, mumps and rubella (MMR)', '03', '1989', { dose: '2' }),
]
