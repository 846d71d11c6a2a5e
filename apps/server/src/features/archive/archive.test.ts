import { randomBytes, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { API, type NewDocument, type SavedDocument, type VitalReading } from '@salus/contract'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'
import { archiveService } from './archive.service.ts'
import type { Rooms } from './rooms.ts'

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString()

async function archiveOf(app: TestApp, headers: { cookie: string }) {
  const answer = await app.call({ url: API.archive, headers })
  expect(answer.statusCode).toBe(200)
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  return { answer, files, json: (name: string) => JSON.parse(text(files[name])) }
}

eachDatabase((makeDatabase) => {
  test('the archive holds everything of a person, and the files as they came', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers, user } = await signIn(app, someForm({ fullName: 'Asha <b>Rao</b>' }))
    const id = randomUUID()
    const document: NewDocument = { id, kind: 'symptom_report', title: 'A headache', text: 'Since Tuesday.' }
    const original = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)])
    await app.call({ method: 'POST', url: API.documents, headers, payload: document })
    await app.call({
      method: 'PUT',
      url: `${API.documentFile(id)}?name=${encodeURIComponent('../../scan:1.pdf')}&type=application/pdf`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: original,
    })
    await app.call({ method: 'POST', url: API.health, headers, payload: { heartbeat: 71, note: 'at rest' } })
    const details = {
      allergies: [{ substance: 'Penicillin' }],
      medications: [{ name: 'Metformin', strength: '500 mg' }],
    }
    await app.call({
      method: 'POST',
      url: API.medicalHistory,
      headers,
      payload: { user_id: user.id, fullName: 'Asha Rao', dob: '1985-04-12', medications: ['Metformin'], details },
    })

    const { answer, files, json } = await archiveOf(app, headers)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="salus-\d{4}-\d\d-\d\d\.zip"$/)
    expect(json('profile.json').details.country).toBe('IN')
    expect(json('consents.json')).toHaveLength(3)
    expect(json('vital-signs.json')).toMatchObject([{ measure: 'heartbeat', value: 71, note: 'at rest' }])
    expect(json('medical-history.json')).toMatchObject([{ version: 1, medications: ['Metformin'] }])
    expect(json('documents.json')).toMatchObject([{ title: 'A headache', text: 'Since Tuesday.' }])
    expect(json('conversations.json')).toEqual([])
    const fhir = json('record.fhir.json')
    expect(fhir.resourceType).toBe('Bundle')
    expect(JSON.stringify(fhir)).toContain('Penicillin')
    const kept = Object.keys(files).filter((name) => name.startsWith('files/'))
    expect(kept).toEqual([`files/${id}/__.._scan_1.pdf`])
    expect(Buffer.from(files[kept[0] ?? ''] ?? []).equals(original)).toBe(true)
    const summary = text(files['summary.html'])
    expect(summary).toMatch(/Penicillin/)
    expect(summary).toContain('Asha &lt;b&gt;Rao&lt;/b&gt;')
    for (const name of Object.keys(files).filter((each) => each.endsWith('.json'))) {
      expect(text(files['README.txt']), name).toContain(name)
    }
  })

  test('of a new person it is whole too, and it is nobody else’s', async () => {
    const app = await makeTestApp(await makeDatabase())
    const [one, other] = [await signIn(app), await signIn(app, someForm({ fullName: 'Somebody Else' }))]
    await app.call({ method: 'POST', url: API.health, headers: one.headers, payload: { heartbeat: 71 } })
    const { files, json } = await archiveOf(app, other.headers)
    expect(json('vital-signs.json')).toEqual([])
    for (const [name, bytes] of Object.entries(files)) expect(text(bytes), name).not.toContain(one.user.id)
    expect((await app.call({ url: API.archive })).statusCode).toBe(401)
  })
})

async function takeAll(out: Readable): Promise<void> {
  for await (const _ of out) {
    // Taken and dropped.
  }
}

