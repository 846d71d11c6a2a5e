import type { Generated } from 'kysely'

export interface LabTables {
  lab_reports: {
    /** Made by the browser; unique for its owner, not across owners. */
    id: string
    owner_id: string
    /** When the sample was taken, as the laboratory's clock showed it: a day, or a day and a time. */
    taken_at: string
    /** Sealed JSON: file, laboratory, doctor, saved document. */
    details: string
    /** What the report took, with its results and their pictures, when it was saved. */
    bytes: number
    deleted_at: string | null
    /** The import that added it. */
    import_id: Generated<string | null>
  }
  lab_results: {
    id: string
    owner_id: string
    report_id: string
    /** 1, 2, 3 … within the report. */
    position: number
    taken_at: string
    /** A keyed hash of owner and analyte: finds one analyte over time without telling which. */
    series: string
    /** Sealed JSON: all else of the result. */
    body: string
    /** Sealed bytes: the picture of its line, as a data address. */
    crop: Uint8Array | null
    deleted_at: string | null
  }
}
