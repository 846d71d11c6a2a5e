import type { CircleRights } from './care-circle.ts'
import type { CirclePart } from './circle-parts.ts'
import { API } from './paths.ts'

/** Each includes those before it. */
const ACCESSES = ['read', 'mark', 'write'] as const
type CircleAccess = (typeof ACCESSES)[number]

export interface CircleRoute {
  access: CircleAccess
  /** All of them are needed; of `anyOf` one is enough, and the room leaves out what is not shared. */
  parts: readonly CirclePart[]
  anyOf?: true
}

const read = (...parts: CirclePart[]): CircleRoute => ({ access: 'read', parts })
const readAny = (...parts: CirclePart[]): CircleRoute => ({ access: 'read', parts, anyOf: true })
const mark = (...parts: CirclePart[]): CircleRoute => ({ access: 'mark', parts })
const write = (...parts: CirclePart[]): CircleRoute => ({ access: 'write', parts })

/** All that a member of a care circle can reach of another's record, by method and route; all else is closed to them. */
export const CIRCLE_ROUTES: Readonly<Record<string, CircleRoute>> = {
  [`POST ${API.health}`]: write('vitals'),
  [`GET ${API.health}/:userId`]: read('vitals'),
  [`GET ${API.vitals}`]: read('vitals'),
  [`GET ${API.latestVitals}`]: read('vitals'),
  [`GET ${API.vitalTrend}`]: read('vitals'),
  [`PATCH ${API.vitals}/:id`]: write('vitals'),
  [`DELETE ${API.vitals}/:id`]: write('vitals'),
  [`POST ${API.vitals}/:id/restore`]: write('vitals'),
  [`GET ${API.medicalHistory}/:userId`]: readAny('history', 'medicines'),
  [`GET ${API.medicalHistory}/:userId/form`]: readAny('history', 'medicines'),
  // A history is saved as a whole: who does not see all of it would take the rest away.
  [`POST ${API.medicalHistory}`]: write('history', 'medicines'),
  [`GET ${API.medicalHistory}/:userId/versions`]: read('history', 'medicines'),
  [`GET ${API.medicalHistory}/:userId/versions/:version`]: read('history', 'medicines'),
  [`POST ${API.medicalHistory}/:userId/versions/:version/restore`]: write('history', 'medicines'),
  [`GET ${API.medicines}`]: read('medicines'),
  [`GET ${API.medicines}/:id`]: read('medicines'),
  [`GET ${API.medicineNames}`]: read('medicines'),
  [`GET ${API.doses}`]: read('medicines'),
  [`GET ${API.dosesToday}`]: read('medicines'),
  [`GET ${API.doseDays}`]: read('medicines'),
  [`GET ${API.adherence}`]: read('medicines'),
  [`GET ${API.doseTable}`]: read('medicines'),
  [`GET ${API.medicineChecks}`]: read('medicines'),
  [`POST ${API.medicineChecks}`]: read('medicines'),
  [`POST ${API.doses}`]: mark('medicines'),
  [`DELETE ${API.doses}/:id`]: mark('medicines'),
  [`POST ${API.medicines}`]: write('medicines'),
  [`PUT ${API.medicines}/:id`]: write('medicines'),
  [`PUT ${API.medicines}/:id/status`]: write('medicines'),
  [`DELETE ${API.medicines}/:id`]: write('medicines'),
  [`POST ${API.medicines}/:id/restore`]: write('medicines'),
  [`PUT ${API.medicineDismissals}`]: write('medicines'),
  [`DELETE ${API.medicineDismissals}/:fingerprint`]: write('medicines'),
  [`GET ${API.immunizations}`]: read('immunizations'),
  [`GET ${API.immunizations}/:id`]: read('immunizations'),
  [`GET ${API.vaccineNames}`]: read('immunizations'),
  [`POST ${API.immunizations}`]: write('immunizations'),
  [`PUT ${API.immunizations}/:id`]: write('immunizations'),
  [`DELETE ${API.immunizations}/:id`]: write('immunizations'),
  [`POST ${API.immunizations}/:id/restore`]: write('immunizations'),
  [`GET ${API.visits}`]: read('visits'),
  [`GET ${API.visits}/:id`]: read('visits'),
  [`POST ${API.visits}`]: write('visits'),
  [`PUT ${API.visits}/:id`]: write('visits'),
  [`DELETE ${API.visits}/:id`]: write('visits'),
  [`POST ${API.visits}/:id/restore`]: write('visits'),
  [`GET ${API.documents}`]: read('documents'),
  [`GET ${API.documents}/:id`]: read('documents'),
  [`GET ${API.documents}/:id/file`]: read('documents'),
  [`GET ${API.storage}`]: read('documents'),
  [`POST ${API.documents}`]: write('documents'),
  [`PUT ${API.documents}/:id/file`]: write('documents'),
  [`PATCH ${API.documents}/:id`]: write('documents'),
  [`DELETE ${API.documents}/:id`]: write('documents'),
  [`POST ${API.documents}/:id/restore`]: write('documents'),
  [`GET ${API.labs}`]: read('reports'),
  [`GET ${API.labReports}`]: read('reports'),
  [`GET ${API.labReports}/:id`]: read('reports'),
  [`GET ${API.labs}/series/:series`]: read('reports'),
  [`GET ${API.labs}/results/:id/crop`]: read('reports'),
  [`POST ${API.labReports}`]: write('reports'),
  [`PATCH ${API.labReports}/:id`]: write('reports'),
  [`DELETE ${API.labReports}/:id`]: write('reports'),
  [`POST ${API.labReports}/:id/restore`]: write('reports'),
  [`PATCH ${API.labs}/results/:id`]: write('reports'),
  [`DELETE ${API.labs}/results/:id`]: write('reports'),
  [`POST ${API.labs}/results/:id/restore`]: write('reports'),
  // The list of what is due tells of every part that it is worked out from. The room leaves out the reasons that others wrote.
  [`GET ${API.prevention}`]: read('vitals', 'history', 'medicines', 'immunizations', 'reports'),
  [`POST ${API.preventionChoices}`]: write('vitals', 'history', 'medicines', 'immunizations', 'reports'),
  [`DELETE ${API.preventionChoices}/:id`]: write('vitals', 'history', 'medicines', 'immunizations', 'reports'),
  [`POST ${API.preventionChoices}/:id/restore`]: write('vitals', 'history', 'medicines', 'immunizations', 'reports'),
  [`GET ${API.dashboard}`]: readAny('vitals', 'history', 'medicines', 'visits', 'documents', 'reports'),
  [`GET ${API.timeline}`]: readAny('vitals', 'history', 'medicines', 'immunizations', 'visits', 'documents', 'reports'),
}

