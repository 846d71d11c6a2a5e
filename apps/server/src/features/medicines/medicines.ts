import type { MedicationEntry } from '@salus/contract'
import type { CompiledQuery } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { App } from '#server/platform/http/app-type.ts'
import type { TimelineSource } from '#server/platform/timeline/source.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { entriesOf, writesFor } from './as-history.ts'
import { registerChecks } from './checks.routes.ts'
import { type ChecksService, checksService } from './checks.service.ts'
import { dismissalsRepository } from './dismissals.repository.ts'
import { doseTable } from './dose-table.ts'
import { dosesRepository } from './doses.repository.ts'
import { registerDoses } from './doses.routes.ts'
import { type DosesService, dosesService } from './doses.service.ts'
import { importedDoses } from './imported-doses.ts'
import { judgeSize } from './judge-size.ts'
import { medicinesRepository } from './medicines.repository.ts'
import { registerMedicineList } from './medicines.routes.ts'
import { type MedicinesService, medicinesService } from './medicines.service.ts'
import { medicinesTimeline } from './medicines.timeline.ts'
import { StoredSchema } from './stored-medicine.ts'

type OfChecks = Parameters<typeof checksService>[0]

interface Deps extends Pick<OfChecks, 'kidneysOf' | 'ageOf'> {
  database: Database
  vault: Vault
  now: () => Date
  newId: () => string
  /** The reminders, which are made after this list. */
  reminders(): {
    replan: (ownerId: string) => Promise<void>
    replanning: (ownerId: string) => Promise<CompiledQuery[]>
  }
  accountOf: (ownerId: string) => Promise<{ dob: string } | null>
  /** A member of the care circle has these rights. */
  nameOf: (userId: string) => Promise<string>
  /** The medical history, which shows this list and is made after it. */
  history(): Pick<OfChecks, 'conflictsIn' | 'medicineCheckOf'> & {
    details: OfChecks['detailsOf']
    /** Medicines that stand in a history of before there was this list. */
    medicinesOfOld(ownerId: string): Promise<{ entries: MedicationEntry[]; savedAt: string } | null>
  }
}

export interface MedicinesFeature {
  list: MedicinesService['list']
  doses: DosesService
  importedDoses: ReturnType<typeof importedDoses>
  doseTable: ReturnType<typeof doseTable>
  dismissed: ChecksService['dismissed']
  /** The list as a medical history tells and changes it. */
  ofHistory: {
    entries(ownerId: string): Promise<{ entries: MedicationEntry[]; revision: number }>
    statements(
      ownerId: string,
      revision: number,
      entries: readonly MedicationEntry[],
      options: {
        gone: 'stopped' | 'removed'
        known?: ((entry: MedicationEntry) => object | undefined) | undefined
      },
    ): Promise<CompiledQuery[] | null>
  }
  timeline: TimelineSource
  purge(): Promise<void>
}

/** The one home of medicines, their doses and the warnings about them. */
export function registerMedicines(app: App, deps: Deps): MedicinesFeature {
  const { database, vault, now, newId, history } = deps
  const medicines = medicinesRepository(database, vault, (ownerId) => deps.reminders().replanning(ownerId))
  const service = medicinesService(medicines, { ...deps, fromHistory: (ownerId) => history().medicinesOfOld(ownerId) })
  const ofDoses = {
    doses: dosesRepository(database, vault),
    listOf: service.listOf,
    replan: (ownerId: string) => deps.reminders().replan(ownerId),
    now,
  }
  const doses = dosesService({ ...ofDoses, nameOf: deps.nameOf })
  // Names in an address are matched before the id of a medicine.
  const table = doseTable({ days: doses.days, marks: doses.list, medicines: service.list, nameOf: deps.nameOf })
  registerDoses(app, doses, table)
  const checks = checksService({
    ...deps,
    detailsOf: (ownerId) => history().details(ownerId),
    conflictsIn: (details, known) => history().conflictsIn(details, known),
    medicineCheckOf: (details, comparedWith) => history().medicineCheckOf(details, comparedWith),
    dismissals: dismissalsRepository(database, vault),
    listOf: service.listOf,
    fingerprint: vault.fingerprint,
  })
  registerChecks(app, checks)
  registerMedicineList(app, service)
  return {
    list: service.list,
    doses,
    importedDoses: importedDoses(ofDoses),
    doseTable: table,
    dismissed: checks.dismissed,
    ofHistory: {
      async entries(ownerId) {
        const list = await service.listOf(ownerId)
        return { entries: entriesOf(list, now().toISOString()), revision: list.revision }
      },
      async statements(ownerId, revision, entries, { gone, known }) {
        const list = await service.listOf(ownerId)
        if (list.revision !== revision) return null
        const at = now().toISOString()
        const knownOf = known && ((entry: MedicationEntry) => StoredSchema.safeParse(known(entry)).data)
        const writes = writesFor(list, entries, { at, newId, gone, known: knownOf })
        judgeSize(list, writes)
        // A list that stays as it is keeps its revision.
        return writes.length > 0 ? medicines.statements(ownerId, revision, writes) : []
      },
    },
    timeline: medicinesTimeline(service.listOf),
    purge: service.purge,
  }
}
