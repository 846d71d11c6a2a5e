import { isDeepStrictEqual } from 'node:util'
import {
  type MedicationEntry,
  type Medicine,
  type MedicineChange,
  type MedicineContent,
  type MedicineList,
  type MedicineStatusChange,
  type NewMedicine,
  RESTORABLE_MS,
} from '@salus/contract'
import { isZone } from '@salus/dosing'
import { ingredientsOf } from '@salus/library'
import { AppError } from '#server/platform/errors/app-error.ts'
import { fromEntry } from './as-history.ts'
import { judgeSize } from './judge-size.ts'
import type { KeptList, ListWrite, MedicinesRepository } from './medicines.repository.ts'
import { plannedFrom, withPause } from './planned.ts'
import { withStatus } from './status.ts'
import type { KeptMedicine } from './stored-medicine.ts'

/** Changed, or not because another version is there by now. */
export type ChangeOutcome = { kind: 'saved' | 'changed'; medicine: Medicine }

interface Deps {
  now: () => Date
  newId: () => string
  accountOf: (ownerId: string) => Promise<{ dob: string } | null>
  /** Medicines that stand in a medical history of before there was this list. */
  fromHistory: (ownerId: string) => Promise<{ entries: MedicationEntry[]; savedAt: string } | null>
}

/** When several write at once, all but one look again. */
const TRIES = 6
/** Today may already be tomorrow elsewhere. */
const AHEAD_MS = 14 * 60 * 60 * 1_000

