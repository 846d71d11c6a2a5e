import { type Json, listOf, textOf } from './json.ts'

/** Kinds of resources that only FHIR before STU3 has. */
const DSTU2_KINDS = new Set(['MedicationOrder', 'DiagnosticOrder', 'Order', 'OrderResponse', 'DeviceUseRequest'])

export const isDstu2 = (resource: Json) => DSTU2_KINDS.has(String(resource.resourceType))

/** Signs of STU3 in resources that R4 writes in another way. */
export function isStu3(resource: Json): boolean {
  if (typeof resource.clinicalStatus === 'string' || typeof resource.verificationStatus === 'string') return true
  if ('context' in resource && resource.resourceType === 'Observation') return true
  if ('taken' in resource && resource.resourceType === 'MedicationStatement') return true
  return listOf(resource.category).some((each) =>
    listOf(each.coding).some(({ system }) => textOf(system)?.startsWith('http://hl7.org/fhir/observation-category')),
  )
}
