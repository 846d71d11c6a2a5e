import type { LabResult, NewLabResult } from '@salus/contract'
import type { AppError } from '#server/platform/errors/app-error.ts'
import type { ImportedLabsRepository } from './imported-labs.repository.ts'
import type { LabsRepository } from './labs.repository.ts'

/** What a result says, by which it is known again. */
export type KnownLab = Pick<LabResult, 'id' | 'name' | 'loinc' | 'value' | 'unit' | 'takenAt' | 'comparator'>

/** Results that somebody had confirmed or put right before they were taken in. */
type Reviewed = ReadonlyMap<string, NewLabResult>

interface Room {
  limitOf: (ownerId: string) => Promise<number>
  noRoom: (ownerId: string) => Promise<AppError>
}

/** Lab results as an import adds, changes and takes them back. */
export function importedLabs(imported: ImportedLabsRepository, labs: LabsRepository, { limitOf, noRoom }: Room) {
  return {
    async known(ownerId: string): Promise<KnownLab[]> {
      const found: KnownLab[] = []
      for await (const { id, name, loinc, value, unit, takenAt, comparator } of imported.all(ownerId))
        found.push({ id, name, loinc, value, unit, takenAt, comparator })
      return found
    },

    limitOf,
    noRoom,
    add: imported.add,

    /** Puts `to` in place of a result that says `from`; false when it says something else by now. */
    async replace(ownerId: string, id: string, { from, to }: { from: KnownLab; to: NewLabResult }): Promise<boolean> {
      const before = await labs.findResult(ownerId, id)
      if (!before || !saysTheSame(before, from)) return false
      const { id: _id, crop: _crop, asWritten: _asWritten, place: _place, ...change } = to
      const kept = await labs.change(ownerId, before, change, await limitOf(ownerId))
      if (kept === 'full') throw await noRoom(ownerId)
      return kept === 'kept'
    },

    /** Results of an import, and those among them that the person has put right since. */
    async edited(ownerId: string, importId: string, reviewed: Reviewed): Promise<number> {
      let count = 0
      for await (const reports of imported.ofImport(ownerId, importId))
        for (const { results } of reports) count += results.filter(isEditedSince(reviewed)).length
      return count
    },

    /** Calls `onStep` now and then. */
    async removeAll(
      ownerId: string,
      importId: string,
      { withEdited, reviewed, onStep }: { withEdited: boolean; reviewed: Reviewed; onStep: () => Promise<void> },
    ): Promise<void> {
      for await (const reports of imported.ofImport(ownerId, importId)) {
        const whole: string[] = []
        for (const { id, results } of reports) {
          const goes = withEdited ? results : results.filter((result) => !isEditedSince(reviewed)(result))
          if (goes.length === results.length) whole.push(id)
          else
            await imported.removeResults(
              ownerId,
              id,
              goes.map((result) => result.id),
            )
        }
        await imported.removeReports(ownerId, whole)
        await onStep()
      }
    },
  }
}

export type ImportedLabs = ReturnType<typeof importedLabs>

const isEditedSince = (reviewed: Reviewed) => (result: LabResult) => {
  const before = reviewed.get(result.id)
  return result.review !== (before?.review ?? 'read') || (before !== undefined && !saysTheSame(result, before))
}

const saysTheSame = (one: KnownLab, other: KnownLab) =>
  one.value === other.value && one.unit === other.unit && one.takenAt === other.takenAt && one.name === other.name
