import type { MedicationEntry } from '../types.ts'
import { conceptOf } from './concepts.ts'
import { type Json, listOf, objectOf } from './json.ts'

type Taking = MedicationEntry['status']

/** The codes of all versions of MedicationStatement and MedicationRequest. */
const TAKING: Record<string, Taking> = {
  active: 'active',
  recorded: 'active',
  completed: 'past',
  stopped: 'past',
  ended: 'past',
  'on-hold': 'paused',
  draft: 'planned',
  intended: 'planned',
  cancelled: 'not-taken',
  'not-taken': 'not-taken',
}

const PROPOSED = new Set(['proposal', 'plan', 'option'])

/** Whether a medicine is taken, as its resource says. */
export function takingOf(resource: Json): Taking {
  const status = String(resource.status)
  const taking = (Object.hasOwn(TAKING, status) && TAKING[status]) || 'unknown'
  if (taking !== 'active') return taking
  if (PROPOSED.has(String(resource.intent)) && !isReported(resource)) return 'planned'
  return adherenceOf(resource) ?? taking
}

/** STU3 and R5 tell beside the status whether it is really taken. */
function adherenceOf(resource: Json): Taking | undefined {
  if (resource.taken === 'n') return 'not-taken'
  if (resource.taken === 'unk') return 'unknown'
  const adherence = conceptOf(objectOf(resource.adherence)?.code).codings[0]?.code
  if (!adherence) return undefined
  if (adherence.startsWith('not-taking')) return 'not-taken'
  if (adherence.startsWith('on-hold')) return 'paused'
  if (adherence.startsWith('stopped')) return 'past'
  return adherence === 'unknown' ? 'unknown' : undefined
}

/** US Core writes what a person takes by their own account as a plan that was reported. */
const isReported = (resource: Json): boolean =>
  resource.reportedBoolean === true ||
  resource.reported === true ||
  objectOf(resource.reportedReference) !== undefined ||
  listOf(resource.category).some((category) =>
    conceptOf(category).codings.some(({ code }) => /^patient-?(?:reported|specified)$/i.test(code)),
  )
