import type { HistoryDetails } from '@salus/contract'
import type { EarlierEntries } from '../earlier-imports.ts'
import type { KnownImmunization, KnownLab, KnownVisit, VitalValue, VitalWrite } from '../item.ts'
import type { PackedBlock } from './block-writer.ts'

/** The part of the record that a file is compared with. */
export interface Known {
  /** ISO, of this moment. */
  now: string
  timeZone: string
  person: { name: string; birthDate: string }
  history: HistoryDetails
  earlier: EarlierEntries
  labs: KnownLab[]
  immunizations: KnownImmunization[]
  visits: KnownVisit[]
  /** Names of all medicines, those that are stopped too. */
  medicines: string[]
  /** Where there is no reading yet, each is new. */
  hasVitals: boolean
  /** The person whose entries are read, when a file is about several people. */
  subject: string | null
  /** Entries of which the person says that they are over, by their key. */
  over: string[]
}

export type Judged = { is: 'new' } | { is: 'duplicate' } | { is: 'changed'; before: VitalValue }

export interface Asks {
  judge(vitals: VitalWrite[]): Promise<Judged[]>
  /** Those of the ids that are saved. */
  knownDocuments(ids: string[]): Promise<string[]>
  knownDoses(ids: string[]): Promise<string[]>
  keep(block: PackedBlock): Promise<void>
}
