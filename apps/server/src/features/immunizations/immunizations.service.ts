import { isDeepStrictEqual } from 'node:util'
import {
  type Immunization,
  type ImmunizationChange,
  type ImmunizationContent,
  type ImmunizationList,
  MOST_IMMUNIZATIONS,
  type NewImmunization,
  RESTORABLE_MS,
} from '@salus/contract'
import type { ImmunizationEntry } from '@salus/exchange'
import { illnessesOfVaccine } from '@salus/terms/vaccines'
import { AppError } from '#server/platform/errors/app-error.ts'
import { contentOf, entryOf, keptOf } from './as-entry.ts'
import type { ImmunizationsRepository } from './immunizations.repository.ts'
import type { KeptImmunization } from './stored-immunization.ts'

/** Changed, or not because another version is there by now. */
export type ChangeOutcome = { kind: 'saved' | 'changed'; immunization: Immunization }

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
    /** Vaccinations that imports keep beside the record, to be moved here. */
    keptImmunizations(ownerId: string): Promise<KeptOfImport[]>
    /** The imports tell it as taken in from now on. */
    settleImmunizations(ownerId: string): Promise<void>
  }
}

/** Today may already be tomorrow elsewhere. */
const AHEAD_MS = 14 * 60 * 60 * 1_000

export function immunizationsService(repository: ImmunizationsRepository, { now, accountOf, imports }: Deps) {
  /** The vaccinations of earlier imports move here when anybody first asks for the room. */
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

  async function all(ownerId: string): Promise<KeptImmunization[]> {
    await begun(ownerId)
    return (await repository.list(ownerId)).sort(newestFirst)
  }

  async function found(ownerId: string, id: string): Promise<KeptImmunization> {
    await begun(ownerId)
    const there = await repository.find(ownerId, id)
    if (!there || there.removedAt) throw new AppError('not_found')
    return there.kept
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

  async function refuseIfFull(ownerId: string): Promise<void> {
    if ((await repository.count(ownerId)) >= MOST_IMMUNIZATIONS)
      throw new AppError('immunizations_full', { details: { limit: String(MOST_IMMUNIZATIONS) } })
  }

  return {
    all,

    async list(ownerId: string): Promise<ImmunizationList> {
      return { items: (await all(ownerId)).map(shown) }
    },

    async get(ownerId: string, id: string): Promise<Immunization> {
      return shown(await found(ownerId, id))
    },

    /** As an export tells them. */
    async entries(ownerId: string): Promise<ImmunizationEntry[]> {
      return (await all(ownerId)).map(entryOf)
    },

    /** Adding the same again, as a retry does, answers the one that is there. */
    async add(ownerId: string, { id, ...content }: NewImmunization): Promise<Immunization> {
      await judge(ownerId, content)
      await begun(ownerId)
      await refuseIfFull(ownerId)
      const at = now().toISOString()
      const kept = { id, version: 1, content, original: null, importId: null, createdAt: at, changedAt: at }
      if (await repository.add(ownerId, kept)) return shown(kept)
      const there = await repository.find(ownerId, id)
      if (!there || there.removedAt || there.kept.content.name !== content.name)
        throw new AppError('immunization_id_taken')
      return shown(there.kept)
    },

    async change(ownerId: string, id: string, { version, ...content }: ImmunizationChange): Promise<ChangeOutcome> {
      await judge(ownerId, content)
      const before = await found(ownerId, id)
      // A retry of what is there already is no change.
      if (isDeepStrictEqual(before.content, content)) return { kind: 'saved', immunization: shown(before) }
      const next = { ...before, content, version: version + 1, changedAt: now().toISOString() }
      if (await repository.replace(ownerId, next)) return { kind: 'saved', immunization: shown(next) }
      return { kind: 'changed', immunization: shown(await found(ownerId, id)) }
    },

    async remove(ownerId: string, id: string): Promise<void> {
      await begun(ownerId)
      if (!(await repository.remove(ownerId, id, now().toISOString()))) throw new AppError('not_found')
    },

    async restore(ownerId: string, id: string): Promise<Immunization> {
      const since = new Date(now().getTime() - RESTORABLE_MS).toISOString()
      const { removedAt = null } = (await repository.find(ownerId, id)) ?? {}
      if (removedAt !== null && removedAt >= since) {
        await refuseIfFull(ownerId)
        await repository.restore(ownerId, id, since)
      }
      return shown(await found(ownerId, id))
    },

    /** An import needs these of the room. */
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

    purge: () => repository.unscopedPurge(new Date(now().getTime() - RESTORABLE_MS).toISOString()),
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

const imported = (id: string, entry: ImmunizationEntry, importId: string, at: string): KeptImmunization => ({
  id,
  version: 1,
  content: contentOf(entry),
  original: keptOf(entry),
  importId,
  createdAt: at,
  changedAt: at,
})

const shown = ({ original: _, content, ...kept }: KeptImmunization): Immunization => ({
  ...kept,
  ...content,
  illnesses: [...illnessesOfVaccine(content)],
})

const newestFirst = (one: KeptImmunization, other: KeptImmunization): number => {
  const [a, b] = [one.content.occurrence ?? '', other.content.occurrence ?? '']
  return a === b ? (one.id < other.id ? -1 : 1) : a < b ? 1 : -1
}
