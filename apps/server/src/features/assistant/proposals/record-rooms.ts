import type {
  AccessKind,
  HealthSubmission,
  HistoryDetails,
  HistoryForm,
  LatestVital,
  MedicalHistory,
  MedicineConflict,
  NewMedicalHistory,
  Submitted,
  VitalReading,
} from '@salus/contract'

/** The rooms of the record that a proposal is written into, each with its own checks. */
export interface RecordRooms {
  historyOf(ownerId: string): Promise<Pick<HistoryForm, 'saved' | 'account'>>
  saveHistory(ownerId: string, sent: NewMedicalHistory): Promise<{ kind: 'saved' | 'changed'; history: MedicalHistory }>
  /** Contradictions that `details` has and `before` had not. */
  newConflicts(ownerId: string, details: HistoryDetails, before: HistoryDetails): Promise<MedicineConflict[]>
  latestOf(ownerId: string): Promise<readonly LatestVital[]>
  addReading(ownerId: string, submission: HealthSubmission): Promise<Submitted>
  /** Throws `not_found`. */
  readingOf(ownerId: string, id: string): Promise<VitalReading>
  removeReading(ownerId: string, id: string): Promise<void>
  /** The assistant has looked into this part of the record. */
  noteRead(ownerId: string, kind: AccessKind): Promise<void>
  /** Whoever calls has changed it. */
  noteChange(kind: AccessKind): Promise<void>
}
