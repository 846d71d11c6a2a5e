import { expect, test } from 'vitest'
import { differsFrom } from './person.ts'
import type { PatientEntry } from './types.ts'

const patient = (name: string, birthDate?: string): PatientEntry => ({
  kind: 'patient',
  source: { system: 'urn:other', id: 'x', where: '' },
  codings: [],
  name,
  ...(birthDate && { birthDate }),
})

test.each([
  [{ name: 'José García', birthDate: '1980-02-03' }, patient('Jose Garcia Lopez', '1980-02-03'), []],
  [{ name: 'Ada King', birthDate: '1980-02-03' }, patient('Ada Lovelace', '1980-02-03'), []],
  [{ name: 'Ada King', birthDate: '1980-02-03' }, patient('Grace Hopper', '1906-12-09'), ['name', 'birth-date']],
  [{ name: 'Ada King', birthDate: '1980-02-03' }, patient('Ada King', '1981-02-03'), ['birth-date']],
  [{ name: 'Ada King', birthDate: '1980-02-03' }, patient('', '1980'), []],
  [{}, patient('Grace Hopper', '1906-12-09'), []],
  [{ name: 'Asha Rao', birthDate: '1985-04-12' }, patient('Arun Rao', '1985-04-12'), ['name']],
  [{ name: 'राम शर्मा' }, patient('सीता वर्मा'), ['name']],
])('%o against %o differs in %o', (person, of, expected) => {
  expect(differsFrom(person, of)).toEqual(expected)
})
