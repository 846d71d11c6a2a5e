import type { Name } from '../names.ts'
import { wrongBirthDate } from '../reading/entries.ts'
import { whenOf } from '../reading/when.ts'
import type { Entry, PatientEntry } from '../types.ts'
import { type Json, listOf, textOf } from './json.ts'
import type { Original } from './original.ts'

export function readPatient(resource: Json, { source }: Original): Entry[] {
  const { name, given, family } = nameOfPatient(resource)
  const birthDate = whenOf(textOf(resource.birthDate))
  const sex = SEXES.find((each) => each === resource.gender)
  const patient: PatientEntry = {
    kind: 'patient',
    source,
    codings: [],
    name,
    ...(given && { given }),
    ...(family && { family }),
    ...(birthDate && { birthDate }),
    ...(sex && { sex }),
  }
  return birthDate || !resource.birthDate ? [patient] : [patient, wrongBirthDate(source, resource.birthDate)]
}

export const SEXES = ['female', 'male', 'other', 'unknown'] as const

export function nameOfPatient(resource: Json): Name {
  const name = listOf(resource.name).find(({ use }) => use === 'official') ?? listOf(resource.name)[0]
  const given = (Array.isArray(name?.given) ? name.given : [name?.given])
    .flatMap((each) => textOf(each) ?? [])
    .join(' ')
  const family = textOf(name?.family) ?? textOf((Array.isArray(name?.family) ? name.family : [])[0])
  return { name: textOf(name?.text) ?? `${given} ${family ?? ''}`.trim(), given: given || undefined, family }
}
