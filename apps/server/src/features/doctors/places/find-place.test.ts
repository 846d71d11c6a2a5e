import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { fillTowns } from './fill-towns.ts'
import { findPlace } from './find-place.ts'
import { placesRepository } from './places.repository.ts'
import { placesOf } from './towns-of.ts'

const zips = (town: string, region: string, latitude: number, longitude: number, from: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    postcode: String(Number(from) + at).padStart(5, '0'),
    town,
    region,
    latitude: latitude + at / 1_000,
    longitude,
  }))

const US = [
  ...zips('Brooklyn', 'NY', 40.69, -73.99, '11201', 40),
  ...zips('Brooklyn', 'CT', 41.78, -71.95, '06234', 1),
  ...zips('New York', 'NY', 40.73, -73.98, '10001', 90),
  ...zips('Jamaica', 'NY', 40.7, -73.8, '11432', 5),
  ...zips('Springfield', 'IL', 39.8, -89.6, '62701', 38),
  ...zips('Springfield', 'MA', 42.1, -72.58, '01101', 20),
  ...zips('Springfield', 'MO', 37.2, -93.3, '65801', 16),
  ...zips('Saint Louis', 'MO', 38.6, -90.2, '63101', 60),
  ...zips('O Fallon', 'MO', 38.8, -90.7, '63366', 2),
  ...zips('Washington', 'DC', 38.9, -77, '20001', 90),
  ...zips('Philadelphia', 'PA', 39.95, -75.16, '19101', 60),
  ...zips('Fort Worth', 'TX', 32.75, -97.33, '76101', 30),
  ...zips('California', 'MO', 38.6, -92.5, '65018', 1),
  ...zips('Los Angeles', 'CA', 34.05, -118.24, '90001', 70),
  ...zips('Rome', 'GA', 34.25, -85.16, '30161', 2),
]

