/** One provider of the register. Public: nothing of it is sealed. */
export interface DoctorRow {
  /** National Provider Identifier. */
  id: string
  name: string
  speciality: number
  /** Street, town, state and ZIP code of the practice. */
  address: string
  town: string
  /** Digits; empty where there is none. */
  phone: string
  /** Degrees, of the ZIP code. */
  latitude: number
  longitude: number
  /** The square of the map that it is in: `cellOf`. */
  cell: number
}

export interface DoctorTables {
  doctors: DoctorRow
  /** Is filled by an import, and takes the place of `doctors` when it is whole. */
  doctors_next: DoctorRow
  doctor_specialities: { id: number; name: string }
  zip_places: { zip: string; town: string; latitude: number; longitude: number }
  /** How far the import is; at most one row, of id 1. */
  doctor_import: {
    id: number
    state: 'running' | 'done'
    /** Name and size: another file begins anew. */
    file: string
    /** Of the file that are read. */
    lines: number
    /** JSON of `ImportCounts`. */
    counts: string
    changed_at: string
  }
  care_team: {
    owner_id: string
    doctor_id: string
    /** Sealed JSON of the `Doctor` as it was saved: a new register does not take it away. */
    doctor: string
    /** ISO time. */
    saved_at: string
  }
}
