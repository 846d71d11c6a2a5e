import type { Coding, Source } from '../types.ts'
import { type Placed, sourceOf, subjectOf } from './collection.ts'
import { conceptOf, noteOf } from './concepts.ts'
import { type Json, objectOf, plainOf } from './json.ts'

/** Every entry has these, whatever it is. */
export interface Original {
  source: Source
  codings: Coding[]
  name: string
  note?: string
  subject?: string
}

const NAME_LIMIT = 300

/** A resource without a code is named by its narrative, where it has one. */
export function originalOf(placed: Placed): Original {
  const { resource } = placed
  const concept = conceptOf(conceptField(resource))
  const [note, subject] = [noteOf(resource), subjectOf(resource)]
  return {
    source: sourceOf(placed),
    codings: concept.codings,
    name: concept.name || (plainOf(resource.text)?.slice(0, NAME_LIMIT) ?? ''),
    ...(note && { note }),
    ...(subject && { subject }),
  }
}

function conceptField(resource: Json): unknown {
  if (resource.resourceType === 'FamilyMemberHistory') return resource.relationship
  if (resource.resourceType === 'DocumentReference') return resource.type
  // R5 has the code one level deeper.
  return (
    resource.code ??
    resource.vaccineCode ??
    resource.medicationCodeableConcept ??
    objectOf(resource.medication)?.concept
  )
}
