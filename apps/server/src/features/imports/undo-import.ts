import type { NewLabResult, UndoPreview } from '@salus/contract'
import type { Database } from '#server/platform/database/database.ts'
import { historyChanges, replaceLabs, replaceVitals } from './apply-import.ts'
import type { BlocksRepository } from './blocks.repository.ts'
import type { EventsRepository } from './events.repository.ts'
import type { ImportsRepository, KeptImport } from './imports.repository.ts'
import type { Item } from './item.ts'
import type { Rooms } from './rooms.ts'

interface Deps {
  database: Database
  imports: ImportsRepository
  blocks: BlocksRepository
  events: EventsRepository
  rooms: Rooms
}

/** How much of an import there is, and how much of it the person has made their own since. */
export async function previewUndo(
  ownerId: string,
  kept: KeptImport,
  { imports, blocks, rooms }: Pick<Deps, 'imports' | 'blocks' | 'rooms'>,
): Promise<UndoPreview> {
  const { id, number, about } = kept
  const [vitals, labs, history, immunizations, visits] = await Promise.all([
    rooms.vitals.edited(ownerId, number),
    rooms.labs.edited(ownerId, id, await reviewedBefore(ownerId, id, blocks)),
    rooms.history.edited(ownerId, await historyChanges(ownerId, id, blocks)),
    rooms.immunizations.edited(ownerId, id),
    rooms.visits.edited(ownerId, id),
  ])
  let documents = 0
  for await (const { document } of itemsOf(ownerId, id, blocks, { outcome: 'new', kind: 'document' }))
    if (document && (await rooms.documents.isEdited(ownerId, document.document))) documents += 1
  const entries = (about.sorted?.counts ?? [])
    .filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
    .reduce((sum, { count }) => sum + count, 0)
  const later = (await imports.done(ownerId)).filter(
    ({ number: other, about: { sorted } }) =>
      other > number && sorted?.counts.some(({ outcome, count }) => outcome === 'duplicate' && count > 0),
  )
  return {
    entries,
    edited: vitals + labs + history + immunizations + visits + documents,
    later: later.map((each) => each.about.name),
  }
}

/** Takes back what an import added and changed. Begun again after a break, it goes on. Gives how much stayed. */
export async function undoImport(
  ownerId: string,
  kept: KeptImport,
  deps: Deps,
  { withEdited, tell }: { withEdited: boolean; tell: (progress: number) => Promise<void> },
): Promise<number> {
  const { id, number } = kept
  const { database, blocks, rooms } = deps
  const { edited } = withEdited ? { edited: 0 } : await previewUndo(ownerId, kept, deps)
  const removal = { withEdited, onStep: (done: number) => tell(done * 0.8) }
  await rooms.vitals.prepare(ownerId)
  await rooms.vitals.removeAll(ownerId, number, removal)
  await deps.events.removeOf(ownerId, id)
  const reviewed = await reviewedBefore(ownerId, id, blocks)
  // Told, so that nobody takes the work for broken off.
  await rooms.labs.removeAll(ownerId, id, { withEdited, reviewed, onStep: () => tell(0.8) })
  for (const kind of ['vital', 'lab'] as const) {
    for (const place of await blocks.places(ownerId, id, { outcomes: ['changed'], kind })) {
      const { items } = await blocks.open(ownerId, id, place)
      if (kind === 'vital') await replaceVitals(ownerId, items, 'back', { database, rooms })
      else await replaceLabs(ownerId, items, 'back', rooms)
    }
  }
  for (const place of await blocks.places(ownerId, id, { outcomes: ['new'], kind: 'dose' })) {
    const { items } = await blocks.open(ownerId, id, place)
    await rooms.doses.remove(
      ownerId,
      items.flatMap(({ dose }) => dose?.id ?? []),
    )
  }
  await tell(0.9)
  await rooms.immunizations.removeAll(ownerId, id, { withEdited })
  await rooms.visits.removeAll(ownerId, id, { withEdited })
  await rooms.history.remove(ownerId, id, await historyChanges(ownerId, id, blocks), { withEdited })
  for await (const { document } of itemsOf(ownerId, id, blocks, { outcome: 'new', kind: 'document' })) {
    if (!document || (!withEdited && (await rooms.documents.isEdited(ownerId, document.document)))) continue
    await rooms.documents.remove(ownerId, document.document.id)
  }
  const { limitBytes } = await rooms.documents.room(ownerId)
  await blocks.giveBackRest(ownerId, id, kept.keptBytes, (growth) =>
    rooms.documents.countStorage(ownerId, growth, limitBytes),
  )
  return edited
}

async function reviewedBefore(ownerId: string, id: string, blocks: BlocksRepository) {
  const reviewed = new Map<string, NewLabResult>()
  for await (const { lab } of itemsOf(ownerId, id, blocks, { outcome: 'new', kind: 'lab' }))
    if (lab && lab.result.review !== 'read') reviewed.set(lab.result.id, lab.result)
  return reviewed
}

async function* itemsOf(
  ownerId: string,
  id: string,
  blocks: BlocksRepository,
  { outcome, kind }: { outcome: 'new'; kind: 'document' | 'lab' },
): AsyncGenerator<Item> {
  for (const place of await blocks.places(ownerId, id, { outcomes: [outcome], kind }))
    yield* (await blocks.open(ownerId, id, place)).items
}
