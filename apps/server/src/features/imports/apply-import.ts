import { setImmediate as nextTurn } from 'node:timers/promises'
import { type ImportKind, LAB_LIMITS, type NewLabReport } from '@salus/contract'
import type { Database } from '#server/platform/database/database.ts'
import type { BlocksRepository } from './blocks.repository.ts'
import type { EventsRepository } from './events.repository.ts'
import { hasHappened } from './has-happened.ts'
import type { KeptImport } from './imports.repository.ts'
import type { Block, HistoryWrite, Item, LabWrite } from './item.ts'
import { immunizationsIn } from './kept-immunizations.ts'
import { uuidOf } from './reading/ids.ts'
import type { Rooms } from './rooms.ts'

interface Deps {
  database: Database
  blocks: BlocksRepository
  events: EventsRepository
  rooms: Rooms
}

/** Written at a time: others are answered in between. */
const VITALS_AT_ONCE = 250
const RESULTS_AT_ONCE = 100
const DOSES_AT_ONCE = 100
const WRITTEN = ['new', 'changed'] as const
/** From so many rows on the planner of the database should look again. */
const MANY = 5_000

/** Writes an import into the record, block by block. Begun again after a break, it goes on where it was. */
export async function applyImport(
  ownerId: string,
  kept: KeptImport,
  { database, blocks, events, rooms }: Deps,
  tell: (progress: number) => Promise<void>,
): Promise<void> {
  const { id } = kept
  const bytes = await blocks.restBytes(ownerId, id)
  const { limitBytes } = await rooms.documents.room(ownerId)
  const count = (growth: Parameters<Rooms['documents']['countStorage']>[1]) =>
    rooms.documents.countStorage(ownerId, growth, limitBytes)
  if (!(await blocks.countRest(ownerId, id, bytes, count))) throw await rooms.documents.noRoom(ownerId)

  await addEvents(ownerId, kept, { blocks, events })
  // One that was read by an earlier version has kept its vaccinations beside the record.
  for (const place of await blocks.places(ownerId, id, { outcomes: ['kept'], kind: 'immunization' })) {
    const { items } = await blocks.open(ownerId, id, place)
    await rooms.immunizations.add(ownerId, id, immunizationsIn(id, place.number, items))
  }
  await rooms.vitals.prepare(ownerId)
  await rooms.history.add(ownerId, id, await historyChanges(ownerId, id, blocks))
  const places = await blocks.places(ownerId, id, { outcomes: WRITTEN, isApplied: false })
  for (const [at, place] of places.entries()) {
    const block = { ...(await blocks.open(ownerId, id, place)), number: place.number }
    await write(ownerId, kept, block, () => tell(at / places.length))
    await blocks.markApplied(ownerId, id, place.number)
    await tell((at + 1) / places.length)
  }
  const readings = places.filter(({ kind }) => kind === 'vital').reduce((sum, each) => sum + each.count, 0)
  if (readings >= MANY) await rooms.vitals.analyze()

  async function write(
    owner: string,
    { number: importNumber }: KeptImport,
    block: Block & { number: number },
    onStep: () => Promise<void>,
  ) {
    const { items, outcome } = block
    if (block.kind === 'vital' && outcome === 'new') {
      for (let start = 0; start < items.length; start += VITALS_AT_ONCE) {
        const vitals = items.slice(start, start + VITALS_AT_ONCE).flatMap(({ vital }) => vital ?? [])
        await database.db.transaction().execute((trx) => rooms.vitals.add(owner, importNumber, vitals, trx))
        await nextTurn()
      }
    } else if (block.kind === 'vital') await replaceVitals(owner, items, 'forth', { database, rooms })
    else if (block.kind === 'lab' && outcome === 'new') await addReports(owner, block, onStep)
    else if (block.kind === 'lab') await replaceLabs(owner, items, 'forth', rooms)
    else if (block.kind === 'immunization')
      await rooms.immunizations.add(owner, id, immunizationsIn(id, block.number, items))
    else if (block.kind === 'visit') {
      // The same ids whenever it is done again.
      const visits = items.flatMap(({ visit }, at) =>
        visit ? [{ id: uuidOf('visit', id, `${block.number} ${at}`), ...visit }] : [],
      )
      await rooms.visits.add(owner, id, visits)
    } else if (block.kind === 'dose') {
      for (let start = 0; start < items.length; start += DOSES_AT_ONCE) {
        await rooms.doses.add(
          owner,
          items.slice(start, start + DOSES_AT_ONCE).flatMap(({ dose }) => dose ?? []),
        )
        await nextTurn()
      }
    } else if (block.kind === 'document') {
      for (const { document } of items) {
        if (!document) continue
        const { file } = document
        const content = file && { ...file, content: Buffer.from(file.base64, 'base64') }
        await rooms.documents.add(owner, id, document.document, content)
      }
    }
  }

  /** A block may be a thousand reports, which take a while: it is told, so that nobody takes the work for broken off. */
  async function addReports(
    owner: string,
    { items, number }: Block & { number: number },
    onStep: () => Promise<void>,
  ): Promise<void> {
    const limit = await rooms.labs.limitOf(owner)
    const writes = items.flatMap(({ lab }) => lab ?? [])
    for (const reports of atOnce(reportsOf(writes, `${id} ${number}`, kept.about.name))) {
      const added = await rooms.labs.add(owner, reports, { importId: id, limitBytes: limit })
      if (added === 'full') throw await rooms.labs.noRoom(owner)
      await onStep()
      await nextTurn()
    }
  }
}

