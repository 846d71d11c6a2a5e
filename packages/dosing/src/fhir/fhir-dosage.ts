/** The part of FHIR R4 Dosage that tells when something is taken and how much. */
export interface FhirDosage {
  sequence?: number
  text?: string
  timing?: { repeat: FhirRepeat }
  asNeededBoolean?: true
  doseAndRate?: [{ doseQuantity: FhirQuantity } | { doseRange: { low: FhirQuantity; high: FhirQuantity } }]
  maxDosePerPeriod?: { numerator: FhirQuantity; denominator: FhirQuantity }
  extension?: { url: string; valueString: string }[]
}

export interface FhirRepeat {
  boundsPeriod?: { start: string; end?: string }
  count?: number
  frequency?: number
  period?: number
  periodUnit?: 'h' | 'd' | 'mo'
  dayOfWeek?: readonly string[]
  timeOfDay?: readonly string[]
}

export interface FhirQuantity {
  value: number
  unit?: string
  system?: string
  code?: string
}

export const UCUM = 'http://unitsofmeasure.org'

/** Holds the whole schedule beside what FHIR says of it. It counts only as long as both say the same. */
export const SCHEDULE_EXTENSION = 'urn:salus:schedule'
