import { type Immunization, type ImmunizationContent, MOST_IMMUNIZATIONS } from '@salus/contract'
import type { ImmunizationEntry } from '@salus/exchange'
import { illnessesOfVaccine } from '@salus/terms/vaccines'
import { AppError } from '#server/platform/errors/app-error.ts'
import { importedItem, sealedRoom } from '#server/platform/sealed-room/sealed-room.service.ts'
import { contentOf, entryOf, keptOf } from './as-entry.ts'
import type { ImmunizationsRepository, KeptImmunization } from './immunizations.repository.ts'

/** One import kept these vaccinations before there was a room for them. */
export interface KeptOfImport {
  importId: string
  appliedAt: string
  entries: { id: string; entry: ImmunizationEntry }[]
}

interface Deps {
  now: () => Date
  accountOf: (ownerId: string) => Promise<{ dob: string } | null>
  imports: {
    /** What imports keep beside the record, to be moved here. */
    keptImmunizations(ownerId: string): Promise<KeptOfImport[]>
    /** The imports tell it as taken in from now on. */
    settleImmunizations(ownerId: string): Promise<void>
  }
}

/** Today may already be tomorrow elsewhere. */
const AHEAD_MS = 14 * 60 * 60 * 1_000

export function immunizationsService(repository: ImmunizationsRepository, { now, accountOf, imports }: Deps) {
  /** What imports of before have kept moves here when the room is first asked for, whoever asks. */
  async function begun(ownerId: string): Promise<void> {
    if (await repository.isBegun(ownerId)) return
    const kept = await imports.keptImmunizations(ownerId)
    const moved = kept.flatMap(({ importId, appliedAt, entries }) =>
      entries.map(({ id, entry }) => imported(id, entry, importId, appliedAt)),
    )
    // Whatever breaks off in between is done again: the ids are the same, and the timeline tells nothing twice.
    if (moved.length > 0) await imports.settleImmunizations(ownerId)
    await repository.begin(ownerId, moved)
  }

  async function judge(ownerId: string, { occurrence }: ImmunizationContent): Promise<void> {
    if (!occurrence) return
    const { dob } = (await accountOf(ownerId)) ?? { dob: '' }
    const latest = new Date(now().getTime() + AHEAD_MS).toISOString()
    const problem =
      occurrence > latest.slice(0, occurrence.length)
        ? 'Please enter a day that is not in the future.'
        : dob && occurrence.slice(0, 10) < dob.slice(0, occurrence.length)
          ? 'Please enter a day after the birth.'
          : null
    if (problem) throw new AppError('invalid_request', { fields: { occurrence: problem } })
  }

  const room = sealedRoom<ImmunizationContent, ImmunizationEntry, Immunization>(repository, {
    now,
    most: MOST_IMMUNIZATIONS,
    errors: { full: 'immunizations_full', idTaken: 'immunization_id_taken' },
    begun,
    judge,
    isSame: (one, other) => one.name === other.name,
    order: newestFirst,
    shown,
  })
  const { all } = room

  return {
    ...room,

    /** As an export tells them. */
    async entries(ownerId: string): Promise<ImmunizationEntry[]> {
      return (await all(ownerId)).map(entryOf)
    },

    /** What an import needs of the room. */
    imported: {
      begin: begun,

      known: async (ownerId: string): Promise<KnownImmunization[]> =>
        (await all(ownerId)).map((kept) => {
          const { name, occurrence, doseNumber, lotNumber } = kept.content
          const { source } = entryOf(kept)
          const illnesses = illnessesOfVaccine(kept.content)
          return { source, name, occurrence: occurrence ?? '', doseNumber, lotNumber, illnesses }
        }),

      async add(ownerId: string, importId: string, entries: readonly { id: string; entry: ImmunizationEntry }[]) {
        const at = now().toISOString()
        await repository.addAll(
          ownerId,
          entries.map(({ id, entry }) => imported(id, entry, importId, at)),
        )
      },

      edited: repository.editedOf,
      removeAll: repository.removeOf,
    },
  }
}

export type ImmunizationsService = ReturnType<typeof immunizationsService>

/** One of the room, as far as a file is compared with it. */
export interface KnownImmunization {
  source: { system: string; id: string }
  name: string
  occurrence: string
  doseNumber: string
  lotNumber: string
  illnesses: readonly string[]
}

const imported = (id: string, entry: ImmunizationEntry, importId: string, at: string): KeptImmunization =>
  importedItem(id, { content: contentOf(entry), original: keptOf(entry), importId, at })

const shown = ({ original: _, content, ...kept }: KeptImmunization): Immunization => ({
  ...kept,
  ...content,
  illnesses: [...illnessesOfVaccine(content)],
})

const newestFirst = (one: KeptImmunization, other: KeptImmunization): number => {
  const [a, b] = [one.content.occurrence ?? '', other.content.occurrence ?? '']
  return a === b ? (one.id < other.id ? -1 : 1) : a < b ? 1 : -1
}
