import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { packsRepository } from '../packs.repository.ts'
import { ABOUT, bringIn, folderOf, QUILLITIS, questionsOf, topicsOf } from '../testing/made-packs.ts'
import { importPack } from './import-pack.ts'
import { packReport } from './pack-report.ts'
import { packWriter } from './pack-writer.ts'

const passagesOf = ({ db }: Database) =>
  db
    .selectFrom('pack_passages')
    .innerJoin('packs', 'packs.edition', 'pack_passages.edition')
    .selectAll('pack_passages')
    .execute()
const kept = async ({ db }: Database) => (await db.selectFrom('pack_passages').select('number').execute()).length

const ASTHMA = {
  id: '12',
  title: 'Asthma',
  language: 'English',
  also: ['Bronchial asthma'],
  summary:
    '<h3>What is asthma?</h3><p>Asthma is a disease of the airways.&nbsp;It lasts.</p><h3>What are the symptoms of asthma?</h3><ul><li>Wheezing</li><li>Coughing &amp; tightness</li></ul>',
}

eachDatabase((makeDatabase) => {
  test('a folder of questions comes in, and says what was left out', async () => {
    const database = await makeDatabase()
    const folder = folderOf({
      'a/quillitis.xml': QUILLITIS,
      'a/empty.xml': questionsOf('2', 'Nothing', [{ type: 'information', question: 'What?', answer: ' ' }]),
      'b/cut.xml': QUILLITIS.slice(0, 300),
      'b/other.xml': '<html><body>Not a question</body></html>',
      'b/notes.txt': 'not read',
    })
    const counts = await bringIn(database, folder)
    expect(counts).toMatchObject({ passages: 3, files: 4, leftOut: { empty: 1, broken: 1, unknown: 1 } })
    expect(packReport(counts, false)).toMatch(/3 passages of 4 files[\s\S]*Left out: 3[\s\S]*cut\.xml is damaged/)
    expect(await packsRepository(database).list()).toMatchObject([
      { id: 'made-pack', name: 'Made Pack', licence: 'CC BY 4.0', dated: '2026-01-31', passages: 3 },
    ])
    expect((await passagesOf(database))[0]).toMatchObject({
      key: 'made-0000001-1',
      question: 'What is Quillitis?',
      kind: 'information',
      also: 'Feather swelling',
      url: 'https://www.example.org/page.html',
    })
  })

  test('a key that stands twice stays short enough for its page, however long its subject is', async () => {
    const database = await makeDatabase()
    const asked = ['What is it?', 'Who has it?', 'Who treats it?'].map((question) => ({
      type: 'information',
      question,
      answer: 'Made up.',
    }))
    const counts = await bringIn(
      database,
      folderOf({ 'long.xml': questionsOf('7'.repeat(90), 'Quillitis of the wing '.repeat(9), asked) }),
    )
    expect(counts).toMatchObject({ passages: 2, leftOut: { double: 1 } })
    for (const { key } of await passagesOf(database)) {
      expect(key.length).toBeLessThanOrEqual(120)
      expect(await packsRepository(database).withKey('made-pack', key)).toBeDefined()
    }
  })

  test('topics come in by their headings, in both languages, with the day of the file', async () => {
    const database = await makeDatabase()
    const file = topicsOf([
      ASTHMA,
      { id: '13', title: 'Asma', language: 'Spanish', summary: '<p>El asma es una enfermedad.</p>' },
      { id: '14', title: '喘息', language: 'Japanese', summary: '<p>喘息</p>' },
    ])
    const counts = await bringIn(database, `${folderOf({ 'mplus_topics.xml': file })}/mplus_topics.xml`, {
      date: undefined,
    })
    expect(counts).toMatchObject({ passages: 3, dated: '2026-09-22', leftOut: { other_language: 1 } })
    expect(await passagesOf(database)).toMatchObject([
      {
        key: '12',
        question: 'What is asthma?',
        kind: 'information',
        answer: 'Asthma is a disease of the airways. It lasts.',
      },
      { key: '12-2', kind: 'symptoms', answer: '- Wheezing\n- Coughing & tightness', also: 'Bronchial asthma' },
      { key: '13', language: 'es', question: '¿Qué es Asma?' },
    ])
  })

  test('a second import takes the place of the first as a whole, and a damaged one changes nothing', async () => {
    const database = await makeDatabase()
    await bringIn(database, folderOf({ 'quillitis.xml': QUILLITIS }))
    const packs = packsRepository(database)
    const broken = `${folderOf({ 'topics.xml': topicsOf([ASTHMA]).slice(0, -40) })}/topics.xml`
    await expect(bringIn(database, broken)).rejects.toThrow('The packs are as they were.')
    expect(await kept(database)).toBe(3)
    expect((await packs.near(['quillitis'], 'en', ['symptoms'])).length).toBe(1)

    await bringIn(database, folderOf({ 'topics.xml': topicsOf([ASTHMA]) }), {
      name: 'made pack',
      licence: 'Public domain',
    })
    expect(await packs.list()).toMatchObject([{ name: 'made pack', licence: 'Public domain', passages: 2 }])
    expect(await packs.near(['quillitis'], 'en', ['symptoms'])).toEqual([])
    expect(await kept(database)).toBe(2)
  })

  test('nobody sees a part of an import, and what one left behind goes with the next', async () => {
    const database = await makeDatabase()
    const writer = packWriter(database.db)
    const packs = packsRepository(database)
    await bringIn(database, folderOf({ 'quillitis.xml': QUILLITIS }))
    const [{ number: _, edition: __, ...passage }] = (await database.db
      .selectFrom('pack_passages')
      .select(['number', 'edition', 'key', 'language', 'focus', 'also', 'question', 'kind', 'answer', 'url'])
      .execute()) as [Parameters<typeof writer.add>[1][number] & { number: number; edition: string }]
    await writer.add('made-pack half', [{ ...passage, focus: 'Zibblepox' }])
    expect(await packs.near(['zibblepox'], 'en', ['information'])).toEqual([])
    expect(await packs.titled(['zibblepox'], 'en', 10)).toEqual([])
    // Another import has taken the passages of this one away.
    const [pack] = await packs.list()
    if (!pack) throw new Error('no pack')
    await expect(writer.finish({ ...pack, edition: 'made-pack half', passages: 2 })).rejects.toThrow('Another import')
    await bringIn(database, folderOf({ 'quillitis.xml': QUILLITIS }))
    expect(await kept(database)).toBe(3)
  })

  test('a pack is removed with all of its passages, and no other is', async () => {
    const database = await makeDatabase()
    await bringIn(database, folderOf({ 'quillitis.xml': QUILLITIS }))
    await bringIn(database, folderOf({ 'topics.xml': topicsOf([ASTHMA]) }), { name: 'Made' })
    const writer = packWriter(database.db)
    expect(await writer.remove('made')).toBe(true)
    expect(await writer.remove('made')).toBe(false)
    expect(await kept(database)).toBe(3)
    expect(await packsRepository(database).near(['asthma'], 'en', ['information'])).toEqual([])
  })

  test('what is only counted is not kept', async () => {
    const database = await makeDatabase()
    const counts = await importPack({
      path: folderOf({ 'quillitis.xml': QUILLITIS }),
      about: ABOUT,
      writer: null,
      now: () => new Date(),
      newId: () => 'x',
      onProgress: () => {},
    })
    expect(packReport(counts, true)).toContain('3 passages of 1 file, dated 2026-01-31, would be brought in.')
    expect(await kept(database)).toBe(0)
  })

  test('no tag, link or sign of control of a hostile pack gets through', async () => {
    const database = await makeDatabase()
    const hostile = questionsOf(
      '../../x',
      '&lt;b onclick=alert(1)&gt;Quillitis&lt;/b&gt;\u202e',
      [
        {
          type: 'information',
          question: 'What is &lt;img src=x onerror=alert(1)&gt; Quillitis?',
          answer: `&lt;script&gt;alert(1)&lt;/script&gt;Calm &amp;lt;script&amp;gt;alert(2)&amp;lt;/script&amp;gt; words <script>alert(3)</script> and p &lt; 0.05 &lt;svg onload=alert(4) ${'&lt;'.repeat(50_000)} &lt;iframe src=//evil&gt; ${'&lt;!--'.repeat(50_000)}`,
        },
      ],
      { url: 'javascript:alert(1)' },
    )
    await bringIn(database, folderOf({ 'hostile.xml': hostile }), { url: 'https://example.org/pack' })
    const [passage] = await passagesOf(database)
    expect(passage).toMatchObject({ focus: 'Quillitis', question: 'What is Quillitis?', key: 'made-x-1' })
    expect(JSON.stringify(passage)).not.toMatch(/<[/!?]?[a-z]|javascript:|\u202e|onclick|onerror/i)
    expect(passage?.answer).toMatch(/^Calm words alert\(3\) and p < 0\.05/)
  })

  test('a file that defines entities or is no XML is left out, and one of no end of text is bounded', async () => {
    const database = await makeDatabase()
    const folder = folderOf({
      'bomb.xml': `<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${QUILLITIS.replace(/<\?.*\?>/, '')}`,
      'binary.xml': new Uint8Array(5_000).fill(7),
      'long.xml': questionsOf('3', 'Longness', [
        { type: 'information', question: 'Why?', answer: 'A sentence that goes on. '.repeat(80_000) },
      ]),
      'huge.xml': new Uint8Array(17 * 1024 * 1024).fill(32),
    })
    expect(await bringIn(database, folder)).toMatchObject({
      passages: 1,
      leftOut: { unknown: 2, too_large: 1 },
    })
    const [passage] = await passagesOf(database)
    expect(passage?.answer.length).toBeLessThanOrEqual(40_000)
    expect(passage?.answer).toMatch(/goes on\.$/)
  })

  test('an archive is read without being unpacked, and a broken one is told', async () => {
    const database = await makeDatabase()
    const tar = tarOf({ 'qa/quillitis.xml': QUILLITIS, 'qa/../../evil.txt': 'x' })
    const folder = folderOf({ 'good.tar.gz': gzipSync(tar), 'cut.tar.gz': gzipSync(tar).subarray(0, 300) })
    expect(await bringIn(database, `${folder}/good.tar.gz`)).toMatchObject({ passages: 3, files: 1 })
    await expect(bringIn(database, `${folder}/cut.tar.gz`)).rejects.toThrow('cut.tar.gz is broken')
    expect(await kept(database)).toBe(3)
  })

  test.each([
    [{ name: '  ' }, 'A name has letters'],
    [{ licence: ' ' }, 'Please name the licence'],
    [{ url: 'http:evil' }, 'begins with https://'],
    [{ date: '31.1.2026' }, 'A date is written like'],
  ])('%o is refused in a sentence', async (changes, sentence) => {
    const database = await makeDatabase()
    await expect(bringIn(database, folderOf({ 'quillitis.xml': QUILLITIS }), changes)).rejects.toThrow(sentence)
  })
})

function tarOf(files: Record<string, string>): Uint8Array {
  const blocks = Object.entries(files).flatMap(([name, content]) => {
    const header = Buffer.alloc(512)
    header.write(name, 0)
    header.write(content.length.toString(8).padStart(11, '0'), 124)
    header.write('0', 156)
    const body = Buffer.alloc(Math.ceil(content.length / 512) * 512)
    body.write(content)
    return [header, body]
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}
