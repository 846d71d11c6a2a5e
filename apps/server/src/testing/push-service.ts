import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import { onTestFinished } from 'vitest'

/** A push service and a browser behind it: it answers as it is told, and reads what arrives (RFC 8030, 8188, 8291, 8292). */
export async function openPushService() {
  const received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = []
  const answers = new Map<string, number>()
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body: Buffer.concat(pieces) })
      response.writeHead(answers.get(path) ?? 201).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))

  return {
    origin,
    received,
    answer: (path: string, status: number) => answers.set(path, status),

    /** A browser that has subscribed. */
    subscribe(path: string) {
      const curve = createECDH('prime256v1')
      const own = curve.generateKeys()
      const auth = randomBytes(16)
      return {
        subscription: {
          endpoint: origin + path,
          keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
          name: path.slice(1),
        },
        /** The notes that came, as the service worker reads them. */
        notes: () =>
          received.filter((each) => each.path === path).map(({ body }) => JSON.parse(decrypt(body, curve, own, auth))),
      }
    },

    /** The sender's claims, if its signature is good. */
    async senderOf({ headers }: { headers: IncomingHttpHeaders }) {
      const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
      const point = Buffer.from(key, 'base64url')
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
      const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
      const { payload } = await jwtVerify(token, publicKey, { audience: origin })
      return { key, payload }
    },
  }
}

function decrypt(body: Buffer, curve: ReturnType<typeof createECDH>, own: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const derive = (secret: Uint8Array, saltOf: Uint8Array, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, saltOf, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
  const secret = derive(curve.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  // After the words stands 2, and then only padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
