import { VITAL_NAMES } from '@salus/contract'
import type { PatientEntry, RecordEntry } from '@salus/exchange'
import { documentEntry, fileEntry } from './document-entries.ts'
import { ownSource } from './entry-parts.ts'
import { historyEntries } from './history-entries.ts'
import { labEntry, vitalEntry } from './measurement-entries.ts'
import { doseEntries, medicineEntries } from './medicine-entries.ts'
import type { Rooms } from './rooms.ts'
import { unlessGone } from './unless-gone.ts'

/** Read and written in some milliseconds, for which others wait. */
const VITALS_A_PAGE = 250
const DOSES_A_PAGE = 250
const OTHERS_A_PAGE = 50

export type Batches = AsyncGenerator<RecordEntry[]>

/** Whom the record is about: as the account says, by which every age is told; the history may say another day. */
export async function personEntry(rooms: Rooms, ownerId: string): Promise<PatientEntry> {
  const { account } = await rooms.history.form(ownerId)
  const { fullName: name, dob } = account
  return { kind: 'patient', source: ownSource('person'), codings: [], name, ...(dob && { birthDate: dob }) }
}

/** The whole record, a page at a time. */
export async function* recordBatches(rooms: Rooms, ownerId: string, { files }: { files: boolean }): Batches {
  const { saved } = await rooms.history.form(ownerId)
  if (saved) yield historyEntries(saved.details, saved.savedAt.slice(0, 10))
  const medicines = (await rooms.medicines.list(ownerId)).items
  yield medicineEntries(medicines)
  yield* pages(
    (cursor) => rooms.medicines.doses.list(ownerId, { limit: DOSES_A_PAGE, cursor }),
    (marks) => doseEntries(marks, medicines),
  )
  yield await rooms.immunizations.entries(ownerId)
  yield await rooms.visits.entries(ownerId)
  yield* rooms.imports.kept(ownerId)
  // Before the results that stand in them.
  const papers = new Set<string>()
  yield* documentBatches(rooms, ownerId, files, papers)
  yield* measurementBatches(rooms, ownerId, papers)
}

/** Vital signs, measure by measure from the oldest, then the lab reports. `papers`: the documents that are told too. */
export async function* measurementBatches(
  { vitals, labs }: Rooms,
  ownerId: string,
  papers: ReadonlySet<string> = new Set(),
): Batches {
  for (const measure of VITAL_NAMES) {
    yield* pages(
      (cursor) => vitals.list(ownerId, { measure, order: 'oldest', limit: VITALS_A_PAGE, cursor }),
      (items) => items.map(vitalEntry),
    )
  }
  for await (const summaries of pages((cursor) => labs.list(ownerId, OTHERS_A_PAGE, cursor), asTheyAre)) {
    for (const { id } of summaries) {
      const report = await unlessGone(labs.report(ownerId, id))
      if (!report) continue
      const { documentId } = report
      const paperId = documentId && papers.has(documentId) ? documentId : undefined
      yield report.results.map((result) => labEntry(result, report, paperId))
    }
  }
}

async function* documentBatches({ documents }: Rooms, ownerId: string, files: boolean, papers: Set<string>): Batches {
  for await (const summaries of pages((cursor) => documents.list(ownerId, OTHERS_A_PAGE, cursor), asTheyAre)) {
    for (const { id } of summaries) {
      const document = await unlessGone(documents.get(ownerId, id))
      if (!document) continue
      papers.add(id)
      yield [documentEntry(document)]
      const file = files && document.file ? await unlessGone(documents.openFile(ownerId, id)) : null
      // One file is held at a time.
      if (file) yield [fileEntry(document, file.name, file.type, await wholeOf(file.content))]
    }
  }
}

async function* pages<Item, Read>(
  page: (cursor: string | undefined) => Promise<{ items: Item[]; nextCursor: string | null }>,
  read: (items: Item[]) => Read[],
): AsyncGenerator<Read[]> {
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await page(cursor)
    yield read(items)
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}

const asTheyAre = <Item>(items: Item[]) => items

async function wholeOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
