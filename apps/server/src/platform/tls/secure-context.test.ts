import type { Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { type ConnectionOptions, connect } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#server/testing/vaults.ts'
import { createServer } from '../http/create-server.ts'
import { ownCertificate } from './own-certificate.ts'
import { secureContext } from './secure-context.ts'

const newTls = () =>
  ownCertificate({ folder: temporaryFolder(), brand: 'Salus', names: ['localhost'], now: new Date() })

/** The protocol and suite that a client and the server agree on, or why they do not. */
function agree(port: number, options: ConnectionOptions): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ...options }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().standardName}`)
      socket.destroy()
    })
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(`refused ${error.code}`))
  })
}

// Level 0 lets the client offer what its own library would keep to itself.
const only = (ciphers: string, version: 'TLSv1' | 'TLSv1.1' | 'TLSv1.2' = 'TLSv1.2'): ConnectionOptions => ({
  ciphers: `${ciphers}:@SECLEVEL=0`,
  minVersion: version,
  maxVersion: version,
})

test('our own https takes strong suites alone, after a renewal too', async () => {
  const app = createServer(
    { logLevel: 'silent', trustProxy: false, mode: 'household', hstsSubdomains: false },
    { tls: await newTls() },
  )
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const tried = async () => ({
    usual: await agree(port, {}),
    old: await agree(port, only('ECDHE-ECDSA-AES256-GCM-SHA384')),
    // The server chooses, whatever the client would like best.
    choosy: await agree(port, only('ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384')),
    weak: await Promise.all(
      [
        only('ECDHE-ECDSA-AES128-SHA'),
        only('ECDHE-ECDSA-AES256-SHA384'),
        only('ECDHE-ECDSA-AES128-SHA256'),
        only('AES128-GCM-SHA256'),
        only('AES128-SHA'),
        only('DHE-RSA-AES256-GCM-SHA384'),
        only('ALL', 'TLSv1.1'),
        only('ALL', 'TLSv1'),
      ].map((options) => agree(port, options)),
    ),
  })
  const first = await tried()
  expect(first.usual).toBe('TLSv1.3 TLS_AES_256_GCM_SHA384')
  expect(first.old).toBe('TLSv1.2 TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384')
  expect(first.choosy).toBe(first.old)
  for (const answer of first.weak) expect(answer).toMatch(/^refused (ECONNRESET|ERR_SSL_)/)
  ;(app.server as unknown as Server).setSecureContext(secureContext(await newTls()))
  expect(await tried()).toEqual(first)
})
