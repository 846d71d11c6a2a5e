import type { ImportKind } from '@salus/contract'
import type { RecordEntry } from '@salus/exchange'
import type { BlocksRepository } from './blocks.repository.ts'
import type { ImportsRepository } from './imports.repository.ts'

/** These happened and have no room of their own. Entries that were ruled out, or are about somebody else, are not told on. */
const KINDS: readonly ImportKind[] = ['procedure', 'visit', 'medication', 'dose', 'social', 'workout']

/** Reads the entries that imports keep beside the record, a block at a time. An export needs them to be whole. */
export async function* keptEntries(
  ownerId: string,
  { imports, blocks }: { imports: ImportsRepository; blocks: BlocksRepository },
): AsyncGenerator<RecordEntry[]> {
  for (const { id } of await imports.done(ownerId)) {
    for (const place of await blocks.places(ownerId, id, { outcomes: ['kept'] })) {
      if (!KINDS.includes(place.kind)) continue
      const { items } = await blocks.open(ownerId, id, place)
      yield items.flatMap(({ original }) => (original ? [original as RecordEntry] : []))
    }
  }
}
