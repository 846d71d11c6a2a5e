/** The kind of a file. `fhir-xml`, `empty` and `unknown` are refused with a sentence. */
export type FileKind =
  | 'fhir'
  | 'fhir-ndjson'
  | 'fhir-xml'
  | 'ccda'
  | 'apple-health'
  | 'zip'
  | 'csv'
  | 'empty'
  | 'unknown'

/**
 * Where an entry comes from. `system` and `id` together name the same thing each time it is read, so that a second import finds
 * it again; `where` is its place in this file, for a person to look up.
 */
export interface Source {
  system: string
  id: string
  where: string
}

/** A code as the file has it; `system` is a URI (`http://loinc.org`, `urn:oid:…`). */
export interface Coding {
  system: string
  code: string
  display?: string
}

/**
 * ISO 8601 as exact as the source knows it: year, month, day, or a time with its offset, or without one where the source has none.
 */
export type When = string

interface Original {
  source: Source
  /** All codes of the source, its own first. */
  codings: Coding[]
  /** The name in the words of the source. */
  name: string
  /** Words that were written beside it. */
  note?: string
  /** The person whom this is about, as a file about several people names them. */
  subject?: string
}

export interface PatientEntry extends Original {
  kind: 'patient'
  given?: string
  family?: string
  birthDate?: When
  sex?: 'female' | 'male' | 'other' | 'unknown'
}

export interface ConditionEntry extends Original {
  kind: 'condition'
  icd10?: string
  snomed?: string
  onset?: When
  /** "at the age of 40", "in childhood". */
  onsetText?: string
  ended?: When
  /** "Left knee". */
  bodySite?: string
  /** "Severe", "Stage II". */
  severity?: string
  stage?: string
  status: 'active' | 'past' | 'unknown'
  /** `unconfirmed`: suspected, differential, provisional; `refuted`: found not to be so. */
  certainty?: 'confirmed' | 'unconfirmed' | 'refuted'
}

export interface MedicationEntry extends Original {
  kind: 'medication'
  rxnorm?: string
  atc?: string
  /** "500 mg", "1 tablet", as far as the source says. */
  dose?: string
  /** "twice a day", "1 daily". */
  howOften?: string
  /** "by mouth". */
  route?: string
  reason?: string
  since?: When
  until?: When
  /** As the file says it of its own day: what is active there may have ended since. `planned`: proposed, or not begun. */
  status: 'active' | 'past' | 'paused' | 'planned' | 'not-taken' | 'unknown'
  /** When it is taken, each part as FHIR's Dosage has it. Written, and read as words. */
  dosage?: readonly object[]
  /** All that the record knows of it, as JSON: in a file of its own it comes back whole. */
  own?: string
}

/** A dose of a medicine, which gives it its name: it was taken, or left out. */
export interface DoseEntry extends Original {
  kind: 'dose'
  time?: When
  status: 'taken' | 'skipped'
  quantity?: Quantity
  /** Why it was left out. */
  reason?: string
  /** Who gave it, or wrote it down. */
  by?: string
  /** The source of the medicine in the same file. Written only. */
  medicine?: Source
  /** All that the record knows of it, as JSON: in a file of its own it comes back whole. */
  own?: string
}

export interface AllergyEntry extends Original {
  kind: 'allergy'
  category?: 'food' | 'medication' | 'environment' | 'biologic'
  /** An intolerance is no allergy. */
  type?: 'allergy' | 'intolerance'
  criticality?: 'low' | 'high'
  reactions: { name: string; severity?: 'mild' | 'moderate' | 'severe'; codings: Coding[] }[]
  onset?: When
  /** `unknown`: the source neither says that it lasts nor that it is over. */
  status: 'active' | 'past' | 'unknown'
  certainty?: 'confirmed' | 'unconfirmed' | 'refuted'
}

export interface ProcedureEntry extends Original {
  kind: 'procedure'
  time?: When
  until?: When
  bodySite?: string
  reason?: string
  status: 'done' | 'planned' | 'unknown'
}

export interface ImmunizationEntry extends Original {
  kind: 'immunization'
  cvx?: string
  time?: When
  /** The number of the dose in its series. */
  dose?: string
  lot?: string
  manufacturer?: string
  /** Who gave it. */
  performer?: string
  reaction?: string
}

