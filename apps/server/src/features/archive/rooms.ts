import type {
  AccessLog,
  ApiKey,
  CareCircle,
  Closing,
  Consents,
  Conversation,
  ConversationList,
  Doctor,
  DocumentList,
  DoseMarkList,
  DueChoice,
  HistoryDetails,
  HistoryVersions,
  ImmunizationList,
  ImportEntries,
  ImportList,
  ImportOutcome,
  LabOverview,
  LabReport,
  LabReportList,
  LatestVital,
  MedicalHistory,
  MedicineList,
  ModelChoice,
  OriginalFile,
  OwnCard,
  Passkey,
  Profile,
  SavedDocument,
  SecondFactorStatus,
  SentList,
  SessionInfo,
  Settings,
  SharedRecord,
  VisitList,
  VitalList,
} from '@salus/contract'

/** What the archive reads of the other rooms; each is asked for one owner's. */
export interface Rooms {
  profile: {
    show(ownerId: string): Promise<Profile>
    settingsOf(ownerId: string): Promise<Settings>
    consentsOf(ownerId: string): Promise<Consents['items']>
  }
  photoOf(ownerId: string): Promise<{ mediaType: string; bytes: Buffer } | null>
  apiKeys: { list(ownerId: string): Promise<ApiKey[]> }
  medicines: {
    list(ownerId: string): Promise<MedicineList>
    doses: {
      list(ownerId: string, page: { limit: number; cursor?: string | undefined }): Promise<DoseMarkList>
    }
    /** Warnings that were put away. */
    dismissed(ownerId: string): Promise<object[]>
  }
  immunizations: { list(ownerId: string): Promise<ImmunizationList> }
  visits: { list(ownerId: string): Promise<VisitList> }
  prevention: { choices(ownerId: string, readerId: string): Promise<DueChoice[]> }
  history: {
    /** As it is now; null where nothing is known. */
    details(ownerId: string): Promise<HistoryDetails | null>
    versions(ownerId: string, limit: number, before: number | null): Promise<HistoryVersions>
    version(ownerId: string, version: number): Promise<MedicalHistory>
  }
  vitals: {
    list(
      ownerId: string,
      page: { order: 'newest' | 'oldest'; limit: number; cursor?: string | undefined },
    ): Promise<VitalList>
    latest(ownerId: string): Promise<{ items: LatestVital[] }>
  }
  labs: {
    list(ownerId: string, limit: number, cursor: string | undefined): Promise<LabReportList>
    report(ownerId: string, id: string): Promise<LabReport>
    crop(ownerId: string, id: string): Promise<{ crop: string }>
    overview(ownerId: string): Promise<LabOverview>
  }
  documents: {
    list(ownerId: string, limit: number, cursor: string | undefined): Promise<DocumentList>
    get(ownerId: string, id: string): Promise<SavedDocument>
    openFile(ownerId: string, id: string): Promise<OriginalFile & { content: AsyncIterable<Uint8Array> }>
  }
  conversations: {
    list(ownerId: string, page: { limit: number; cursor?: string }): Promise<ConversationList>
    get(ownerId: string, id: string): Promise<Conversation>
  }
  careTeam: { list(ownerId: string): Promise<{ items: Doctor[] }> }
  imports: {
    list(ownerId: string, limit: number, cursor: string | undefined): Promise<ImportList>
    entries(
      ownerId: string,
      id: string,
      page: { outcome: ImportOutcome; cursor?: string | undefined },
    ): Promise<ImportEntries>
  }
  accessLog: { list(ownerId: string, limit: number, cursor: string | undefined): Promise<AccessLog> }
  emergencyCard: { show(ownerId: string): Promise<OwnCard> }
  careCircle: { show(ownerId: string): Promise<CareCircle>; records(memberId: string): Promise<SharedRecord[]> }
  closing: { show(ownerId: string): Promise<Closing> }
  /** Every way to come in, without what opens it. */
  waysIn(ownerId: string): Promise<{
    sessions: SessionInfo[]
    passkeys: Passkey[]
    secondStep: SecondFactorStatus
    google: boolean
  }>
  models: { choiceOf(ownerId: string): Promise<ModelChoice>; sentBy(ownerId: string): Promise<SentList['items']> }
}
