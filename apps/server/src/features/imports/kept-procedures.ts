import type { ProcedureEntry } from '@salus/exchange'
import type { BlocksRepository } from './blocks.repository.ts'
import type { ImportsRepository } from './imports.repository.ts'

export interface KeptProcedure {
  codes: string[]
  /** As exact as the file has it; null where it has no time. */
  when: string | null
}

/** Reads the procedures that imports keep and that happened: an examination has no room of its own. */
export async function keptProcedures(
  ownerId: string,
  { imports, blocks }: { imports: ImportsRepository; blocks: BlocksRepository },
): Promise<KeptProcedure[]> {
  const found: KeptProcedure[] = []
  for (const { id } of await imports.done(ownerId)) {
    for (const place of await blocks.places(ownerId, id, { outcomes: ['kept'], kind: 'procedure' })) {
      const { items } = await blocks.open(ownerId, id, place)
      for (const { original } of items) {
        const entry = original as ProcedureEntry | undefined
        if (entry?.status === 'done')
          found.push({ codes: entry.codings.map(({ code }) => code), when: entry.time ?? null })
      }
    }
  }
  return found
}
