import { type ImmunizationContent, ImmunizationContentSchema } from '@salus/contract'
import type { ImmunizationEntry } from '@salus/exchange'
import type { Selectable } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

export interface KeptImmunization {
  id: string
  version: number
  content: ImmunizationContent
  /** As the file had it that brought it: what has no field here goes out again as it came. */
  original: ImmunizationEntry | null
  importId: string | null
  createdAt: string
  changedAt: string
}

export type ImmunizationRow = Omit<Selectable<Tables['immunizations']>, 'owner_id' | 'deleted_at'>

const placeOf = (id: string) => ({ table: 'immunizations', column: 'content', rowId: id })

/** Seals vaccinations into rows and opens them. */
export function storedImmunizations(vault: Vault) {
  const sealed = (ownerId: string, { id, content, original }: Pick<KeptImmunization, 'id' | 'content' | 'original'>) =>
    vault.seal(ownerId, placeOf(id), JSON.stringify({ content, original }))
  return {
    sealed,

    async row(ownerId: string, kept: KeptImmunization) {
      const { id, version, importId, createdAt, changedAt } = kept
      return {
        owner_id: ownerId,
        id,
        version,
        content: await sealed(ownerId, kept),
        import_id: importId,
        created_at: createdAt,
        changed_at: changedAt,
      }
    },

    async open(ownerId: string, row: ImmunizationRow): Promise<KeptImmunization> {
      const opened = JSON.parse(await vault.open(ownerId, placeOf(row.id), row.content)) as {
        content: unknown
        original: ImmunizationEntry | null
      }
      return {
        id: row.id,
        version: row.version,
        content: ImmunizationContentSchema.parse(opened.content),
        original: opened.original,
        importId: row.import_id,
        createdAt: row.created_at,
        changedAt: row.changed_at,
      }
    },
  }
}
