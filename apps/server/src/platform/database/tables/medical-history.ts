import type { Generated } from 'kysely'

export interface MedicalHistoryTables {
  /** Every version that was saved; the one with the highest number counts. */
  medical_history: {
    owner_id: string
    /** From 1, without gaps: two editors that both go on from one version want the same number, and one gets it. */
    version: number
    /** Sealed JSON: name, date of birth and all entries. */
    content: string
    /** ISO time. */
    saved_at: string
    restored_from: number | null
    /** The import that made it. */
    import_id: Generated<string | null>
  }
}