export function medicinesService(medicines: MedicinesRepository, { now, newId, accountOf, fromHistory }: Deps) {
  /** The list, which is begun with what the history holds when it is first asked for. */
  async function listOf(ownerId: string): Promise<KeptList> {
    const there = await medicines.list(ownerId)
    if (there) return there
    const found = await fromHistory(ownerId)
    const at = found?.savedAt ?? now().toISOString()
    const moved = (found?.entries ?? []).map((entry, place) => ({
      ...fromEntry(entry, at),
      id: newId(),
      place,
      version: 1,
      createdAt: at,
      changedAt: at,
    }))
    await medicines.begin(ownerId, moved)
    // Whoever began it, this is what stands there.
    const begun = await medicines.list(ownerId)
    if (!begun) throw new Error('The list of medicines was not begun.')
    return begun
  }

  /** Writes what `make` decides from the list; once more from a newer one, when somebody else has written meanwhile. */
  async function edit<Result>(
    ownerId: string,
    make: (list: KeptList) => Promise<{ writes: ListWrite[]; result: Result }>,
  ): Promise<Result> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const list = await listOf(ownerId)
      const { writes, result } = await make(list)
      judgeSize(list, writes)
      if (writes.length === 0 || (await medicines.write(ownerId, list.revision, writes))) return result
    }
    throw new AppError('medicines_busy')
  }

  const found = ({ medicines: all }: KeptList, id: string): KeptMedicine => {
    const medicine = all.find((each) => each.id === id)
    if (!medicine) throw new AppError('not_found')
    return medicine
  }

  async function judge(ownerId: string, { since, until, schedule }: MedicineContent): Promise<void> {
    const fields: Record<string, string> = {}
    const { dob } = (await accountOf(ownerId)) ?? { dob: '' }
    const latest = new Date(now().getTime() + AHEAD_MS).toISOString()
    const isBefore = (day: string, other: string) => day < other.slice(0, day.length)
    if (since && dob && isBefore(since, dob)) fields.since = 'Please enter a day after the birth.'
    if (until && since && until < since.slice(0, until.length))
      fields.until = 'Please enter a last day that is not before the first.'
    if (since && Number(since.slice(0, 4)) > Number(latest.slice(0, 4)) + 1)
      fields.since = 'Please enter a day that is not so far ahead.'
    if (schedule) {
      const zones = [schedule.zone, ...(schedule.journeys ?? []).map(({ zone }) => zone)]
      if (!zones.every(isZone)) fields['schedule.zone'] = 'This time zone is not known.'
      if (schedule.until && schedule.until.slice(0, 10) < schedule.from.slice(0, 10))
        fields['schedule.until'] = 'Please enter a last day that is not before the first.'
    }
    if (Object.keys(fields).length > 0) throw new AppError('invalid_request', { fields })
  }

  /** A change that counts on a version of one medicine. */
  async function change(
    ownerId: string,
    id: string,
    version: number,
    make: (medicine: KeptMedicine, at: string) => KeptMedicine,
  ): Promise<ChangeOutcome> {
    return edit<ChangeOutcome>(ownerId, async (list) => {
      const medicine = found(list, id)
      const at = now().toISOString()
      const made = make(medicine, at)
      // A retry of what is there already is no change.
      if (isDeepStrictEqual(made, medicine)) return { writes: [], result: { kind: 'saved', medicine: shown(medicine) } }
      if (medicine.version !== version) return { writes: [], result: { kind: 'changed', medicine: shown(medicine) } }
      const next = { ...made, version: version + 1, changedAt: at }
      return { writes: [{ does: 'change', medicine: next }], result: { kind: 'saved', medicine: shown(next) } }
    })
  }

  return {
    listOf,
    edit,

    async list(ownerId: string): Promise<MedicineList> {
      const { revision, medicines: all } = await listOf(ownerId)
      return { revision, items: all.map(shown) }
    },

    async get(ownerId: string, id: string): Promise<Medicine> {
      return shown(found(await listOf(ownerId), id))
    },

    /** Adding the same again, as a retry does, answers the one that is there. */
    async add(ownerId: string, { id, status, ...sent }: NewMedicine): Promise<Medicine> {
      await judge(ownerId, sent)
      return edit<Medicine>(ownerId, async ({ medicines: all }) => {
        const there = all.find((each) => each.id === id)
        if (there?.name === sent.name) return { writes: [], result: shown(there) }
        if (there || (await medicines.removed(ownerId, id))) throw new AppError('medicine_id_taken')
        const at = now().toISOString()
        const place = Math.max(0, ...all.map((each) => each.place)) + 1
        const content = tidied(sent)
        const schedule = content.schedule && withPause(content.schedule, { status, statusSince: at })
        const medicine: KeptMedicine = {
          ...content,
          schedule,
          plan: plannedFrom([], schedule, at),
          ...{ id, status, statusSince: at, place, version: 1, createdAt: at, changedAt: at },
        }
        return { writes: [{ does: 'add', medicine }], result: shown(medicine) }
      })
    },

    async change(ownerId: string, id: string, { version, ...sent }: MedicineChange): Promise<ChangeOutcome> {
      await judge(ownerId, sent)
      return change(ownerId, id, version, (medicine, at) => {
        const content = tidied(sent)
        const schedule = content.schedule && withPause(content.schedule, medicine)
        const isSame = isDeepStrictEqual(schedule, medicine.schedule)
        return {
          ...medicine,
          ...content,
          schedule,
          plan: isSame ? medicine.plan : plannedFrom(medicine.plan, schedule, at),
        }
      })
    },

    changeStatus(ownerId: string, id: string, { version, status, from }: MedicineStatusChange): Promise<ChangeOutcome> {
      return change(ownerId, id, version, (medicine, at) =>
        status === medicine.status ? medicine : withStatus(medicine, status, from ? new Date(from).toISOString() : at),
      )
    },

    async remove(ownerId: string, id: string): Promise<void> {
      await edit(ownerId, async (list) => {
        found(list, id)
        return { writes: [{ does: 'remove', id, at: now().toISOString() }], result: undefined }
      })
    },

    async restore(ownerId: string, id: string): Promise<Medicine> {
      const since = new Date(now().getTime() - RESTORABLE_MS).toISOString()
      return edit<Medicine>(ownerId, async ({ medicines: all }) => {
        const there = all.find((each) => each.id === id)
        if (there) return { writes: [], result: shown(there) }
        const removed = await medicines.removed(ownerId, id)
        if (!removed || removed.at < since) throw new AppError('not_found')
        return { writes: [{ does: 'restore', id, since }], result: shown(removed.medicine) }
      })
    },

    purge: () => medicines.unscopedPurge(new Date(now().getTime() - RESTORABLE_MS).toISOString()),
  }
}

export type MedicinesService = ReturnType<typeof medicinesService>

export function shown({ place: _, ...medicine }: KeptMedicine): Medicine {
  return { ...medicine, ingredients: ingredientsOf(medicine.name) }
}

/** A plan that says "as needed" decides, whatever the form says. */
const tidied = (content: MedicineContent): MedicineContent => ({
  ...content,
  name: content.name.normalize('NFC'),
  asNeeded: content.asNeeded || content.schedule?.kind === 'asNeeded',
  supply: content.supply && { ...content.supply, countedAt: new Date(content.supply.countedAt).toISOString() },
})
