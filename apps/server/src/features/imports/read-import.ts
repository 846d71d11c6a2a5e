import { type ImportTable, type MedicineConflict, TABLE_COLUMNS } from '@salus/contract'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { BlocksRepository } from './blocks.repository.ts'
import { earlierEntries } from './earlier-imports.ts'
import type { ImportsRepository, KeptImport } from './imports.repository.ts'
import type { VitalWrite } from './item.ts'
import type { PackedBlock } from './reading/block-writer.ts'
import type { ReadingResult } from './reading/protocol.ts'
import { FileTooHeavy, readInWorker } from './reading/read-in-worker.ts'
import type { Rooms } from './rooms.ts'

interface Deps {
  imports: ImportsRepository
  blocks: BlocksRepository
  store: FileStore
  rooms: Rooms
  now: () => Date
}

interface ReadImport extends Omit<ReadingResult, 'history'> {
  /** Contradictions that the file brings. */
  conflicts: MedicineConflict[]
}

const TOO_WIDE = `This table has more than ${TABLE_COLUMNS} columns. Keep those with dates and values, and import it again.`
const TOO_HEAVY = 'This file is too large to be read in one piece. Ask for it in smaller parts.'

/** Reads the file of an import and keeps what is in it, sorted; nothing of the record is changed. */
export async function readImport(
  ownerId: string,
  { id, size, about }: KeptImport,
  { imports, blocks, store, rooms, now }: Deps,
  { tell, signal }: { tell: (progress: number) => Promise<void>; signal: AbortSignal },
): Promise<ReadImport | { problem: string }> {
  // An earlier reading that was broken off may have left some.
  await blocks.remove(ownerId, id)
  const [history, labs, medicines, hasVitals, account, earlier, immunizations, visits] = await Promise.all([
    rooms.history.current(ownerId),
    rooms.labs.known(ownerId),
    rooms.doses.medicines(ownerId),
    rooms.vitals.hasAny(ownerId),
    rooms.accountOf(ownerId),
    earlierEntries(ownerId, { imports, blocks }),
    rooms.immunizations.known(ownerId),
    rooms.visits.known(ownerId),
  ])
  const parts = await imports.parts(ownerId, id)
  const pieces = piecesOf(
    parts.map(
      ({ fileId, sha256 }) =>
        () =>
          store.get(ownerId, fileId, sha256),
    ),
  )
  let [done, number] = [0, 0]
  const asks = {
    next: async () => {
      const { value } = await pieces.next()
      if (!value) return null
      done += value.length
      await tell(done / size)
      // It is handed over with all of its buffer, and some are views on the pool that Node shares.
      return value.byteLength === value.buffer.byteLength ? value : new Uint8Array(value)
    },
    judge: (vitals: VitalWrite[]) => rooms.vitals.known(ownerId, vitals),
    knownDocuments: (ids: string[]) => rooms.documents.known(ownerId, ids),
    knownDoses: (ids: string[]) => rooms.doses.known(ownerId, ids),
    keep: (block: PackedBlock) => {
      number += 1
      return blocks.add(ownerId, id, number, { ...block, content: Buffer.from(block.content.buffer) })
    },
  }
  const known = {
    now: now().toISOString(),
    timeZone: about.timeZone,
    person: { name: account?.fullName ?? history.fullName, birthDate: account?.dob ?? history.dob },
    history: history.details,
    earlier,
    labs,
    immunizations,
    visits,
    medicines,
    hasVitals,
    subject: about.subject,
    over: about.over ?? [],
  }
  try {
    const { sorted, table, history: after } = await readInWorker({ known, match: about.match }, asks, signal)
    if (isTooWide(table)) return { problem: TOO_WIDE }
    const conflicts = rooms.history.conflictsIn(after, { before: history.details })
    return { sorted, table, conflicts: conflicts.filter(({ about }) => about.some(({ isNew }) => isNew)) }
  } catch (error) {
    if (error instanceof FileTooHeavy) return { problem: TOO_HEAVY }
    throw error
  }
}

/** Wider than what an answer may hold. */
export const isTooWide = (table: ImportTable | null): boolean =>
  table !== null && table.match.columns.length > TABLE_COLUMNS

async function* piecesOf(parts: (() => Promise<AsyncIterable<Uint8Array>>)[]): AsyncGenerator<Uint8Array, undefined> {
  for (const open of parts) yield* await open()
}
