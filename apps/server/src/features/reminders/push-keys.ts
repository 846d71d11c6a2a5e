import { createECDH, createHash } from 'node:crypto'

/** As `web-push` takes them: base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/**
 * The keys by which push services know this installation (VAPID, RFC 8292), made of one of its secrets: the same in all its
 * processes, from the first start on, and in a restored backup.
 */
export function pushKeysOf(secret: string): PushKeys {
  const curve = createECDH('prime256v1')
  // A number beyond the order of the curve is no key: one in four thousand million.
  for (let seed = createHash('sha256').update(secret).digest(); ; seed = createHash('sha256').update(seed).digest()) {
    try {
      curve.setPrivateKey(seed)
      return { publicKey: curve.getPublicKey('base64url'), privateKey: seed.toString('base64url') }
    } catch {}
  }
}
