import { createSign, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const GOOGLE_CLIENT = 'salus-journeys'

/** Stands for Google: says at once that whoever asks is the person named in the cookie `google-person`. */
export async function startGoogle(): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    const json = (body: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/certs') return void json({ keys: [{ ...publicKey.export({ format: 'jwk' }), ...NAMES }] })
    if (url.pathname !== '/auth')
      return void json({ issuer, authorization_endpoint: `${issuer}/auth`, jwks_uri: `${issuer}/certs` })
    const person = JSON.parse(
      decodeURIComponent(/google-person=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '{}'),
    )
    const { nonce, state, redirect_uri: back } = Object.fromEntries(url.searchParams)
    const at = Math.floor(Date.now() / 1_000)
    const claims = { iss: issuer, aud: GOOGLE_CLIENT, iat: at, exp: at + 3_600, nonce, ...person }
    const parts = [NAMES, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    const signature = createSign('RSA-SHA256').update(parts).sign(privateKey).toString('base64url')
    response.writeHead(302, { location: `${back}#state=${state}&id_token=${parts}.${signature}` }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return issuer
}

const NAMES = { alg: 'RS256', kid: 'one' }