/**
 * A parent alone reaches these of a child's record: who the child is, its emergency card, who sees the record and who saw it,
 * all of it to take along, its hand-over, the triage for its age, and reminders of its medicines.
 */
export const GUARDIAN_ROUTES: ReadonlySet<string> = new Set([
  `GET ${API.careCircle}`,
  `POST ${API.circleInvitations}`,
  `DELETE ${API.circleInvitations}/:id`,
  `PUT ${API.circleMembers}/:id`,
  `DELETE ${API.circleMembers}/:id`,
  `POST ${API.handOver}`,
  `GET ${API.childProfile}`,
  `PUT ${API.childProfile}`,
  `GET ${API.emergencyCard}`,
  `PUT ${API.emergencyCard}`,
  `DELETE ${API.emergencyCard}`,
  `GET ${API.accessLog}`,
  `GET ${API.accessLogPeople}`,
  `GET ${API.archive}/:userId`,
  `GET ${API.doctorSheet}`,
  `GET ${API.exportFile('fhir')}`,
  `GET ${API.exportFile('fhir-ndjson')}`,
  `GET ${API.exportFile('ips')}`,
  `GET ${API.exportFile('csv')}`,
  `GET ${API.exportFile('doses')}`,
  `GET ${API.usage}`,
  `POST ${API.vitals}/:id/seen`,
  `POST ${API.symptoms}`,
  `GET ${API.reminders}`,
  `PUT ${API.reminders}`,
  `POST ${API.reminderDevices}`,
  `DELETE ${API.reminderDevices}/:id`,
  `POST ${API.reminderFeed}`,
  `DELETE ${API.reminderFeed}`,
  `POST ${API.reminderTest}`,
  `POST ${API.reminderSnooze}`,
])

/** `rights`: what is shared; `isGuardian`: of a parent. */
export function opensRoute(route: string, { rights, isGuardian }: { rights: CircleRights; isGuardian: boolean }) {
  if (isGuardian && GUARDIAN_ROUTES.has(route)) return true
  const wanted = CIRCLE_ROUTES[route]
  if (!wanted) return false
  const has = (part: CirclePart) => {
    const right = rights[part]
    return right !== undefined && ACCESSES.indexOf(right) >= ACCESSES.indexOf(wanted.access)
  }
  return wanted.anyOf ? wanted.parts.some(has) : wanted.parts.every(has)
}
