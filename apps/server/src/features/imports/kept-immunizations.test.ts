import { gzipSync } from 'node:zlib'
import { API, type Immunization } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'
import { blocksRepository } from './blocks.repository.ts'
import { eventsRepository } from './events.repository.ts'
import { importsRepository } from './imports.repository.ts'
import { uuidOf } from './reading/ids.ts'
import { bundle, countsOf, importer } from './testing.ts'

type Person = Awaited<ReturnType<typeof signIn>>

const vaccination = (id: string, text: string, more: object = {}) => ({
  resourceType: 'Immunization',
  id,
  status: 'completed',
  vaccineCode: { coding: [{ system: 'http://snomed.info/sct', code: '1' }], text },
  occurrenceDateTime: '2019-02-03T10:15:00+01:00',
  ...more,
})
const FILE = bundle(
  vaccination('i1', 'Tetanus', { lotNumber: 'T1', performer: [{ actor: { display: 'Dr. Grey' } }] }),
  vaccination('i2', 'MMR', { note: [{ text: 'x'.repeat(5_000) }] }),
)

/** As an earlier version left it, which kept vaccinations beside the record. */
async function keepAsBefore({ database, vault }: TestApp, ownerId: string, importId: string): Promise<void> {
  const { db } = database
  await db.deleteFrom('immunizations').execute()
  await db.deleteFrom('immunization_lists').execute()
  const blocks = blocksRepository(database, vault)
  const imports = importsRepository(database, vault)
  for (const place of await blocks.places(ownerId, importId, { outcomes: ['new'], kind: 'immunization' })) {
    const { items } = await blocks.open(ownerId, importId, place)
    const kept = items.map(({ immunization: original, ...item }) => ({ ...item, reason: 'No place.', original }))
    const content = gzipSync(kept.map((item) => JSON.stringify(item)).join('\n'))
    await blocks.remove(ownerId, importId, [place.number])
    await blocks.add(ownerId, importId, place.number, { ...place, outcome: 'kept', content } as never)
    const events = items.map(({ what = '', time = '' }, at) => ({
      id: uuidOf('event', importId, `${place.number} ${at}`),
      ...{ importId, kind: 'immunization' as const, when: time, what, value: '' },
    }))
    await eventsRepository(database, vault).add(ownerId, events)
  }
  const found = await imports.find(ownerId, importId)
  if (!found?.about.sorted) throw new Error('not sorted')
  const counts = found.about.sorted.counts.map((each) => ({ ...each, outcome: 'kept' as const }))
  const about = { ...found.about, sorted: { ...found.about.sorted, counts } }
  await imports.move(ownerId, importId, { from: ['done'], to: 'done', about, now: new Date().toISOString() })
}

async function begin(app: TestApp, person: Person) {
  const use = importer(app, person)
  const list = async (): Promise<Immunization[]> => (await use.call('GET', API.immunizations)).body.items
  const timeline = async (): Promise<string[]> =>
    (await use.call('GET', API.timeline)).body.items.map(({ title }: { title: string }) => title)
  const fhir = async () => (await app.call({ url: API.exportFile('fhir'), headers: person.headers })).body
  const read = await use.upload(FILE)
  await use.apply(read.id)
  return { ...use, list, timeline, fhir, id: read.id }
}

eachDatabase((makeDatabase) => {
  describe('vaccinations that an earlier version kept with their import', () => {
    test('move into the room by themselves, once and whole, and go with the undo of their import', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { list, timeline, fhir, id, get, entries, upload, undo, call } = await begin(app, person)
      const [before, told] = [await list(), (await fhir()).replace(/"timestamp":"[^"]*"/, '')]
      await keepAsBefore(app, person.user.id, id)
      expect((await timeline()).filter((title) => title === 'Tetanus')).toHaveLength(1)

      const [one, other] = await Promise.all([list(), list()])
      const facts = (items: Immunization[]) => items.map(({ createdAt: _, changedAt: __, ...rest }) => rest)
      expect(facts(one)).toEqual(facts(before))
      expect(facts(other)).toEqual(facts(before))
      expect((await timeline()).filter((title) => title === 'Tetanus')).toHaveLength(1)
      expect((await fhir()).replace(/"timestamp":"[^"]*"/, '')).toBe(told)
      expect(countsOf(await get(id))).toEqual({ 'new immunization': 2 })
      expect(await entries(id, 'new')).toMatchObject([{ what: 'Tetanus', reason: null }, { what: 'MMR' }])
      const again = await upload(FILE)
      expect(countsOf(again)).toEqual({ 'duplicate immunization': 2 })
      await call('DELETE', API.import(again.id))

      await undo(id)
      expect(await list()).toEqual([])
      expect(await timeline()).toEqual([])
    })

    test('move though a break came between the two halves of the move', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { list, id, timeline } = await begin(app, person)
      await keepAsBefore(app, person.user.id, id)
      await list()
      await app.database.db.deleteFrom('immunizations').execute()
      await app.database.db.deleteFrom('immunization_lists').execute()
      expect((await list()).map(({ name }) => name).sort()).toEqual(['MMR', 'Tetanus'])
      expect((await timeline()).filter((title) => title === 'MMR')).toHaveLength(1)
    })
  })

  describe('a vaccination of a file', () => {
    test('goes out again as it came, but for what the person has changed, and stays at an undo that keeps changes', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { list, fhir, id, call, undo } = await begin(app, person)
      const tetanus = (await list()).find(({ name }) => name === 'Tetanus')
      expect(tetanus).toMatchObject({ lotNumber: 'T1', performer: 'Dr. Grey', occurrence: '2019-02-03T10:15:00+01:00' })
      const {
        id: own,
        illnesses: _,
        importId: __,
        createdAt: ___,
        changedAt: ____,
        ...content
      } = tetanus as Immunization
      await app.call({
        method: 'PUT',
        url: API.immunization(own),
        headers: person.headers,
        payload: { ...content, reaction: 'sore arm' },
      })
      const resources = JSON.parse(await fhir()).entry.map(({ resource }: { resource: object }) => resource)
      expect(resources).toContainEqual(
        expect.objectContaining({
          lotNumber: 'T1',
          reaction: [{ detail: { display: 'sore arm' } }],
          vaccineCode: expect.objectContaining({ coding: [expect.objectContaining({ code: '1' })] }),
        }),
      )
      expect(JSON.stringify(resources)).toContain('x'.repeat(5_000))
      expect((await call('GET', API.undoImport(id))).body).toMatchObject({ edited: 1 })
      await undo(id, { edited: 'keep' })
      expect((await list()).map(({ name }) => name)).toEqual(['Tetanus'])
    })

    test('that another hospital tells too is there once, and what it says otherwise is listed', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { upload } = await begin(app, person)
      const again = bundle(
        vaccination('other', 'Tetanus toxoid', { occurrenceDateTime: '2019-02-03' }),
        vaccination('i2', 'MMR', { lotNumber: 'M9', note: [{ text: 'x'.repeat(5_000) }] }),
        vaccination('i3', 'Tetanus toxoid', { occurrenceDateTime: '2029-02-03' }),
      )
      expect(countsOf(await upload(again))).toEqual({
        'duplicate immunization': 1,
        'differs immunization': 1,
        'refused immunization': 1,
      })
    })
  })
})
