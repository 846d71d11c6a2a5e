import { registerDashboard } from './features/dashboard/dashboard.routes.ts'
import type { DashboardDeps } from './features/dashboard/dashboard.service.ts'
import type { registerDocuments } from './features/documents/documents.routes.ts'
import type { registerHistory } from './features/history/history.routes.ts'
import type { Immunizations } from './features/immunizations/immunizations.routes.ts'
import type { KeptProcedure } from './features/imports/kept-procedures.ts'
import type { registerLabs } from './features/labs/labs.routes.ts'
import type { MedicinesFeature } from './features/medicines/medicines.ts'
import { registerPrevention } from './features/prevention/prevention.routes.ts'
import type { PreventionService, Rooms } from './features/prevention/prevention.service.ts'
import type { Visits } from './features/visits/visits.routes.ts'
import type { Vitals } from './features/vitals/vitals.routes.ts'
import type { App } from './platform/http/app-type.ts'

interface Deps
  extends Pick<DashboardDeps, 'now' | 'nameOf'>,
    Pick<Parameters<typeof registerPrevention>[1], 'database' | 'vault'> {
  personOf: (userId: string) => Promise<{ dob: string } | null>
  profile: { show(userId: string): Promise<{ details: Awaited<ReturnType<Rooms['profileOf']>> }> }
  history: ReturnType<typeof registerHistory>
  medicines: MedicinesFeature
  immunizations: Immunizations
  visits: Visits
  vitals: Vitals
  labs: ReturnType<typeof registerLabs>
  documents: ReturnType<typeof registerDocuments>
  /** The imports, which are made after the rooms that they write into. */
  imports(): { procedures(userId: string): Promise<KeptProcedure[]> }
}

/** Both read across the rooms of a record: what is due for somebody, and the first page, which shows the most important of it. */
export function registerHomeAndWhatIsDue(app: App, deps: Deps): PreventionService {
  const { profile, history, medicines, immunizations, visits, vitals, labs, documents } = deps
  const prevention = registerPrevention(app, {
    ...deps,
    rooms: {
      dobOf: async (userId) => (await deps.personOf(userId))?.dob ?? null,
      profileOf: async (userId) => (await profile.show(userId)).details,
      historyOf: history.details,
      medicinesOf: async (userId) => (await medicines.list(userId)).items,
      vitalsOf: async (userId) => (await vitals.latest(userId)).items,
      labsOf: async (userId) => (await labs.overview(userId)).analytes.map(({ latest }) => latest),
      vaccinationsOf: async (userId) => (await immunizations.list(userId)).items,
      proceduresOf: (userId) => deps.imports().procedures(userId),
    },
  })
  registerDashboard(app, {
    now: deps.now,
    vitalsOf: vitals.overview,
    vitalsByAgeOf: vitals.overviewByAge,
    checksOf: prevention.summary,
    visitsOf: visits.summary,
    nameOf: deps.nameOf,
    hasHistory: async (userId) => (await history.versions(userId, 1, null)).items.length > 0,
    documentsOf: async (userId, limit) => (await documents.list(userId, limit, undefined)).items,
  })
  return prevention
}
