import { randomUUID } from 'node:crypto'
import { API } from '@salus/contract'
import { expect, test } from 'vitest'
import { importer } from '#server/features/imports/testing.ts'
import type { Database } from '#server/platform/database/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

const WORK = JSON.stringify({
  resourceType: 'Bundle',
  type: 'collection',
  entry: ['Teacher', 'Pupil'].map((valueString, at) => ({
    resource: {
      resourceType: 'Observation',
      id: `o${at}`,
      status: 'final',
      category: [{ coding: [{ code: 'social-history' }] }],
      code: { text: 'Occupation' },
      valueString,
      effectiveDateTime: `2019-02-0${at + 1}`,
    },
  })),
})

/** A talk about one's mood, what a file says of one's work, and a doctor. */
async function fill(app: TestApp, person: Person): Promise<string> {
  const { headers } = person
  await app.call({
    method: 'POST',
    url: API.messages(randomUUID()),
    headers,
    payload: { id: randomUUID(), text: 'I sleep badly', mode: 'mind' },
  })
  const { upload, apply } = importer(app, person)
  const { id } = await upload(WORK)
  await apply(id, { isMine: true })
  await app.call({ method: 'PUT', url: API.careTeamMember('sample-4'), headers })
  return id
}

/** All that the person sees of it, on all screens together. */
async function seen(app: TestApp, person: Person, importId: string) {
  const get = async (url: string) => (await app.call({ url, headers: person.headers })).json()
  return {
    talks: await get(API.conversations),
    timeline: await get(API.timeline),
    team: await get(API.careTeam),
    entries: await importer(app, person).entries(importId, 'kept', 'social'),
  }
}

async function rowsOf({ db }: Database): Promise<string> {
  const rows = await Promise.all(
    (['conversations', 'import_events', 'import_blocks', 'care_team'] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  )
  return JSON.stringify(rows)
}

/** As an earlier version left it. */
async function leaveOpen({ db }: Database, { vault }: TestApp, ownerId: string): Promise<void> {
  await db.updateTable('conversations').set({ mode: 'mind' }).execute()
  await db.updateTable('import_blocks').set({ kind: 'social' }).where('outcome', '=', 'kept').execute()
  for (const { id, body } of await db.selectFrom('import_events').select(['id', 'body']).execute()) {
    const place = { table: 'import_events', column: 'body', rowId: id }
    const { kind, ...rest } = JSON.parse(await vault.open(ownerId, place, body))
    const sealed = await vault.seal(ownerId, place, JSON.stringify(rest))
    await db.updateTable('import_events').set({ kind, body: sealed }).where('id', '=', id).execute()
  }
  for (const { doctor_id, doctor } of await db.selectFrom('care_team').selectAll().execute()) {
    const place = (rowId: string) => ({ table: 'care_team', column: 'doctor', rowId })
    const opened = await vault.open(ownerId, place(doctor_id), doctor)
    const sealed = await vault.seal(ownerId, place('sample-4'), opened)
    await db.updateTable('care_team').set({ doctor_id: 'sample-4', doctor: sealed }).execute()
  }
}

const OPEN = [/"mind"/, /"social"/, /sample-4/]

eachDatabase((makeDatabase) => {
  test('no mode, kind of an import or doctor stands readable in the database', async () => {
    const database = await makeDatabase()
    const app = await makeTestApp(database)
    const person = await signIn(app)
    const importId = await fill(app, person)
    const { talks, timeline, team, entries } = await seen(app, person, importId)
    expect(talks.items).toMatchObject([{ mode: 'mind' }])
    expect(timeline.items.filter(({ title }: { title: string }) => title === 'Occupation')).toHaveLength(2)
    expect(team.items).toMatchObject([{ id: 'sample-4' }])
    expect(entries.map(({ value }) => value)).toEqual(['Teacher', 'Pupil'])
    for (const word of OPEN) expect(await rowsOf(database)).not.toMatch(word)
  })

  test('what an earlier version left open is read, and sealed once the server runs', async () => {
    const database = await makeDatabase()
    const app = await makeTestApp(database)
    const person = await signIn(app)
    const importId = await fill(app, person)
    const before = await seen(app, person, importId)
    await leaveOpen(database, app, person.user.id)
    for (const word of OPEN) expect(await rowsOf(database)).toMatch(word)
    const later = await makeTestApp(database)
    await later.app.ready()
    expect(await seen(later, person, importId)).toEqual(before)
    await later.sealEarlier()
    for (const word of OPEN) expect(await rowsOf(database)).not.toMatch(word)
    expect(await seen(later, person, importId)).toEqual(before)
    const forget = { method: 'DELETE', url: API.careTeamMember('sample-4'), headers: person.headers } as const
    expect((await later.call(forget)).statusCode).toBe(204)
    expect((await seen(later, person, importId)).team.items).toEqual([])
  })
})
