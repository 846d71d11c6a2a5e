import { canBeNameOf } from './names.ts'
import type { PatientEntry } from './types.ts'

export interface Person {
  name?: string
  birthDate?: string
}

/**
 * In what the person of a file differs from the one whose record this is, so that they are asked; empty where nothing speaks against it.
 * Birth dates differ as far as both are known.
 */
export function differsFrom(person: Person, patient: PatientEntry): ('name' | 'birth-date')[] {
  const differsByName = !canBeNameOf(person.name ?? '', patient)
  const known = Math.min(person.birthDate?.length ?? 0, patient.birthDate?.length ?? 0)
  const differsByBirth = known > 0 && person.birthDate?.slice(0, known) !== patient.birthDate?.slice(0, known)
  return [...(differsByName ? ['name' as const] : []), ...(differsByBirth ? ['birth-date' as const] : [])]
}
