import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3Server from '@20minutes/s3rver'
import { API } from '@salus/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import { allKeys } from './all-keys.ts'
import { FileDamagedError, fileStore } from './file-store.ts'
import { sweepOrphans, TABLES_WITH_FILES } from './kept-files.ts'
import { type FilesConfig, openDisk } from './open-disk.ts'

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'salus-files-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** A real object store's protocol, with its signatures checked. */
async function bucket({ secretAccessKey = 'S3RVER', allowMismatchedSignatures = false } = {}): Promise<FilesConfig> {
  const server = new S3Server({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    allowMismatchedSignatures,
    directory: folder(),
    configureBuckets: [{ name: 'salus', configs: [] }],
  })
  const { port } = (await server.run()) as AddressInfo
  onTestFinished(() => server.close())
  const endpoint = `http://127.0.0.1:${port}`
  return { kind: 's3', bucket: 'salus', region: 'us-east-1', endpoint, accessKeyId: 'S3RVER', secretAccessKey }
}

const read = (content: AsyncIterable<Uint8Array>) => buffer(content)

eachDatabase((makeDatabase) => {
  const person = async () => {
    const app = await makeTestApp(await makeDatabase())
    return { vault: app.vault, ownerId: (await signIn(app)).user.id }
  }

  describe.each([
    ['a folder', async (): Promise<FilesConfig> => ({ kind: 'folder', folder: folder() })],
    ['a bucket', bucket],
  ])('%s', (_, where) => {
    test('keeps a file sealed, gives it back, and forgets it', async () => {
      const { vault, ownerId } = await person()
      const disk = openDisk(await where())
      const store = fileStore(disk, vault)
      const [id, bytes] = [randomUUID(), randomBytes(1_000_000)]
      const stored = await store.put(ownerId, id, bytes)
      expect(stored.bytes).toBeGreaterThan(bytes.length)
      expect((await read(await store.get(ownerId, id, stored.sha256))).equals(bytes)).toBe(true)
      const raw = Buffer.from(await (await disk()).getBytes(`${ownerId}/${id}`))
      expect(raw.length).toBe(stored.bytes)
      expect(createHash('sha256').update(raw).digest('hex')).toBe(stored.sha256)
      expect(raw.includes(bytes.subarray(0, 32))).toBe(false)
      await store.remove(ownerId, id)
      await expect(store.get(ownerId, id, stored.sha256)).rejects.toMatchObject({ isMissing: true })
    })

    test('opens no file in the place of another, or for another person', async () => {
      const { vault, ownerId } = await person()
      const disk = openDisk(await where())
      const store = fileStore(disk, vault)
      await store.put(ownerId, 'one', Buffer.from('mine'))
      await (await disk()).copy(`${ownerId}/one`, `${ownerId}/two`)
      await expect(store.get(ownerId, 'two', null).then(read)).rejects.toThrow(/moved/)
    })

    test.each([
      ['is empty', () => Buffer.alloc(0)],
      ['is cut short', (raw: Buffer) => raw.subarray(0, raw.length - 1)],
      ['lost a whole piece at its end', (raw: Buffer) => raw.subarray(0, 4 + raw.readUInt32BE(0))],
      [
        'has another byte in its midst',
        (raw: Buffer) => Buffer.from(raw).fill(raw.readUInt8(200_000) ^ 1, 200_000, 200_001),
      ],
    ])('says so of a file that %s, and gives no last piece of it', async (_name, damage) => {
      const { vault, ownerId } = await person()
      const disk = openDisk(await where())
      const store = fileStore(disk, vault)
      const stored = await store.put(ownerId, 'one', randomBytes(300_000))
      const raw = Buffer.from(await (await disk()).getBytes(`${ownerId}/one`))
      await (await disk()).put(`${ownerId}/one`, damage(raw))
      await expect(store.get(ownerId, 'one', stored.sha256).then(read)).rejects.toBeInstanceOf(FileDamagedError)
    })

    test('takes no file for the one that was stored, though it was sealed for that place', async () => {
      const { vault, ownerId } = await person()
      const store = fileStore(openDisk(await where()), vault)
      const first = await store.put(ownerId, 'one', Buffer.from('the first'))
      await store.put(ownerId, 'one', Buffer.from('another'))
      await expect(store.get(ownerId, 'one', first.sha256).then(read)).rejects.toThrow(/as it was stored/)
    })

    test('is swept of files without a row once they are a day old, and of no others', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { user, headers } = await signIn(app)
      // This store reckons the signature of a listing otherwise than Amazon's does.
      const disk = openDisk(await where({ allowMismatchedSignatures: true }))
      const to = await disk()
      const kept = randomUUID()
      await app.call({
        method: 'POST',
        url: API.documents,
        headers,
        payload: { id: kept, kind: 'document', title: 'Letter', text: 'All is well.' },
      })
      await app.database.db
        .insertInto('document_files')
        .values({ owner_id: user.id, document_id: kept, file_id: kept, name: 'x', type: 'y', bytes: 1, sha256: null })
        .execute()
      for (const key of [`${user.id}/${kept}`, `${user.id}/orphan`, `gone/${kept}`, 'incoming/draft']) {
        await to.put(key, Buffer.from('x'))
      }
      const keys = async () => {
        const found: string[] = []
        for await (const key of allKeys(to)) found.push(key)
        return found.sort()
      }
      const all = await keys()
      expect(all).toHaveLength(4)
      expect(await sweepOrphans(to, app.database.db, new Date())).toBe(0)
      expect(await keys()).toEqual(all)
      expect(await sweepOrphans(to, app.database.db, new Date(Date.now() + 25 * 60 * 60 * 1_000))).toBe(3)
      expect(await keys()).toEqual([`${user.id}/${kept}`])
    })
  })

  test('every table that names files is known to the sweep and to the backup', async () => {
    const { db } = await makeDatabase()
    const tables = await db.introspection.getTables()
    const named = tables.filter(({ columns }) => columns.some(({ name }) => name === 'file_id'))
    expect(named.map(({ name }) => name).sort()).toEqual([...TABLES_WITH_FILES])
  })

  test('what breaks off on its way to a bucket is not told as kept', async () => {
    const { vault, ownerId } = await person()
    const deaf = createServer((request) => request.once('data', () => request.socket.destroy()))
    deaf.listen(0, '127.0.0.1')
    await once(deaf, 'listening')
    onTestFinished(() => void deaf.close())
    const { port } = deaf.address() as AddressInfo
    const secret = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
    const files = {
      kind: 's3',
      bucket: 'salus',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      ...secret,
    } as const
    const store = fileStore(openDisk(files), vault)
    await expect(store.put(ownerId, randomUUID(), randomBytes(300_000))).rejects.toThrow()
  })

  test('a bucket whose key is wrong says so and keeps nothing', async () => {
    const { vault, ownerId } = await person()
    const store = fileStore(openDisk(await bucket({ secretAccessKey: 'WRONG' })), vault)
    await expect(store.put(ownerId, randomUUID(), Buffer.from('mine'))).rejects.toThrow()
  })
})
