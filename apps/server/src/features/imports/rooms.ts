import type { HistoryDetails, MedicineConflict, NewLabReport, NewLabResult } from '@salus/contract'
import type { ImmunizationEntry } from '@salus/exchange'
import type { CompiledQuery, RawBuilder, Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { AppError } from '#server/platform/errors/app-error.ts'
import type {
  DoseWrite,
  HistoryWrite,
  KnownImmunization,
  KnownLab,
  KnownVisit,
  TaggedDocument,
  VisitWrite,
  VitalValue,
  VitalWrite,
} from './item.ts'
import type { Judged } from './reading/known.ts'

type Trx = Transaction<Tables>

/** An import needs these of the rooms that it writes into; `app.ts` hands them in. */
export interface Rooms {
  vitals: {
    hasAny(ownerId: string): Promise<boolean>
    known(ownerId: string, vitals: readonly VitalWrite[]): Promise<Judged[]>
    prepare(ownerId: string): Promise<unknown>
    add(ownerId: string, importNumber: number, vitals: readonly VitalWrite[], trx: Trx): Promise<number>
    replace(
      ownerId: string,
      vital: VitalWrite,
      values: { from: VitalValue; to: VitalValue; way: 'forth' | 'back' },
      trx: Trx,
    ): Promise<boolean>
    edited(ownerId: string, importNumber: number): Promise<number>
    removeAll(
      ownerId: string,
      importNumber: number,
      options: { withEdited: boolean; onStep: (done: number) => Promise<void> },
    ): Promise<void>
    analyze(): Promise<void>
  }
  labs: {
    known(ownerId: string): Promise<KnownLab[]>
    limitOf(ownerId: string): Promise<number>
    noRoom(ownerId: string): Promise<AppError>
    add(
      ownerId: string,
      reports: readonly NewLabReport[],
      options: { importId: string; limitBytes: number },
    ): Promise<'kept' | 'full'>
    replace(ownerId: string, id: string, values: { from: KnownLab; to: NewLabResult }): Promise<boolean>
    /** `reviewed`: results that somebody had confirmed or put right before they were taken in. */
    edited(ownerId: string, importId: string, reviewed: ReadonlyMap<string, NewLabResult>): Promise<number>
    removeAll(
      ownerId: string,
      importId: string,
      options: { withEdited: boolean; reviewed: ReadonlyMap<string, NewLabResult>; onStep: () => Promise<void> },
    ): Promise<void>
  }
  history: {
    current(ownerId: string): Promise<{ fullName: string; dob: string; details: HistoryDetails }>
    /** The contradictions of a history, with those that were not there before. */
    conflictsIn(details: HistoryDetails, { before }: { before: HistoryDetails }): MedicineConflict[]
    add(ownerId: string, importId: string, changes: readonly HistoryWrite[]): Promise<void>
    edited(ownerId: string, changes: readonly HistoryWrite[]): Promise<number>
    remove(
      ownerId: string,
      importId: string,
      changes: readonly HistoryWrite[],
      options: { withEdited: boolean },
    ): Promise<void>
  }
  immunizations: {
    /** The vaccinations of earlier imports move there, unless they have. */
    begin(ownerId: string): Promise<void>
    known(ownerId: string): Promise<KnownImmunization[]>
    /** Those that are there already stay as they are. */
    add(ownerId: string, importId: string, entries: readonly { id: string; entry: ImmunizationEntry }[]): Promise<void>
    edited(ownerId: string, importId: string): Promise<number>
    removeAll(ownerId: string, importId: string, options: { withEdited: boolean }): Promise<void>
  }
  visits: {
    known(ownerId: string): Promise<KnownVisit[]>
    /** Those that are there already stay as they are. */
    add(ownerId: string, importId: string, visits: readonly ({ id: string } & VisitWrite)[]): Promise<void>
    edited(ownerId: string, importId: string): Promise<number>
    removeAll(ownerId: string, importId: string, options: { withEdited: boolean }): Promise<void>
  }
  doses: {
    /** Names of all medicines, those that are stopped too. */
    medicines(ownerId: string): Promise<string[]>
    /** Those of the ids that are marked, or were. */
    known(ownerId: string, ids: readonly string[]): Promise<string[]>
    /** The same again, as after a break, changes nothing. */
    add(ownerId: string, doses: readonly DoseWrite[]): Promise<void>
    remove(ownerId: string, ids: readonly string[]): Promise<void>
  }
  documents: {
    known(ownerId: string, ids: readonly string[]): Promise<string[]>
    room(ownerId: string): Promise<{ limitBytes: number }>
    noRoom(ownerId: string): Promise<AppError>
    countStorage(ownerId: string, growth: RawBuilder<number>, limitBytes: number): CompiledQuery
    add(
      ownerId: string,
      importId: string,
      document: TaggedDocument,
      file: { name: string; type: string; content: Uint8Array } | null,
    ): Promise<void>
    isEdited(ownerId: string, document: TaggedDocument): Promise<boolean>
    remove(ownerId: string, id: string): Promise<void>
  }
  /** Name and birth date of the account. */
  accountOf(ownerId: string): Promise<{ fullName: string; dob: string } | null>
}