export interface VisitEntry extends Original {
  kind: 'visit'
  status: 'planned' | 'done' | 'cancelled'
  /** When it begins. */
  time?: When
  /** Who was, or is to be, seen. */
  practitioner?: string
  location?: string
  reason?: string
  /** Questions and tasks, as the record that wrote it knows them: JSON. */
  own?: string
}

export interface FamilyHistoryEntry extends Original {
  kind: 'family-history'
  /** `name` is who: "mother". */
  conditions: { name: string; codings: Coding[]; age?: number; ageText?: string }[]
  sex?: PatientEntry['sex']
  deceased?: boolean
}

export interface Quantity {
  value: number
  /** As written. */
  unit: string
  /** Where the unit is one of UCUM's. */
  ucum?: string
}

/** A measurement of the body: one quantity, or parts (blood pressure), or words (mood). */
export interface VitalEntry extends Original {
  kind: 'vital'
  loinc?: string
  quantity?: Quantity
  /** No more is known than that it is below or above: a meter was beyond its range, or nobody measured closer. */
  comparator?: Comparator
  text?: string
  parts?: { name: string; loinc?: string; codings: Coding[]; quantity: Quantity }[]
  time?: When
  /** Steps and sleep run over a while. */
  until?: When
  /** The device or program it was taken with. */
  device?: string
}

export type Comparator = '<' | '<=' | '>=' | '>'

export interface LabEntry extends Original {
  kind: 'lab'
  loinc?: string
  quantity?: Quantity
  comparator?: Comparator
  /** Where the result is no number. */
  text?: string
  range?: { low?: number; high?: number; text?: string }
  flag?: 'low' | 'high' | 'critical' | 'normal' | 'abnormal'
  time?: When
  /** The report or panel it belongs to. */
  panel?: string
  /** The source of the document that it stands in, which comes before it in the same file. */
  paper?: Source
}

/** Smoking, alcohol, occupation, pregnancy. */
export interface SocialEntry extends Original {
  kind: 'social'
  loinc?: string
  quantity?: Quantity
  text?: string
  time?: When
}

export interface WorkoutEntry extends Original {
  kind: 'workout'
  time?: When
  until?: When
  minutes?: number
  distance?: Quantity
  energy?: Quantity
}

export interface DocumentEntry extends Original {
  kind: 'document'
  time?: When
  mediaType: string
  /** The file itself, or its words, or only where it is. */
  base64?: string
  text?: string
  url?: string
}

/** Kept and listed, never dropped in silence. */
export interface NotUnderstood {
  kind: 'not-understood'
  source: Source
  /** Its own name for its kind: "Encounter", "HKCategoryTypeIdentifierX". */
  what: string
  /** In the person's words. */
  reason: string
  /** As it stands in the file, at most `ORIGINAL_LIMIT` characters of it. */
  original: string
}

/** Not taken, and why. */
export interface Refused {
  kind: 'refused'
  source: Source
  what: string
  reason: string
  original: string
}

/** Notices about the file as a whole. */
export interface Remark {
  kind: 'remark'
  source: Source
  reason: string
}

export type RecordEntry =
  | PatientEntry
  | ConditionEntry
  | MedicationEntry
  | DoseEntry
  | AllergyEntry
  | ProcedureEntry
  | ImmunizationEntry
  | VisitEntry
  | FamilyHistoryEntry
  | VitalEntry
  | LabEntry
  | SocialEntry
  | WorkoutEntry
  | DocumentEntry

/** Samples of one measurement share this: all of a `VitalEntry` that is not in the columns of `Samples`. */
export interface SampleSeries
  extends Pick<VitalEntry, 'codings' | 'name' | 'loinc' | 'device'>,
    Omit<Quantity, 'value'> {
  system: string
}

/**
 * Measurements of one kind in columns, one row each: an export holds millions, and an object for each takes longer than
 * reading it. `vitalAt` makes an entry of a row.
 */
export interface Samples {
  kind: 'samples'
  series: SampleSeries
  /** The number of its record in the file. */
  record: number[]
  /** Milliseconds since 1970; the same twice where it took no while. */
  at: number[]
  until: number[]
  /** Minutes that its clock was ahead of UTC. */
  offset: number[]
  value: number[]
  id: string[]
}

export type Entry = RecordEntry | NotUnderstood | Refused | Remark

/** A reader gives these in batches. */
export type Found = Entry | Samples

/** Bytes as they arrive; a web stream, a file of Node and an array are each one. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export const ORIGINAL_LIMIT = 4000
