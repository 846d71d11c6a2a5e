import type { ImportKind } from '@salus/contract'
import type { RecordEntry } from '@salus/exchange'
import type { BlocksRepository } from './blocks.repository.ts'
import type { ImportsRepository } from './imports.repository.ts'
import type { Earlier } from './reading/place-history.ts'
import { factKey } from './reading/source-key.ts'

/** A record has hundreds of these kinds, not millions. */
const KINDS: readonly ImportKind[] = [
  'condition',
  'medication',
  'allergy',
  'procedure',
  'family-history',
  'social',
  'workout',
]

export interface EarlierEntries {
  history: Earlier
  /** The content of the entries that they kept beside the record. */
  kept: string[]
}

/** Finds the things that earlier imports made of their entries, so that a newer file can put them right. */
export async function earlierEntries(
  ownerId: string,
  { imports, blocks }: { imports: ImportsRepository; blocks: BlocksRepository },
): Promise<EarlierEntries> {
  const history: Record<string, Earlier[string]> = {}
  const kept: string[] = []
  for (const { id } of await imports.done(ownerId)) {
    const places = await blocks.places(ownerId, id, { outcomes: ['new', 'changed', 'kept'] })
    const compared = ({ kind, outcome }: (typeof places)[number]) =>
      KINDS.includes(kind) || (kind === 'dose' && outcome === 'kept')
    for (const place of places.filter(compared)) {
      for (const { key, history: write, original } of (await blocks.open(ownerId, id, place)).items) {
        if (original) kept.push(factKey(original as RecordEntry))
        else if (key && write?.to) history[key] = { list: write.list, to: write.to }
        else if (key && write) delete history[key]
      }
    }
  }
  return { history, kept }
}
