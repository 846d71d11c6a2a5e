import { registerImmunizations } from './features/immunizations/immunizations.routes.ts'
import { registerVisits } from './features/visits/visits.routes.ts'
import type { App } from './platform/http/app-type.ts'

type Deps = Parameters<typeof registerImmunizations>[1] & Parameters<typeof registerVisits>[1]

/** Both are lists of days with a doctor, kept by the same rules. */
export function registerVaccinationsAndVisits(app: App, deps: Deps) {
  const immunizations = registerImmunizations(app, deps)
  const visits = registerVisits(app, deps)
  return { immunizations, visits }
}
