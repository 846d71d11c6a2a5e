import type { HealthSubmission, MedicationEntry, NewDocument, ReadingAdvice, Region, Submitted } from '@salus/contract'
import type { ComponentType } from 'react'

export interface KnownMedicine extends MedicationEntry {
  /** What else it is called, in small letters. */
  otherNames?: readonly string[]
}

/** Joins the medicines of the history, or takes the place of one of them. */
export interface MedicineToKeep {
  entry: MedicationEntry
  instead?: MedicationEntry
}

/** Where what else stands on a paper is kept; handed in by the app. Each may be asked again with the same. */
export interface Rooms {
  /** Keeps the text of a report among the saved documents. */
  keepDocument: (document: NewDocument) => Promise<unknown>
  /** As the medical history has them. */
  medicines: readonly KnownMedicine[]
  keepMedicines: (medicines: readonly MedicineToKeep[]) => Promise<void>
  addReading: (submission: HealthSubmission) => Promise<Submitted>
  /** Says what readings may mean and what to do. */
  Advice: ComponentType<{ advice: readonly ReadingAdvice[] }>
  region: Region
}
