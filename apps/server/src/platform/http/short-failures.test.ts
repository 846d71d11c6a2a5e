import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { SalusMode } from '@salus/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createServer } from './create-server.ts'

async function listening(mode: SalusMode) {
  const app = createServer({ logLevel: 'silent', trustProxy: false, mode, hstsSubdomains: true }, {})
  app.get('/here', async () => 'here')
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return async (bytes: string) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.write(bytes)
    await once(socket, 'close')
    return answer
  }
}

const UNREADABLE = {
  'no HTTP at all': ['\x16\x03\x01\x02\0\x01\r\n\r\n', 400],
  'a header with a line end in it': ['GET /here HTTP/1.1\r\nHost: a\r\n\n x\r\n: y\r\n\r\n', 400],
  'two lengths': ['POST /here HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  'a length and pieces': [
    'POST /here HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  'headers without end': [`GET /here HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  'an address that cannot be decoded': ['GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
} as const

test.each(Object.entries(UNREADABLE))('%s is refused with all headers', async (_what, [bytes, status]) => {
  const ask = await listening('production')
  const [head = '', body = ''] = (await ask(bytes)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head.toLowerCase().split('\r\n')).toEqual(
    expect.arrayContaining([
      'content-type: application/json; charset=utf-8',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security: max-age=31536000; includesubdomains',
      'x-content-type-options: nosniff',
      'x-frame-options: deny',
      'cache-control: no-store',
    ]),
  )
  expect(JSON.parse(body)).toMatchObject({ code: 'malformed_body' })
  expect(body).not.toContain('xxx')
})

test.each([
  ['a demonstration, which has no https', 'demo'],
  ['a household, whose machine may serve other things without https', 'household'],
] as const)('%s, asks nobody to come by it', async (_who, mode) => {
  const answer = await (await listening(mode))('nonsense\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(answer).not.toMatch(/strict-transport-security/i)
})

test('nonsense after a good answer ends the connection, and no second answer is forged into the first', async () => {
  const answer = await (await listening('production'))('GET /here HTTP/1.1\r\nHost: a\r\n\r\nnonsense\r\n\r\n')
  expect(answer.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThanOrEqual(1)
})
