import { type AccessKind, API } from '@salus/contract'

/** The first that fits counts. Null: nothing of a record is behind it. */
const KINDS: readonly (readonly [start: string, kind: AccessKind | null])[] = [
  [API.settings, null],
  [API.storage, null],
  [API.profile, 'profile'],
  [API.medicalHistory, 'medical history'],
  [API.medicines, 'medicines'],
  [API.immunizations, 'immunizations'],
  [API.visits, 'visits'],
  [API.health, 'vital signs'],
  [API.vitals, 'vital signs'],
  [API.labs, 'lab results'],
  [API.prevention, 'prevention'],
  [API.documents, 'documents'],
  [API.conversations, 'conversations'],
  [API.archive, 'archive'],
  ['/api/exports', 'exports'],
  [API.imports, 'imports'],
  [API.viewEmergencyCard, null],
  [API.emergencyCard, 'emergency card'],
  [API.careTeam, 'care team'],
  [API.timeline, 'timeline'],
  [API.dashboard, 'dashboard'],
  [API.sharedRecords, null],
  [API.children, null],
  [API.careCircle, 'care circle'],
  [API.apiKeys, 'device keys'],
]

/** What kind of data a route (`/api/labs/reports/:id`) reads or changes. */
export function kindOfRoute(route: string): AccessKind | null {
  const found = KINDS.find(([start]) => route === start || route.startsWith(`${start}/`))
  return found?.[1] ?? null
}
