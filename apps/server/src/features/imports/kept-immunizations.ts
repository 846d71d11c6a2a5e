import type { ImportOutcome } from '@salus/contract'
import type { ImmunizationEntry } from '@salus/exchange'
import type { BlocksRepository } from './blocks.repository.ts'
import type { EventsRepository } from './events.repository.ts'
import type { ImportsRepository, KeptImport } from './imports.repository.ts'
import type { Item } from './item.ts'
import { uuidOf } from './reading/ids.ts'

interface Deps {
  imports: ImportsRepository
  blocks: BlocksRepository
  events: EventsRepository
  now: () => Date
}

/** The same whenever a block is read: what is moved twice is moved once. */
export const immunizationId = (importId: string, number: number, at: number): string =>
  uuidOf('immunization', importId, `${number} ${at}`)

export interface PlacedImmunization {
  id: string
  entry: ImmunizationEntry
}

/** The vaccinations of one block, whether it was sorted for the room or from before there was one. */
export const immunizationsIn = (importId: string, number: number, items: readonly Item[]): PlacedImmunization[] =>
  items.flatMap(({ immunization, original }, at) => {
    const entry = immunization ?? (original as ImmunizationEntry | undefined)
    return entry ? [{ id: immunizationId(importId, number, at), entry }] : []
  })

/** Reads the vaccinations that imports kept before there was a room for them. */
export function keptImmunizations({ imports, blocks, events, now }: Deps) {
  const placesOf = (ownerId: string, importId: string, outcomes: readonly ImportOutcome[]) =>
    blocks.places(ownerId, importId, { outcomes, kind: 'immunization' })

  /** They stand in the room: the timeline tells them from there, and the import counts them as taken in. */
  async function settle(ownerId: string, { id, about }: KeptImport): Promise<void> {
    const places = await placesOf(ownerId, id, ['kept'])
    if (places.length === 0) return
    for (const { number, count } of places) {
      const ids = Array.from({ length: count }, (_, at) => uuidOf('event', id, `${number} ${at}`))
      await events.remove(ownerId, ids)
      await blocks.markTaken(ownerId, id, number)
    }
    const counts = about.sorted?.counts.map((each) =>
      each.kind === 'immunization' && each.outcome === 'kept' ? { ...each, outcome: 'new' as const } : each,
    )
    const settled = about.sorted && counts ? { ...about, sorted: { ...about.sorted, counts } } : about
    await imports.move(ownerId, id, { from: ['done'], to: 'done', about: settled, now: now().toISOString() })
  }

  return {
    settle,

    async keptImmunizations(ownerId: string) {
      const found = []
      for (const { id: importId, appliedAt } of await imports.done(ownerId)) {
        const entries: PlacedImmunization[] = []
        // A block may have been settled when something broke off before the room had what is in it.
        for (const place of await placesOf(ownerId, importId, ['kept', 'new'])) {
          const { items } = await blocks.open(ownerId, importId, place)
          entries.push(...immunizationsIn(importId, place.number, items))
        }
        if (entries.length > 0) found.push({ importId, appliedAt: appliedAt ?? now().toISOString(), entries })
      }
      return found
    },

    async settleImmunizations(ownerId: string): Promise<void> {
      for (const each of await imports.done(ownerId)) await settle(ownerId, each)
    },
  }
}
