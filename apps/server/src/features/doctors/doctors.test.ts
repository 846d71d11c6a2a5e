import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API, type DoctorList } from '@salus/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'
import { importRegister } from './import/import-register.ts'
import { importReport } from './import/import-report.ts'
import { registerWriter } from './import/register-writer.ts'
import { HEADER, PLACES, providerLine } from './testing/made-register.ts'

const npi = (number: number) => String(1_000_000_000 + number)
const NEAR = '10010'

const fileOf = (...lines: string[]) => fileWith('\n', lines)
/** Nothing stands after the last letter. */
const openFileOf = (...lines: string[]) => fileWith('', lines)

function fileWith(end: string, lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'salus-register-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'npidata.csv')
  writeFileSync(file, `${[HEADER, ...lines].join('\n')}${end}`)
  return file
}

const load = (database: Database, file: string, onProgress = () => {}, now = () => new Date(), evenIfCut = false) => {
  const writer = registerWriter(database)
  return importRegister({ file, writer, usPlaces: () => PLACES, taxonomy: new Map(), evenIfCut, now, onProgress })
}

const search = async (app: TestApp, query: Record<string, string> = {}) =>
  app.call({ url: `${API.doctors}?${new URLSearchParams(query)}` })
const found = async (app: TestApp, query: Record<string, string> = {}) =>
  (await search(app, query)).json() as DoctorList
const names = ({ items }: DoctorList) => items.map(({ name }) => name)

