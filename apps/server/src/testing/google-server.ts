import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'

export const CLIENT_ID = 'salus-test.apps.example'

/** An OpenID provider on loopback: discovery, keys, and tokens as the test wants them. Ends with the test. */
export async function openGoogle({
  nameOf = (issuer: string) => issuer,
  pageOf = (issuer: string) => `${issuer}/auth`,
} = {}) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const asked: string[] = []
  let isDown = false
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (isDown) return void response.writeHead(503).end()
    const body = request.url?.endsWith('/certs')
      ? { keys: [jwk] }
      : { issuer: nameOf(issuer), authorization_endpoint: pageOf(issuer), jwks_uri: `${issuer}/certs` }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void server.close())
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    asked,
    fail: (down: boolean) => {
      isDown = down
    },
    token: (claims: JWTPayload, { key = privateKey, at = new Date() } = {}) =>
      new SignJWT({ iss: issuer, aud: CLIENT_ID, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt(at)
        .setExpirationTime(Math.floor(at.getTime() / 1_000) + 3_600)
        .sign(key),
  }
}
