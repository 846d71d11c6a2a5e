import {
  asGiven,
  BLOOD_PRESSURE_PANEL,
  type LabReport,
  type LabResult,
  type Loinc,
  type VitalReading,
  vitalMeasure,
} from '@salus/contract'
import { type LabEntry, ownCoding, type Quantity, type VitalEntry } from '@salus/exchange'
import { documentSource, LOINC, ownSource } from './entry-parts.ts'

/** A reading in the unit in which it was given. */
export function vitalEntry(reading: VitalReading): VitalEntry {
  const { label, units, diastolic: lower, ...measure } = vitalMeasure(reading.measure)
  const unit = units.find(({ ucum }) => ucum === reading.unit) ?? units[0]
  const loinc = unit.loinc ?? measure.loinc
  const quantityOf = (canonical: number): Quantity => ({
    value: asGiven(canonical, unit),
    unit: unit.label,
    ucum: unit.ucum,
  })
  const shared = {
    kind: 'vital' as const,
    source: ownSource(`vital ${reading.id}`),
    time: reading.at,
    ...(reading.note && { note: reading.note }),
  }
  if (lower && loinc && reading.diastolic !== null) {
    const part = ({ code, name }: Loinc, value: number) => ({
      name,
      loinc: code,
      codings: [{ system: LOINC, code, display: name }],
      quantity: quantityOf(value),
    })
    const { code, name } = BLOOD_PRESSURE_PANEL
    return {
      ...shared,
      codings: [{ system: LOINC, code, display: name }],
      name: label,
      loinc: code,
      parts: [part(loinc, reading.value), part(lower.loinc, reading.diastolic)],
    }
  }
  return {
    ...shared,
    codings: loinc ? [{ system: LOINC, code: loinc.code, display: loinc.name }] : [ownCoding('vital', reading.measure)],
    name: label,
    ...(loinc && { loinc: loinc.code }),
    quantity: quantityOf(reading.value),
    ...(reading.comparator && { comparator: reading.comparator }),
  }
}

const COMPARATORS = { '<': '<', '>': '>', '≤': '<=', '≥': '>=' } as const

type Report = Pick<LabReport, 'title' | 'laboratory' | 'doctor'>

/** A result as printed; its panel is the report that it stands in, its paper the document that the report was read from. */
export function labEntry(result: LabResult, report?: Report, paperId?: string): LabEntry {
  const { name, analyte, loinc, value, comparator, unit, ucum, range, flag, takenAt, review } = result
  const note = [report?.laboratory, report?.doctor].filter(Boolean).join(', ')
  return {
    kind: 'lab',
    source: ownSource(`lab ${result.id}`),
    codings: [
      ...(loinc ? [{ system: LOINC, code: loinc }] : []),
      ...(analyte ? [ownCoding('analyte', analyte)] : []),
      ...(review === 'read' ? [] : [ownCoding('review', review)]),
    ],
    name,
    ...(loinc && { loinc }),
    ...(typeof value === 'number' ? { quantity: { value, unit, ...(ucum && { ucum }) } } : { text: value }),
    ...(comparator && typeof value === 'number' && { comparator: COMPARATORS[comparator] }),
    ...(range && { range: defined(range) }),
    ...(flag && { flag }),
    // FHIR asks for seconds.
    time: takenAt.includes('T') ? `${takenAt}:00` : takenAt,
    ...(report && { panel: report.title }),
    ...(paperId && { paper: documentSource(paperId) }),
    ...(note && { note }),
  }
}

const defined = ({ low, high, text }: NonNullable<LabResult['range']>): LabEntry['range'] & {} => ({
  ...(low !== undefined && { low }),
  ...(high !== undefined && { high }),
  ...(text !== undefined && { text }),
})
