import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3Server from '@20minutes/s3rver'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import { fileStore } from './file-store.ts'
import { type FilesConfig, openDisk } from './open-disk.ts'

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'salus-files-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** A real object store's protocol, with its signatures checked. */
async function bucket(secretAccessKey = 'S3RVER'): Promise<FilesConfig> {
  const server = new S3Server({
    port: 0,
    address: '127.0.0.1',
    silent: true,
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
    ['a bucket', () => bucket()],
  ])('%s', (_, where) => {
    test('keeps a file sealed, gives it back, and forgets it', async () => {
      const { vault, ownerId } = await person()
      const disk = openDisk(await where())
      const store = fileStore(disk, vault)
      const [id, bytes] = [randomUUID(), randomBytes(1_000_000)]
      const stored = await store.put(ownerId, id, bytes)
      expect(stored).toBeGreaterThan(bytes.length)
      expect((await read(await store.get(ownerId, id))).equals(bytes)).toBe(true)
      const raw = Buffer.from(await (await disk()).getBytes(`${ownerId}/${id}`))
      expect(raw.length).toBe(stored)
      expect(raw.includes(bytes.subarray(0, 32))).toBe(false)
      await store.remove(ownerId, id)
      await expect(store.get(ownerId, id).then(read)).rejects.toThrow()
    })

    test('opens no file in the place of another, or for another person', async () => {
      const { vault, ownerId } = await person()
      const disk = openDisk(await where())
      const store = fileStore(disk, vault)
      await store.put(ownerId, 'one', Buffer.from('mine'))
      await (await disk()).copy(`${ownerId}/one`, `${ownerId}/two`)
      await expect(store.get(ownerId, 'two').then(read)).rejects.toThrow(/moved/)
    })
  })

  test('a bucket whose key is wrong says so and keeps nothing', async () => {
    const { vault, ownerId } = await person()
    const store = fileStore(openDisk(await bucket('WRONG')), vault)
    await expect(store.put(ownerId, randomUUID(), Buffer.from('mine'))).rejects.toThrow()
  })
})
