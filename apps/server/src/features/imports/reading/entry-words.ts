import { labNumber, labUnit, labValueText, vitalText as textOfVital, vitalMeasure } from '@salus/contract/facts'
import type { Quantity, VitalEntry } from '@salus/exchange'
import type { KnownLab, VitalValue, VitalWrite } from '../item.ts'

export const quantityText = ({ value, unit }: Quantity): string => `${labNumber(value)} ${labUnit(unit)}`.trim()

export const pressureText = (parts: NonNullable<VitalEntry['parts']>): string =>
  `${parts.map(({ quantity }) => labNumber(quantity.value)).join('/')} ${labUnit(parts[0]?.quantity.unit ?? '')}`.trim()

export const labText = (lab: Pick<KnownLab, 'value' | 'unit' | 'comparator'>): string => labValueText(lab)

/** As the record shows it, in the unit of the file. */
export function vitalText({
  measure,
  value,
  diastolic,
  comparator,
  unit,
}: Pick<VitalWrite, 'measure'> & Omit<VitalValue, 'at'>): string {
  const { units } = vitalMeasure(measure)
  const known = units.find(({ ucum }) => ucum === unit) ?? units[0]
  return `${textOfVital(value, diastolic, known, comparator)} ${known.label}`
}
