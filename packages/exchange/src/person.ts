import type { PatientEntry } from './types.ts'

export interface Person {
  name?: string
  birthDate?: string
}

/**
 * In what the person of a file differs from the one whose record this is, so that they are asked; empty where nothing speaks against it.
 * Names differ when they share no word (people marry, and leave out second names), birth dates as far as both are known.
 */
export function differsFrom(person: Person, patient: PatientEntry): ('name' | 'birth-date')[] {
  const [own, read] = [
    wordsOf(person.name ?? ''),
    wordsOf(`${patient.name} ${patient.given ?? ''} ${patient.family ?? ''}`),
  ]
  const differsByName = own.length > 0 && read.length > 0 && !own.some((word) => read.includes(word))
  const known = Math.min(person.birthDate?.length ?? 0, patient.birthDate?.length ?? 0)
  const differsByBirth = known > 0 && person.birthDate?.slice(0, known) !== patient.birthDate?.slice(0, known)
  return [...(differsByName ? ['name' as const] : []), ...(differsByBirth ? ['birth-date' as const] : [])]
}

/** In lower case, without the accents of Latin letters. */
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []
