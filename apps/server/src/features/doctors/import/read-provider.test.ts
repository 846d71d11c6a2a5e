import { describe, expect, test } from 'vitest'
import { HEADER, type MadeProvider, providerLine } from '../testing/made-register.ts'
import { readLine } from './read-line.ts'
import { type Header, readHeader, readProvider } from './read-provider.ts'

const header = readHeader(HEADER) as Header
const lookups = {
  specialityOf: (code: string) => ({ '207N00000X': 'Dermatology', '207RC0000X': 'Cardiology' })[code],
  placeOf: (zip: string) => (zip === '10010' || zip === '06457' ? { latitude: 40.7, longitude: -74 } : undefined),
}
const read = (provider: MadeProvider) => readProvider(providerLine(provider), header, lookups)

describe('a line of the register', () => {
  test('becomes a doctor with name, field, address and place', () => {
    expect(read({ npi: '1234567890', last: "O'BRIEN-SMITH", first: 'MARY ANN' })).toEqual({
      kind: 'doctor',
      row: {
        id: '1234567890',
        name: "Mary Ann O'Brien-Smith, MD",
        speciality: 'Dermatology',
        address: '1 Main St, Suite 2, New York, NY 10010',
        town: 'New York, NY',
        phone: '2125550100',
        latitude: 40.7,
        longitude: -74,
        cell: expect.any(Number),
      },
    })
  })

  test.each([
    ["O'BRIEN", "O'Brien"],
    ['MCDONALD', 'McDonald'],
    ["ST JOHN'S", "St John's"],
    ['SMITH-JONES', 'Smith-Jones'],
  ])('writes %s as %s', (last, written) => {
    expect(read({ npi: '1234567890', last })).toMatchObject({ row: { name: `Jane ${written}, MD` } })
  })

  test('is of the primary field, wherever that stands', () => {
    const codes = [
      ['207N00000X', 'N'],
      ['207RC0000X', 'Y'],
    ] as const
    expect(read({ npi: '1234567890', codes: codes.map(([code, primary]) => [code, primary]) })).toMatchObject({
      row: { speciality: 'Cardiology' },
    })
  })

  test.each<[string, MadeProvider]>([
    ['organisation', { npi: '1234567890', kind: '2' }],
    ['deactivated', { npi: '1234567890', deactivated: '01/01/2020' }],
    ['no_speciality', { npi: '1234567890', codes: [['000000000X', 'Y']] }],
    ['no_place', { npi: '1234567890', zip: '99999' }],
  ])('is left out as %s', (why, provider) => {
    expect(read(provider)).toEqual({ kind: 'left_out', why })
  })

  test('keeps a ZIP code that has lost its zero', () => {
    expect(read({ npi: '1234567890', zip: '64571234.0' })).toMatchObject({ kind: 'doctor' })
  })

  test.each([
    ['too few columns', '"1234567890","1"'],
    ['cut in the middle', providerLine({ npi: '1234567890' }).slice(0, 60)],
    ['another number', providerLine({ npi: '12' })],
    ['an open quote', `"${'a'.repeat(40)}`],
  ])('that is broken is told as such: %s', (_, line) => {
    expect(readProvider(line, header, lookups).kind).toBe('broken')
  })

  test('names the column that another file has not', () => {
    expect(readHeader('"a","b"')).toEqual({ missing: 'NPI' })
  })
})

test.each([
  ['a,b,,d', ['a', 'b', '', 'd']],
  ['"a","b,c",""', ['a', 'b,c', '']],
  ['"say ""yes""",2,', ['say "yes"', '2', '']],
  ['"a","say ""yes"" now",""', ['a', 'say "yes" now', '']],
  ['"","",""', ['', '', '']],
  ['"one",two,"three"', ['one', 'two', 'three']],
  ['"', undefined],
  ['"a"b,c', undefined],
])('the fields of %s', (line, fields) => {
  expect(readLine(line)).toEqual(fields)
})

test('of a usual line only what is wanted is taken out, and every field is counted', () => {
  expect(readLine('"a","b","","d"', [true, false, true, true])).toEqual(['a', '', '', 'd'])
})
