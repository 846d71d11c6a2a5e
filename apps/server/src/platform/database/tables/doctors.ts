/** One provider of the register. Public: nothing of it is sealed. */
export interface DoctorRow {
  /** National Provider Identifier, or what a list of the host's own says. */
  id: string
  name: string
  speciality: number
  /** Street, town, state and ZIP code of the practice. */
  address: string
  town: string
  /** Ten digits of the United States, or international with a plus; empty where there is none. */
  phone: string
  /** Degrees: of the practice, or of its ZIP code. */
  latitude: number
  longitude: number
  /** The square of the map that it is in: `cellOf`. */
  cell: number
}

/** A town or a postcode, around which is searched. */
export interface DoctorPlaceRow {
  kind: 'town' | 'postcode'
  /** How it is looked up: `placeKey`, `postcodeKey`. */
  key: string
  /** `regionKey`; empty for a postcode that was there before towns were. */
  region_key: string
  name: string
  /** The state; where there is none the country. */
  region: string
  latitude: number
  longitude: number
  /** The larger town has more. */
  weight: number
}

export interface DoctorTables {
  doctors: DoctorRow
  /** Is filled by an import, and takes the place of `doctors` when it is whole. */
  doctors_next: DoctorRow
  doctor_specialities: { id: number; name: string }
  doctor_places: DoctorPlaceRow
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
    /** Keyed hash of the owner and the doctor's number. */
    doctor_id: string
    /** Sealed JSON of the `Doctor` as it was saved: a new register does not take it away. */
    doctor: string
    /** ISO time. */
    saved_at: string
  }
}
