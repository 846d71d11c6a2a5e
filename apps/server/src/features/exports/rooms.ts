import type {
  Adherence,
  DocumentList,
  DoseMarkList,
  HistoryDetails,
  HistoryForm,
  ImmunizationList,
  LabOverview,
  LabReport,
  LabReportList,
  LabSeries,
  LatestVital,
  MedicineList,
  NextVisit,
  OriginalFile,
  SavedDocument,
  VitalList,
  VitalName,
  VitalTrend,
} from '@salus/contract'
import type { RecordEntry } from '@salus/exchange'

/** An export reads this from the other rooms. It asks each of them for one owner's. */
export interface Rooms {
  ageOf(ownerId: string): Promise<number | null>
  history: {
    form(ownerId: string): Promise<Pick<HistoryForm, 'saved' | 'account'>>
    /** All that is known; the medicines are there before a history is saved. */
    details(ownerId: string): Promise<HistoryDetails | null>
  }
  medicines: {
    list(ownerId: string): Promise<MedicineList>
    doses: {
      list(ownerId: string, page: { limit: number; cursor?: string | undefined }): Promise<DoseMarkList>
      /** The first day of which there is a mark or a plan. */
      firstDay(ownerId: string): Promise<string | null>
      adherence(ownerId: string, ask: { from: string; to: string; timeZone: string }): Promise<Adherence>
    }
    doseTable(ownerId: string, ask: { from: string; to: string; timeZone: string }): AsyncGenerator<string>
  }
  immunizations: {
    list(ownerId: string): Promise<ImmunizationList>
    /** As a file tells them. */
    entries(ownerId: string): Promise<RecordEntry[]>
  }
  visits: {
    next(ownerId: string, timeZone: string): Promise<NextVisit | null>
    /** As a file tells them. */
    entries(ownerId: string): Promise<RecordEntry[]>
  }
  vitals: {
    list(
      ownerId: string,
      page: { measure: VitalName; order: 'newest' | 'oldest'; limit: number; cursor?: string | undefined },
    ): Promise<VitalList>
    latest(ownerId: string): Promise<{ items: LatestVital[] }>
    trend(
      ownerId: string,
      asked: { measure: VitalName; from?: string | undefined; buckets: number },
    ): Promise<VitalTrend>
  }
  labs: {
    list(ownerId: string, limit: number, cursor: string | undefined): Promise<LabReportList>
    report(ownerId: string, id: string): Promise<LabReport>
    overview(ownerId: string): Promise<LabOverview>
    series(ownerId: string, series: string): Promise<LabSeries>
  }
  imports: {
    /** Entries of files that have no other room: procedures, workouts. */
    kept(ownerId: string): AsyncIterable<RecordEntry[]>
  }
  documents: {
    list(ownerId: string, limit: number, cursor: string | undefined): Promise<DocumentList>
    get(ownerId: string, id: string): Promise<SavedDocument>
    openFile(ownerId: string, id: string): Promise<OriginalFile & { content: AsyncIterable<Uint8Array> }>
  }
}