const WITHOUT_EVENTS: ReadonlySet<ImportKind> = new Set(['vital', 'dose', 'immunization', 'visit', 'other'])

/** There are many measurements and doses, and each means little: they are no events. Vaccinations have a room that tells them. */
async function addEvents(ownerId: string, kept: KeptImport, { blocks, events }: Pick<Deps, 'blocks' | 'events'>) {
  const { id: importId, createdAt } = kept
  for (const place of await blocks.places(ownerId, importId, { outcomes: ['kept'] })) {
    if (WITHOUT_EVENTS.has(place.kind)) continue
    const { items, kind } = await blocks.open(ownerId, importId, place)
    const dated = items.flatMap(({ what = '', value = '', time, original }, at) =>
      time && hasHappened(original, createdAt)
        ? [{ id: uuidOf('event', importId, `${place.number} ${at}`), importId, kind, when: time, what, value }]
        : [],
    )
    await events.add(ownerId, dated)
  }
}

/** All that an import adds to or changes in the history, in the order of the file. */
export async function historyChanges(ownerId: string, id: string, blocks: BlocksRepository): Promise<HistoryWrite[]> {
  const changes: HistoryWrite[] = []
  for (const kind of ['condition', 'medication', 'allergy', 'procedure', 'family-history', 'social'] as const) {
    for (const place of await blocks.places(ownerId, id, { outcomes: WRITTEN, kind })) {
      const { items } = await blocks.open(ownerId, id, place)
      changes.push(...items.flatMap(({ history }) => history ?? []))
    }
  }
  return changes
}

/** Readings that an import changes, forth or back. What says something else by now stays as it is. */
export async function replaceVitals(
  ownerId: string,
  items: readonly Item[],
  way: 'forth' | 'back',
  { database, rooms }: Pick<Deps, 'database' | 'rooms'>,
): Promise<number> {
  let stayed = 0
  for (const { vital, vitalBefore } of items) {
    if (!vital || !vitalBefore) continue
    const [from, to] = way === 'forth' ? [vitalBefore, vital] : [vital, vitalBefore]
    const done = await database.db
      .transaction()
      .execute((trx) => rooms.vitals.replace(ownerId, vital, { from, to, way }, trx))
    if (!done) stayed += 1
    await nextTurn()
  }
  return stayed
}

export async function replaceLabs(
  ownerId: string,
  items: readonly Item[],
  way: 'forth' | 'back',
  rooms: Rooms,
): Promise<number> {
  let stayed = 0
  for (const { lab } of items) {
    if (!lab?.from) continue
    const back = { ...lab.result, ...lab.from, comparator: lab.from.comparator }
    const values = way === 'forth' ? { from: lab.from, to: lab.result } : { from: lab.result, to: back }
    if (!(await rooms.labs.replace(ownerId, lab.result.id, values))) stayed += 1
    await nextTurn()
  }
  return stayed
}

/** Results of one panel and one day, and of one paper where it is there, as one report. The ids are the same whenever it is done again. */
function reportsOf(writes: readonly LabWrite[], seed: string, fileName: string): NewLabReport[] {
  const nameOf = ({ panel, result, documentId }: LabWrite) =>
    `${result.takenAt.slice(0, 10)} ${panel}${documentId ? ` ${documentId}` : ''}`
  const groups = Map.groupBy(writes, nameOf)
  return [...groups].flatMap(([name, group]) =>
    partsOf(group, LAB_LIMITS.values).map((part, at) => {
      const [first] = part as [LabWrite]
      return {
        id: uuidOf('lab report', seed, name, String(at)),
        title: first.panel || `From ${fileName}`.slice(0, 200),
        ...(first.documentId && { documentId: first.documentId }),
        takenAt: part.map(({ result }) => result.takenAt).toSorted()[0] ?? first.result.takenAt,
        results: part.map(({ result }) => result),
      }
    }),
  )
}

/** As many together as their results allow. */
function atOnce(reports: readonly NewLabReport[]): NewLabReport[][] {
  const parts: NewLabReport[][] = []
  let room = 0
  for (const report of reports) {
    if (room < report.results.length) {
      parts.push([])
      room = RESULTS_AT_ONCE
    }
    parts.at(-1)?.push(report)
    room -= report.results.length
  }
  return parts
}

function partsOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
}
