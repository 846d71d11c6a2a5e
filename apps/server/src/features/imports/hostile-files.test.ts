import { API, type SavedDocument, TABLE_COLUMNS } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import { importsRepository } from './imports.repository.ts'
import { bundle, countsOf, importer, patient } from './testing.ts'

/** A table of one date, one measure and columns that mean nothing. */
function tableOf(columns: number, name = (at: number) => `column ${at}`): string {
  const more = Array.from({ length: columns - 2 }, (_, at) => at)
  const rows = Array.from({ length: 30 }, (_, day) => {
    const cells = more.map((at) => String((at * 7 + day) % 100))
    return [`2024-01-${String(day + 1).padStart(2, '0')}`, String(60 + day), ...cells].join(',')
  })
  return ['Date', 'Pulse (/min)'].concat(more.map(name)).join(',').concat('\n', rows.join('\n'), '\n')
}

const HTML = '<html><script>alert(document.cookie)</script><p>Your result is ready.</p></html>'
const PDF = '%PDF-1.7\n%fake\n'
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'

const paper = (id: string, contentType: string, bytes: string, description = id) => ({
  resourceType: 'DocumentReference',
  id,
  status: 'current',
  description,
  content: [{ attachment: { contentType, data: Buffer.from(bytes, 'latin1').toString('base64') } }],
})

eachDatabase((makeDatabase) => {
  const begin = async () => {
    const app = await makeTestApp(await makeDatabase())
    const person = await signIn(app)
    return { app, person, ...importer(app, person) }
  }

  describe('a table with more columns than an answer holds', () => {
    test.each([TABLE_COLUMNS + 1, 600, 5_000])('of %i is refused in words, and no list fails', async (columns) => {
      const { upload, call } = await begin()
      const read = await upload(tableOf(columns), { name: 'wide.csv' })
      expect(read).toMatchObject({ state: 'failed', table: null })
      expect(read.problem).toContain(`more than ${TABLE_COLUMNS} columns`)
      for (const url of [API.imports, API.import(read.id), API.timeline, API.dashboard])
        expect((await call('GET', url)).status, url).toBe(200)
      expect((await call('GET', API.imports)).body.items).toMatchObject([{ id: read.id, state: 'failed' }])
      expect((await call('DELETE', API.import(read.id))).status).toBe(204)
    })

    test('of as many as it holds, with the longest names, is shown', async () => {
      const { upload, call } = await begin()
      const read = await upload(
        tableOf(TABLE_COLUMNS, (at) => `${at} `.padEnd(50, 'é')),
        { name: 'wide.csv' },
      )
      expect(['asking', 'ready']).toContain(read.state)
      expect(read.table?.match.columns).toHaveLength(TABLE_COLUMNS)
      expect((await call('GET', API.imports)).status).toBe(200)
      expect((await call('GET', `${API.importEntries(read.id)}?outcome=new`)).status).toBe(200)
    })

    test('that an earlier version has kept does not stop the list', async () => {
      const { app, person, upload, call } = await begin()
      const { id, state } = await upload(tableOf(TABLE_COLUMNS), { name: 'wide.csv' })
      const imports = importsRepository(app.database, app.vault)
      const { about } = (await imports.find(person.user.id, id)) ?? {}
      if (!about?.table) throw new Error('no table')
      const match = { ...about.table.match, columns: Array.from({ length: 900 }, () => ({ is: 'ignore' as const })) }
      const kept = { from: [state], to: state, about: { ...about, table: { ...about.table, match } } }
      expect(await imports.move(person.user.id, id, { ...kept, now: new Date().toISOString() })).toBe(true)
      const list = await call('GET', API.imports)
      expect([list.status, list.body.items]).toMatchObject([200, [{ id, table: null }]])
      expect((await call('GET', API.import(id))).status).toBe(200)
      // Whoever answers with as many columns is refused as well.
      const answer = await call('POST', API.importAnswer(id), { match })
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request'])
    })
  })

  describe('a paper in a file of others', () => {
    test('has the type that its bytes show, whatever the file declares', async () => {
      const { upload, apply, call, app, person } = await begin()
      const read = await upload(
        bundle(
          patient(),
          paper('a script as a picture', 'image/png', HTML),
          paper('a script as a paper', 'application/pdf', HTML),
          paper('a paper as a picture', 'image/jpeg', PDF, 'letter.jpeg'),
          paper('a picture as a page', 'text/html', PNG, '../../evil.html'),
          paper('a picture as nothing', 'application/octet-stream', PNG),
          paper('a program as words', 'text/plain', 'MZ\x90\0\x03\0\0\0'),
          paper('a program as a page', 'text/html', 'MZ\0\0\x03\0\0\0'),
        ),
      )
      expect(countsOf(read)).toMatchObject({ 'new document': 3, 'kept document': 4 })
      await apply(read.id)
      const { items } = (await call('GET', API.documents)).body
      const kept: SavedDocument[] = await Promise.all(
        items.map(async ({ id }: SavedDocument) => (await call('GET', API.document(id))).body),
      )
      expect(kept.map(({ title, file }) => [title, file?.type, file?.name]).sort()).toEqual([
        ['../../evil.html', 'image/png', '.._.._evil.html.png'],
        ['a picture as nothing', 'image/png', 'a picture as nothing.png'],
        ['letter.jpeg', 'application/pdf', 'letter.jpeg.pdf'],
      ])
      for (const { id, file } of kept) {
        const answer = await app.call({ url: API.documentFile(id), headers: person.headers })
        expect(answer.headers).toMatchObject({ 'content-type': file?.type, 'x-content-type-options': 'nosniff' })
        expect(answer.headers['content-disposition']).toMatch(/^attachment/)
      }
    })
  })
})
