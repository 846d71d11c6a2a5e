import type { ExportFormat } from '@salus/contract'
import { type RecordEntry, streamCsv, streamFhir, streamNdjson, writeIps } from '@salus/exchange'
import { historyEntries } from './history-entries.ts'
import { labEntry, vitalEntry } from './measurement-entries.ts'
import { medicineEntries } from './medicine-entries.ts'
import { measurementBatches, personEntry, recordBatches } from './record-batches.ts'
import type { Rooms } from './rooms.ts'

interface Options {
  /** With the files that documents were read from. */
  files: boolean
  /** Whose days and hours a table of doses tells. */
  timeZone?: string
}

const DAY_MS = 86_400_000
const utcDay = (at: Date, laterMs: number): string => new Date(at.getTime() + laterMs).toISOString().slice(0, 10)

/** One owner's record as a file, in pieces of text. */
export function exportsService(rooms: Rooms, { now }: { now: () => Date }) {
  const at = () => now().toISOString()

  const writers: Record<ExportFormat, (ownerId: string, options: Options) => AsyncGenerator<string>> = {
    async *fhir(ownerId, options) {
      yield* streamFhir(await personEntry(rooms, ownerId), recordBatches(rooms, ownerId, options), at())
    },
    async *'fhir-ndjson'(ownerId, options) {
      yield* streamNdjson(await personEntry(rooms, ownerId), recordBatches(rooms, ownerId, options))
    },
    async *doses(ownerId, { timeZone = 'UTC' }) {
      const { doses, doseTable } = rooms.medicines
      // Somewhere it is tomorrow, or still yesterday.
      const [today, first] = [utcDay(now(), DAY_MS), await doses.firstDay(ownerId)]
      const from = first ? utcDay(new Date(first), -DAY_MS) : today
      yield* doseTable(ownerId, { from, to: today, timeZone })
    },
    csv: (ownerId) => streamCsv(measurementBatches(rooms, ownerId)),
    async *ips(ownerId) {
      yield JSON.stringify(writeIps(await summaryEntries(ownerId), at()))
    },
  }

  /** A summary holds the history, and of each measure and test the newest. */
  async function summaryEntries(ownerId: string): Promise<RecordEntry[]> {
    const [person, { saved }, medicines, { items }, { analytes }, immunizations, kept] = await Promise.all([
      personEntry(rooms, ownerId),
      rooms.history.form(ownerId),
      rooms.medicines.list(ownerId),
      rooms.vitals.latest(ownerId),
      rooms.labs.overview(ownerId),
      rooms.immunizations.entries(ownerId),
      keptFor(ownerId),
    ])
    return [
      person,
      ...(saved ? historyEntries(saved.details, saved.savedAt.slice(0, 10)) : []),
      ...medicineEntries(medicines.items.filter(({ status }) => status !== 'stopped')).map(
        ({ own: _, ...each }) => each,
      ),
      ...immunizations,
      ...kept,
      ...items.map(vitalEntry),
      ...analytes.map(({ latest }) => labEntry(latest)),
    ]
  }

  /** The part of the entries kept beside the record that a doctor looks for. */
  async function keptFor(ownerId: string): Promise<RecordEntry[]> {
    const entries: RecordEntry[] = []
    for await (const batch of rooms.imports.kept(ownerId)) entries.push(...batch)
    return entries.filter((each) => each.kind === 'procedure' && each.status !== 'planned')
  }

  return { write: (format: ExportFormat, ownerId: string, options: Options) => writers[format](ownerId, options) }
}
