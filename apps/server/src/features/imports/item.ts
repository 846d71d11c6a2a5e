import type {
  Comparator,
  ImportKind,
  ImportOutcome,
  LabResult,
  NewDocument,
  NewLabResult,
  VitalName,
} from '@salus/contract'
import type { ImmunizationEntry, VisitEntry } from '@salus/exchange'

/** A reading as the room of vital signs keeps it; `value` in the canonical unit. */
export interface VitalWrite {
  key: string
  measure: VitalName
  at: number
  value: number
  diastolic: number | null
  comparator?: Comparator | null
  unit: string
  source: 'import'
  note: string | null
}

/** A reading in the record. `isEdited`: it says something else by now than the import that brought it. */
export type VitalValue = Pick<VitalWrite, 'at' | 'value' | 'diastolic' | 'comparator' | 'unit'> & { isEdited?: boolean }

/** One entry of a list: added, put in place of `from`, or taken out. A habit is one word for all: `{ status }`. */
export interface HistoryWrite {
  list:
    | 'conditions'
    | 'medications'
    | 'allergies'
    | 'surgeries'
    | 'family'
    | 'smoking'
    | 'alcohol'
    | 'pregnancy'
    | 'dueDate'
  from: object | null
  to: object | null
  /** A medicine of our own file brings all that was known of it, as JSON. */
  own?: string
}

export type KnownLab = Pick<LabResult, 'id' | 'name' | 'loinc' | 'value' | 'unit' | 'takenAt' | 'comparator'>

/** A vaccination of the record, as far as a file is compared with it. */
export interface KnownImmunization {
  source: { system: string; id: string }
  name: string
  /** Empty where it is not known, as the others. */
  occurrence: string
  doseNumber: string
  lotNumber: string
  illnesses: readonly string[]
}

/** A visit of the record, as far as a file is compared with it. */
export interface KnownVisit {
  source: { system: string; id: string }
  status: VisitEntry['status']
  day: string
  time: string | null
  practitioner: string
}

/** A visit of a file, with its day and the clock on the wall there. */
export interface VisitWrite {
  entry: VisitEntry
  clock: { day: string; time: string | null }
}

export interface LabWrite {
  /** Results of one panel on one day are one report. */
  panel: string
  /** The id of the paper that it stands in. */
  documentId?: string
  result: NewLabResult
  from: KnownLab | null
}

/** A document, with the words that it was filed under where it comes from. */
export type TaggedDocument = NewDocument & { tags?: string[] }

export interface DocumentWrite {
  document: TaggedDocument
  file: { name: string; type: string; base64: string } | null
}

/** A dose that was marked. */
export interface DoseWrite {
  id: string
  /** As the file names it. */
  name: string
  status: 'taken' | 'skipped'
  /** ISO. */
  at: string
  why: string
  /** An entry of our own file has its medicine and its place in the plan here, as JSON. */
  own?: string
}

/** A change for a room to write. */
export interface Write {
  vital?: VitalWrite
  /** The value that a changed reading has in the record. */
  vitalBefore?: VitalValue
  history?: HistoryWrite
  lab?: LabWrite
  immunization?: ImmunizationEntry
  visit?: VisitWrite
  document?: DocumentWrite
  dose?: DoseWrite
}

/** One entry of a file as the import keeps it. Of a reading that is written, its words are made when they are shown. */
export interface Item extends Write {
  what?: string
  value?: string
  /** As exact as the file has it. */
  time?: string
  where: string
  /** The entry of its sender that it is, where a later import may bring it again. */
  key?: string
  before?: string
  reason?: string
  /** Facts of the file that the record has no field for. */
  more?: string
  /** Where it is not written into the record: all that the file says of it. */
  original?: unknown
}

/** Entries of one kind and outcome, as many as fit a row. */
export interface Block {
  outcome: ImportOutcome
  kind: ImportKind
  items: Item[]
}
