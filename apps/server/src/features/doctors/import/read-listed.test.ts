import { describe, expect, test } from 'vitest'
import { formatOf, type RegisterFormat } from './register-format.ts'

const HEADER = 'id,name,speciality,address,town,postcode,country,region,latitude,longitude,phone'
const ZIP = { postcode: '10010', town: 'New York', region: 'NY', latitude: 40.7375, longitude: -73.9813 }
const open = (header = HEADER) => formatOf(header, { usPlaces: () => [ZIP], taxonomy: new Map() }) as RegisterFormat
const BERLIN = 'de-1,Dr. Ada Roth,Hautarzt,"Lange Str. 5, Hof",Berlin,10115,DE,,52.53,13.38,+49 30 1234567'

describe('a line of a list of one’s own', () => {
  test('becomes a doctor, wherever the country is', () => {
    expect(open().read(BERLIN)).toEqual({
      kind: 'doctor',
      row: {
        id: 'de-1',
        name: 'Dr. Ada Roth',
        speciality: 'Hautarzt',
        address: 'Lange Str. 5, Hof, 10115 Berlin',
        town: 'Berlin, Germany',
        phone: '+49301234567',
        latitude: 52.53,
        longitude: 13.38,
        cell: expect.any(Number),
      },
    })
  })

  test('of the United States is found by its ZIP code, and its field by an everyday name', () => {
    const read = open().read('us-1,Jane Roe,skin doctor,1 Main St,New York,10010-1234,US,,,,(212) 555-0100')
    expect(read).toMatchObject({
      row: {
        speciality: 'Dermatology',
        address: '1 Main St, New York, NY 10010-1234',
        town: 'New York, NY',
        phone: '2125550100',
        latitude: 40.7375,
      },
    })
  })

  test('may leave out the columns that are not needed, and have others', () => {
    const read = open('Id,Name,Speciality,Address,Town,Postcode,Country,Latitude,Longitude,Fax')
    expect(read.read('1,A,Dentist,,Wien,1010,Austria,48.2,16.37,x')).toMatchObject({
      row: { speciality: 'Dentistry', address: '1010 Wien', town: 'Wien, Austria', phone: '' },
    })
  })

  test.each([
    [BERLIN.replace('de-1', ''), 'the id is not'],
    [BERLIN.replace('Dr. Ada Roth', ''), 'the name is missing'],
    [BERLIN.replace('Berlin', ''), 'the town is missing'],
    [BERLIN.replace(',DE,', ',,'), 'the country is missing'],
    [BERLIN.replace('52.53', '"52,53"'), 'the latitude is not a number'],
    [BERLIN.replace('13.38', '190'), 'the longitude is not a number'],
    [BERLIN.replace('13.38', ''), 'the longitude is not a number'],
    [BERLIN.replace('+49 30', '030'), 'the phone number does not begin with +'],
    [`${BERLIN},more`, '12 columns instead of 11'],
    ['"de-1', 'a quotation mark is not closed'],
  ])('that is broken is told: %s', (line, reason) => {
    expect(open().read(line)).toEqual({ kind: 'broken', reason: expect.stringContaining(reason) })
  })

  test('with an id that was there is broken', () => {
    const { read } = open()
    read(BERLIN)
    expect(read(BERLIN)).toEqual({ kind: 'broken', reason: 'the id de-1 is there twice' })
  })

  test('without a field or a place is left out', () => {
    expect(open().read(BERLIN.replace('Hautarzt', ''))).toEqual({ kind: 'left_out', why: 'no_speciality' })
    expect(open().read(BERLIN.replace('52.53,13.38', ','))).toEqual({ kind: 'left_out', why: 'no_place' })
  })
})

test('a list without a column that it needs is refused by the name of the column', () => {
  expect(open('id,name,town')).toBe('This list of doctors has no column “speciality”.')
  expect(open('a;b;c')).toMatch(/no column “NPI”.*with commas between/)
})

test('towns come from the list; with a doctor of the United States all its ZIP codes are known', () => {
  const list = open()
  list.read(BERLIN)
  expect(list.places().map(({ name, region }) => `${name} ${region}`)).toEqual(['10115 Germany', 'Berlin Germany'])
  list.read('us-1,Jane Roe,skin doctor,1 Main St,Town,99999,US,ny,40,-73,')
  expect(list.places().map(({ name }) => name)).toEqual(expect.arrayContaining(['10010', 'New York', '99999', 'Town']))
})
