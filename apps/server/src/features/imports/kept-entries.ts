import type { ImportKind } from '@salus/contract'
import type { RecordEntry } from '@salus/exchange'
import type { BlocksRepository } from './blocks.repository.ts'
import type { ImportsRepository } from './imports.repository.ts'

/** What happened and has no room of its own. What was ruled out, or is about somebody else, is not told on. */
const KINDS: readonly ImportKind[] = ['procedure', 'medication', 'dose', 'social', 'workout']

/** What the imports of an owner keep beside the record, a block at a time: with it an export holds all that a file has told. */
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