eachDatabase((makeDatabase) => {
  const open = async () => makeTestApp(await makeDatabase())

  /** Tables take each other's place: the next test begins with an empty one again. */
  async function openWith(...lines: string[]) {
    const app = await open()
    await load(app.database, fileOf(...lines))
    return app
  }

  describe('the sample of doctors', () => {
    test('is searched by a part of the speciality, large or small letters, and says that it is a sample', async () => {
      const app = await open()
      const list = await found(app, { specialization: 'CARDIO' })
      expect(list).toMatchObject({ directory: 'sample', place: null, otherPlaces: { names: [] } })
      expect(names(await found(app, { specialization: 'cardio', near: 'Xyzzyx' }))).toEqual(names(list))
      expect(list.items.map(({ specialization }) => specialization)).toEqual(['Cardiology', 'Cardiology'])
      expect(list.items[0]).toMatchObject({ location: '1.2 miles', copay: 30, network: 'In Network', reviews: 4.9 })
      expect(names(await found(app, { specialization: 'skin doctor' }))).toEqual(['Dr. Mei Tanaka', 'Dr. Oliver Grant'])
      expect(names(await found(app, { specialization: '%' }))).toEqual([])
    })

    test('is filtered, sorted and paged', async () => {
      const app = await open()
      const first = await found(app, { sort: 'rating', limit: '5' })
      const second = await found(app, { sort: 'rating', limit: '5', offset: String(first.nextOffset) })
      expect(first.items.map(({ reviews }) => reviews)).toEqual([4.9, 4.9, 4.9, 4.8, 4.8])
      expect(names(second).filter((name) => names(first).includes(name))).toEqual([])
      const near = await found(app, { miles: '1', network: 'In Network', rating: '4.7' })
      expect(
        near.items.every(({ location, reviews }) => Number.parseFloat(location) <= 1 && (reviews ?? 0) >= 4.7),
      ).toBe(true)
      expect((await found(app, { network: 'Out of Network' })).items).toHaveLength(5 - 1)
    })

    test('has the distances and co-pays that the specification gives', async () => {
      const { items } = await found(await open(), { limit: '50' })
      for (const { location, copay } of items) {
        expect(Number.parseFloat(location)).toBeGreaterThanOrEqual(0.8)
        expect(Number.parseFloat(location)).toBeLessThanOrEqual(2)
        expect([20, 25, 30]).toContain(copay)
      }
    })

    test('refuses a search of a thousand characters in words', async () => {
      const answer = await search(await open(), { specialization: 'x'.repeat(1_000) })
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('Please search with at most 100 characters.')
    })
  })

  describe('an imported register', () => {
    const DOCTORS = [
      providerLine({ npi: npi(1), last: 'NEAR' }),
      providerLine({ npi: npi(2), last: 'BROOKLYN', zip: '112010000' }),
      providerLine({ npi: npi(3), last: 'MIDDLETOWN', zip: '064570000' }),
      providerLine({ npi: npi(4), last: 'FAR', zip: '941030000' }),
      providerLine({ npi: npi(5), last: 'HEART', codes: [['207RC0000X', 'Y']] }),
    ]

    test('takes the place of the sample and is searched around a place, the nearest first', async () => {
      const app = await openWith(...DOCTORS)
      const list = await found(app, { specialization: 'skin doctor', near: NEAR })
      expect(list).toMatchObject({ directory: 'register', needsPlace: false })
      expect(names(list)).toEqual(['Jane Near, MD', 'Jane Brooklyn, MD', 'Jane Middletown, MD'])
      expect(list.items.map(({ location }) => location)).toEqual(['0.0 miles', '3.1 miles', '89.1 miles'])
      expect(names(await found(app, { specialization: 'derm', near: NEAR, miles: '10' }))).toHaveLength(2)
      expect(names(await found(app, { near: NEAR, limit: '1', offset: '1' }))).toEqual(['Jane Heart, MD'])
    })

    test('asks for a place, and says which ZIP code there is not', async () => {
      const app = await openWith(...DOCTORS)
      expect(await found(app, { specialization: 'skin' })).toMatchObject({ items: [], needsPlace: true })
      expect((await search(app, { near: '99999' })).body).toContain('There is no such ZIP code.')
      expect(names(await found(app, { specialization: 'derm', latitude: '37.8', longitude: '-122.4' }))).toEqual([
        'Jane Far, MD',
      ])
    })

    test('is searched around a town, says which, and names the others of that name', async () => {
      const app = await openWith(...DOCTORS)
      const list = await found(app, { specialization: 'derm', near: 'brooklyn', miles: '1' })
      expect(list).toMatchObject({ place: 'Brooklyn, NY', otherPlaces: { names: [] }, needsPlace: false })
      expect(names(list)).toEqual(['Jane Brooklyn, MD'])
      expect(await found(app, { near: 'Bruklin' })).toMatchObject({
        items: [],
        needsPlace: false,
        place: null,
        otherPlaces: { areSameName: false, names: ['Brooklyn, NY'] },
      })
      expect((await search(app, { near: 'Xyzzyx' })).body).toContain('We do not know a place called “Xyzzyx”.')
      expect((await search(app, { near: '123' })).body).toContain('A US ZIP code has five digits.')
      expect((await search(app, { near: ' ' })).body).toContain('Please give a town or a ZIP code.')
      expect((await search(app, { near: 'x'.repeat(101) })).body).toContain('at most 100 characters')
    })

    test('may be a list of one’s own, from any country, with fields that no other list has', async () => {
      const app = await openWith(...DOCTORS)
      const file = join(fileOf(), '..', 'own.csv')
      const head = 'id,name,speciality,address,town,postcode,country,latitude,longitude,phone'
      const lines = [
        'b1,Dr. Ada Roth,Dermatology,Lange Str. 5,Berlin,10115,DE,52.53,13.38,+49301234567',
        'b2,Dr. Max Stein,Kneipp Medicine,Kurze Str. 1,Berlin,10117,DE,52.52,13.39,',
        'b2,Twice,Dermatology,x,Berlin,10117,DE,52.52,13.39,',
      ]
      writeFileSync(file, [head, ...lines, ''].join('\n'))
      expect(await load(app.database, file, undefined, () => new Date(3))).toMatchObject({ doctors: 2, broken: 1 })
      const list = await found(app, { near: 'berlin' })
      expect(list).toMatchObject({ place: 'Berlin, Germany', directory: 'register' })
      expect(list.items.map(({ name, phone }) => [name, phone])).toEqual([
        ['Dr. Ada Roth', '+49301234567'],
        ['Dr. Max Stein', null],
      ])
      expect(names(await found(app, { near: '10117', specialization: 'kneipp' }))).toEqual(['Dr. Max Stein'])
      // The places of the register before are gone with it.
      expect((await search(app, { near: 'Brooklyn' })).statusCode).toBe(400)
    })

    test('is replaced by the next, and those who are gone are gone', async () => {
      const app = await openWith(...DOCTORS)
      await load(app.database, fileOf(providerLine({ npi: npi(9), last: 'NEW' })), undefined, () => new Date(1))
      expect(names(await found(app, { near: NEAR }))).toEqual(['Jane New, MD'])
    })

    test('lists the broken lines of a file and takes the rest; a cut end is one of them', async () => {
      const app = await open()
      const broken = Array.from({ length: 300 }, (_, at) => `"${npi(at)}","1","half`)
      const counts = await load(app.database, fileOf(...broken, ...DOCTORS, DOCTORS[0]?.slice(0, 40) ?? ''))
      expect(counts).toMatchObject({ doctors: 5, broken: 301, cutAt: null })
      expect(counts.brokenLines[0]).toEqual({ line: 2, reason: expect.any(String) })
      expect(names(await found(app, { near: NEAR, miles: '1' }))).toHaveLength(2)
    })

    test('that is cut in the middle does not take the place of a whole one, unless the host says so', async () => {
      const app = await openWith(...DOCTORS)
      const cut = openFileOf(DOCTORS[0] ?? '', DOCTORS[1]?.slice(0, 40) ?? '')
      for (let tries = 0; tries < 2; tries++) {
        await expect(load(app.database, cut)).rejects.toThrow(
          'The file ends in the middle of line 3: it was cut off. The directory is as it was.',
        )
      }
      expect(names(await found(app, { specialization: 'heart doctor', near: NEAR }))).toEqual(['Jane Heart, MD'])
      expect(await load(app.database, cut, undefined, undefined, true)).toMatchObject({ doctors: 1, cutAt: 3 })
    })

    test('that is cut is taken where there is no other yet, and the end is told', async () => {
      const app = await open()
      const counts = await load(app.database, openFileOf(DOCTORS[0] ?? '', DOCTORS[1]?.slice(0, 40) ?? ''))
      expect(counts).toMatchObject({ doctors: 1, broken: 1, cutAt: 3 })
      expect(importReport(counts)).toMatch(/1 broken line was left out:/)
      expect(importReport(counts)).toMatch(/ends in the middle of line 3/)
      expect(importReport({ ...counts, broken: 2, cutAt: null })).toMatch(/2 broken lines were left out:/)
    })

    test('whose last line has no end of line is whole', async () => {
      const app = await openWith(...DOCTORS)
      expect(await load(app.database, openFileOf(DOCTORS[0] ?? ''))).toMatchObject({
        doctors: 1,
        broken: 0,
        cutAt: null,
      })
    })

    test('that is broken off goes on where it was, and until it is whole the old one answers', async () => {
      const app = await openWith(providerLine({ npi: npi(1), last: 'OLD' }))
      const file = fileOf(...Array.from({ length: 12_000 }, (_, at) => providerLine({ npi: npi(at) })))
      let writes = 0
      const breakOff = () => {
        if (++writes === 2) throw new Error('the power went')
      }
      await expect(load(app.database, file, breakOff)).rejects.toThrow('the power went')
      expect(names(await found(app, { near: NEAR }))).toEqual(['Jane Old, MD'])
      const { doctors } = await load(app.database, file, undefined, () => new Date(2))
      expect(doctors).toBe(12_000)
      const { count } = await app.database.db
        .selectFrom('doctors')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      expect(Number(count)).toBe(12_000)
    })

    test('of another kind, or that brings nobody, changes nothing', async () => {
      const app = await openWith(...DOCTORS)
      const other = join(fileOf(), '..', 'other.csv')
      writeFileSync(other, 'a,b,c\n1,2,3\n')
      await expect(load(app.database, other)).rejects.toThrow('it has no column “NPI”')
      await expect(load(app.database, fileOf())).rejects.toThrow('The directory is as it was.')
      await expect(load(app.database, join(other, 'nowhere'))).rejects.toThrow('could not be read')
      await expect(load(app.database, join(other, '..'))).rejects.toThrow('is a folder')
      expect(names(await found(app, { specialization: 'heart doctor', near: NEAR }))).toEqual(['Jane Heart, MD'])
    })
  })

  describe('a care team', () => {
    test('is kept, sealed, for its owner alone', async () => {
      const app = await open()
      const [me, stranger] = [await signIn(app), await signIn(app)]
      const save = (id: string, headers: object) =>
        app.call({ method: 'PUT', url: API.careTeamMember(id), headers: headers as Record<string, string> })
      expect((await save('sample-4', me.headers)).statusCode).toBe(204)
      expect((await save('sample-4', me.headers)).statusCode).toBe(204)
      expect((await save('nobody', me.headers)).statusCode).toBe(404)
      expect((await app.call({ method: 'PUT', url: API.careTeamMember('sample-4') })).statusCode).toBe(401)
      const teamOf = async ({ headers }: typeof me) => names((await app.call({ url: API.careTeam, headers })).json())
      expect(await teamOf(me)).toEqual(['Dr. Priya Nair'])
      expect(await teamOf(stranger)).toEqual([])
      await app.call({ method: 'DELETE', url: API.careTeamMember('sample-4'), headers: stranger.headers })
      expect(await teamOf(me)).toEqual(['Dr. Priya Nair'])
      const [row] = await app.database.db.selectFrom('care_team').select('doctor').execute()
      expect(row?.doctor).not.toContain('Nair')
      await app.call({ method: 'DELETE', url: API.careTeamMember('sample-4'), headers: me.headers })
      expect(await teamOf(me)).toEqual([])
    })
  })
})