describe('a large archive', () => {
  const PIECE = Buffer.alloc(256 * 1024, 1)
  const PIECES = 2
  const opened = { now: 0, most: 0, pieces: 0 }
  const page =
    <T>(count: number, make: (index: number) => T) =>
    (cursor: string | undefined, limit: number) => {
      const from = Number(cursor ?? 0)
      const to = Math.min(count, from + limit)
      const items = Array.from({ length: to - from }, (_, index) => make(from + index))
      return { items, nextCursor: to < count ? String(to) : null }
    }
  const readings = page(10_000, (index) => ({ id: String(index), note: 'x'.repeat(200) }) as unknown as VitalReading)
  const documents = page(500, (index) => ({ id: String(index) }) as unknown as SavedDocument)
  const nothing = async () => ({ items: [], nextCursor: null })
  const rooms = {
    profile: {
      show: async () => ({ details: { emergencyContacts: [], fullName: 'A' } }),
      settingsOf: async () => ({}),
      consentsOf: async () => [],
    },
    photoOf: async () => null,
    apiKeys: { list: async () => [] },
    history: { versions: nothing, version: async () => null, details: async () => null },
    medicines: { list: nothing, doses: { list: nothing }, dismissed: async () => [] },
    immunizations: { list: nothing },
    visits: { list: nothing },
    prevention: { choices: async () => [] },
    vitals: {
      list: async (_owner: string, { cursor, limit }: { cursor?: string; limit: number }) => readings(cursor, limit),
      latest: nothing,
    },
    labs: { list: nothing, report: nothing, crop: nothing, overview: async () => ({ analytes: [] }) },
    documents: {
      list: async (_owner: string, limit: number, cursor: string | undefined) => documents(cursor, limit),
      get: async (_owner: string, id: string) => ({ id, text: 'y'.repeat(1_000), file: { name: `${id}.pdf` } }),
      openFile: async () => ({
        content: (async function* () {
          opened.now += 1
          opened.most = Math.max(opened.most, opened.now)
          for (let piece = 0; piece < PIECES; piece++) {
            opened.pieces += 1
            yield PIECE
          }
          opened.now -= 1
        })(),
      }),
    },
    conversations: { list: nothing, get: nothing },
    careTeam: { list: nothing },
    imports: { list: nothing, entries: nothing },
    accessLog: { list: nothing },
    emergencyCard: { show: async () => ({}) },
    careCircle: { show: async () => ({}), records: async () => [] },
    closing: { show: async () => ({}) },
    waysIn: async () => ({}),
    models: { choiceOf: async () => ({}), sentBy: async () => [] },
  } as unknown as Rooms

  test('is read no faster than it is taken, one file at a time', async () => {
    const out = archiveService({ rooms, more: [], now: () => new Date('2026-11-21T10:00:00Z') }).open(
      'somebody',
      'somebody',
    )
    const whole = 500 * PIECES * PIECE.length
    let taken = 0
    let ahead = 0
    for await (const chunk of out as Readable) {
      taken += (chunk as Buffer).length
      ahead = Math.max(ahead, opened.pieces * PIECE.length - taken)
    }
    expect(taken).toBeGreaterThan(whole)
    expect(opened.most).toBe(1)
    // What was read and not yet taken: a few pieces, of 250 MB.
    expect(ahead).toBeLessThan(16 * PIECE.length)
  })

  test('that breaks in the middle does not end as if it were whole', async () => {
    const broken = { ...rooms, documents: { ...rooms.documents, openFile: () => Promise.reject(new Error('disk')) } }
    const out = archiveService({ rooms: broken, more: [], now: () => new Date() }).open('somebody', 'somebody')
    await expect(takeAll(out)).rejects.toThrow('disk')
  })

  const broke = (): never => {
    throw new Error('room')
  }
  test.each<[string, Partial<Record<keyof Rooms, object>>]>([
    ['that throws', { prevention: { choices: broke } }],
    ['that refuses', { prevention: { choices: async () => broke() } }],
    ['of the first page that throws', { profile: { ...rooms.profile, show: broke } }],
    ['of a list that throws', { medicines: { ...rooms.medicines, list: broke } }],
    ['of files that throws', { documents: { ...rooms.documents, list: broke } }],
  ])('with a room %s breaks instead of waiting for ever', async (_, change) => {
    const broken = { ...rooms, ...change } as Rooms
    const out = archiveService({ rooms: broken, more: [], now: () => new Date() }).open('somebody', 'somebody')
    await expect(takeAll(out)).rejects.toThrow('room')
  })
})
