import { type CipherKey, createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto'

export const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const VERSION = 1
const TEXT_PREFIX = `v${VERSION}.`

/** What was sealed cannot be opened: it was changed, cut short, moved to another place, or belongs to another key. */
export class SealBrokenError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'SealBrokenError'
  }
}

/**
 * AES-256-GCM: version (1 byte), nonce (12), ciphertext, tag (16). `context` is not stored: whoever opens must name the
 * same one. Random nonces are safe for 2^32 values under one key, which no single person comes near.
 */
export function sealBytes(key: CipherKey, context: readonly string[], plain: Uint8Array): Buffer {
  const nonce = nextNonce()
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(encodeContext(context))
  const body = cipher.update(plain)
  // The mode is a stream's: nothing is left for the end, which makes the tag here and checks it below.
  cipher.final()
  return Buffer.concat([Buffer.of(VERSION), nonce, body, cipher.getAuthTag()])
}

export function openBytes(key: CipherKey, context: readonly string[], sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  if (bytes.length < 1 + NONCE_BYTES + TAG_BYTES) throw new SealBrokenError('The sealed value is too short.')
  if (bytes[0] !== VERSION) throw new SealBrokenError('The sealed value is of a version that is not known here.')
  const nonce = bytes.subarray(1, 1 + NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(encodeContext(context))
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES))
  try {
    const body = decipher.update(bytes.subarray(1 + NONCE_BYTES, bytes.length - TAG_BYTES))
    decipher.final()
    return body
  } catch (cause) {
    throw new SealBrokenError('The sealed value was changed, moved, or belongs to another key.', cause)
  }
}

/** The same as text: `v1.` and the rest in base64url. */
export function sealText(key: CipherKey, context: readonly string[], plain: Uint8Array): string {
  return TEXT_PREFIX + sealBytes(key, context, plain).subarray(1).toString('base64url')
}

export function openText(key: CipherKey, context: readonly string[], sealed: string): Buffer {
  if (!sealed.startsWith(TEXT_PREFIX))
    throw new SealBrokenError('The sealed value is of a version that is not known here.')
  const body = sealed.slice(TEXT_PREFIX.length)
  // Node's decoder skips what it does not know: another spelling of the same bytes must not pass for the original.
  const bytes = Buffer.from(body, 'base64url')
  if (bytes.toString('base64url') !== body) throw new SealBrokenError('The sealed value is not in its own spelling.')
  return openBytes(key, context, Buffer.concat([Buffer.of(VERSION), bytes]))
}

const nonces = Buffer.alloc(NONCE_BYTES * 1024)
let nextAt = nonces.length

/** Drawn many at once: each draw costs as much as the sealing of a short text. None is used twice. */
function nextNonce(): Buffer {
  if (nextAt === nonces.length) {
    randomFillSync(nonces)
    nextAt = 0
  }
  const nonce = Buffer.from(nonces.subarray(nextAt, nextAt + NONCE_BYTES))
  nextAt += NONCE_BYTES
  return nonce
}

/** JSON keeps the parts apart: ['a', 'bc'] and ['ab', 'c'] differ. */
function encodeContext(context: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify(context))
}