eachDatabase((makeDatabase) => {
  let database: Database
  const find = (words: string) => findPlace(words, placesRepository(database))
  beforeEach(async () => {
    database = await makeDatabase()
    await placesRepository(database).replace(placesOf(US))
  })

  describe('a place is understood', () => {
    test.each([
      ['Brooklyn, CT', 'Brooklyn, CT'],
      ['springfield illinois', 'Springfield, IL'],
      ['SPRINGFIELD IL', 'Springfield, IL'],
      ['Springfield, Mass.', 'Springfield, MA'],
      ['Springfield, IL, USA', 'Springfield, IL'],
      ['St. Louis', 'Saint Louis, MO'],
      ['St.Louis, Missouri', 'Saint Louis, MO'],
      ['saint-louis', 'Saint Louis, MO'],
      ['O’Fallon', 'O Fallon, MO'],
      ['ofallon', 'O Fallon, MO'],
      ['Ft Worth', 'Fort Worth, TX'],
      ['Philadélphia', 'Philadelphia, PA'],
      ['Washington, D.C.', 'Washington, DC'],
      ['New York', 'New York, NY'],
      ['NYC', 'New York, NY'],
      ['LA', 'Los Angeles, CA'],
      ['Queens', 'Jamaica, NY'],
      ['10010', '10010, NY'],
      ['10010-1234', '10010, NY'],
      ['1 Main St, New York, NY 10010', '10010, NY'],
    ])('from “%s”', async (words, name) => {
      expect(await find(words)).toMatchObject({ place: { name }, others: [] })
    })

    test('by its name alone where it is far larger than others of that name, which are named beside it', async () => {
      expect(await find('brooklyn')).toMatchObject({
        place: { name: 'Brooklyn, NY', latitude: expect.closeTo(40.71, 2) },
        others: ['Brooklyn, CT'],
        areSameName: true,
      })
    })
  })

  describe('a choice is left', () => {
    test('between towns of one name, the larger first, and each choice is understood', async () => {
      const { place, others, areSameName } = await find('Springfield')
      expect({ place, others, areSameName }).toEqual({
        place: null,
        others: ['Springfield, IL', 'Springfield, MA', 'Springfield, MO'],
        areSameName: true,
      })
      for (const name of others) expect((await find(name)).place?.name).toBe(name)
    })

    test('between a town and the state that it is called after', async () => {
      expect(await find('California')).toMatchObject({ place: null, others: ['California, MO', 'Los Angeles, CA'] })
    })

    test.each([
      ['Sprngfield', ['Springfield, IL', 'Springfield, MA', 'Springfield, MO']],
      ['Sprngfield, Illinois', ['Springfield, IL']],
      ['Springfield, Texas', ['Springfield, IL', 'Springfield, MA', 'Springfield, MO']],
      ['Bruklin', ['Brooklyn, NY', 'Brooklyn, CT']],
      ['Filadelfia', ['Philadelphia, PA']],
      ['Los Angelas', ['Los Angeles, CA']],
      ['Phil', ['Philadelphia, PA']],
      ['Missouri', ['Saint Louis, MO', 'Springfield, MO', 'O Fallon, MO', 'California, MO']],
      ['Ro', []],
      ['Xyzzyx', []],
      ['99999', []],
      ['12 Main Street', []],
      ['%', []],
      ['', []],
    ])('from “%s”, by what is like it', async (words, others) => {
      expect(await find(words)).toEqual({ place: null, others, areSameName: false })
    })
  })

  describe('in a list of one’s own', () => {
    const practice = (postcode: string, town: string, region: string, latitude: number, longitude: number) => ({
      postcode,
      town,
      region,
      latitude,
      longitude,
    })
    beforeEach(async () => {
      const rows = [
        practice('67433', 'Neustadt', 'Germany', 49.35, 8.14),
        practice('01844', 'Neustadt', 'Germany', 51.02, 14.22),
        practice('80331', 'München', 'Germany', 48.14, 11.57),
        practice('SW1A 1AA', 'London', 'United Kingdom', 51.5, -0.14),
        practice('80331', 'Elsewhere', 'Estonia', 59.4, 24.7),
      ]
      await placesRepository(database).replace(placesOf(rows))
    })

    test.each([
      ['munchen', 'München, Germany'],
      ['München, DE', 'München, Germany'],
      ['Muenchen', null],
      ['sw1a1aa', 'SW1A 1AA, United Kingdom'],
      ['SW1A 1AA', 'SW1A 1AA, United Kingdom'],
      ['80331, Germany', '80331, Germany'],
    ])('“%s” is looked up', async (words, name) => {
      const { place, others } = await find(words)
      expect(place?.name ?? null).toBe(name)
      if (name === null) expect(others).toEqual(['München, Germany'])
    })

    test('towns and postcodes that are there twice are told apart', async () => {
      expect((await find('Neustadt')).others).toEqual(['Neustadt 67433, Germany', 'Neustadt 01844, Germany'])
      expect((await find('Neustadt 01844, Germany')).place).toMatchObject({ latitude: 51.02 })
      expect((await find('80331')).others).toEqual(['80331, Estonia', '80331, Germany'])
    })
  })

  test('a register from before towns were known gets them, once', async () => {
    const places = placesRepository(database)
    const zip = { kind: 'postcode' as const, key: '62701', name: '62701', latitude: 39.8, longitude: -89.6, weight: 1 }
    await places.replace([{ ...zip, region_key: '', region: '' }])
    expect((await find('62701')).place).toMatchObject({ latitude: 39.8, name: '62701' })
    await Promise.all([fillTowns(database), fillTowns(database)])
    expect((await find('Springfield, IL')).place).toMatchObject({ latitude: expect.closeTo(39.8, 0) })
    expect((await find('Springfield')).others.length).toBeGreaterThan(15)
    await places.replace(placesOf(US))
    await fillTowns(database)
    expect((await find('Springfield')).others).toHaveLength(3)
  })
})
