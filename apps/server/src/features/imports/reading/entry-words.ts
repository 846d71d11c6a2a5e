import { vitalText as textOfVital, vitalMeasure } from '@salus/contract/facts'
import type { Quantity, VitalEntry } from '@salus/exchange'
import type { KnownLab, VitalValue, VitalWrite } from '../item.ts'

/** Nobody reads more digits than these. */
const short = (value: number) => String(Number(value.toPrecision(6)))

export const quantityText = ({ value, unit }: Quantity): string => `${short(value)} ${unit}`.trim()

export const pressureText = (parts: NonNullable<VitalEntry['parts']>): string =>
  `${parts.map(({ quantity }) => short(quantity.value)).join('/')} ${parts[0]?.quantity.unit ?? ''}`.trim()

export const labText = ({ value, unit, comparator }: Pick<KnownLab, 'value' | 'unit' | 'comparator'>): string =>
  `${comparator ?? ''}${typeof value === 'number' ? short(value) : value} ${unit}`.trim()

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
