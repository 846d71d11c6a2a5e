import { X509Certificate } from 'node:crypto'
import { statSync } from 'node:fs'
import { createServer, get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#server/testing/vaults.ts'
import { ownCertificate } from './own-certificate.ts'

const at = (day: string) => new Date(`${day}T10:00:00.000Z`)
const settings = (folder: string, changes: object = {}) => ({
  folder,
  brand: 'Salus',
  names: ['home.local', 'localhost', '192.168.1.20'],
  now: new Date(),
  ...changes,
})

test('a device that trusts the authority of the household opens a page, and another one does not', async () => {
  const { cert, key, authority } = await ownCertificate(settings(temporaryFolder()))
  const server = createServer({ cert, key }, (_request, reply) => reply.end('here')).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (ca?: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { host: '127.0.0.1', servername: 'localhost', port, agent: false as const }
      get({ ...options, ...(ca ? { ca } : {}) }, (answer) => resolve(answer.statusCode)).on('error', reject)
    })
  expect(await ask(authority)).toBe(200)
  await expect(ask()).rejects.toThrow(/self-signed certificate|unable to/)
})

test('it is for every name and address of the machine, and for its owner alone to read', async () => {
  const folder = temporaryFolder()
  const made = new X509Certificate((await ownCertificate(settings(folder))).cert)
  expect(made.checkHost('home.local')).toBe('home.local')
  expect(made.checkIP('192.168.1.20')).toBe('192.168.1.20')
  expect(made.checkHost('example.com')).toBeUndefined()
  expect(made.ca).toBe(false)
  for (const name of ['authority.key', 'server.key']) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

test('it is kept, and made anew by the same authority for another address or before it ends', async () => {
  const folder = temporaryFolder()
  const first = await ownCertificate(settings(folder, { now: at('2030-01-01') }))
  expect(await ownCertificate(settings(folder, { now: at('2030-06-01') }))).toEqual(first)
  const moved = await ownCertificate(settings(folder, { now: at('2030-06-02'), names: ['10.0.0.7'] }))
  expect(moved.cert).not.toBe(first.cert)
  const later = await ownCertificate(settings(folder, { now: at('2031-06-15'), names: ['10.0.0.7'] }))
  expect(later.cert).not.toBe(moved.cert)
  expect([moved.authority, later.authority]).toEqual([first.authority, first.authority])
})
