import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyOptions, PasskeyProof } from '@salus/contract'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Circumstances {
  /** The page that asks. */
  origin?: string | undefined
  /** Whether the device made sure who holds it. */
  verified?: boolean
  changes?: Partial<{ challenge: string; userHandle: string; type: string }> | undefined
}

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40]
const base64Url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** A passkey in software: what a phone's chip does, as Web Authentication Level 3 writes it down. */
export class Authenticator {
  readonly id = randomBytes(16)
  readonly #key: KeyObject
  readonly #publicKey: Buffer
  #counter = 0
  #userHandle = base64Url('nobody')
  readonly #origin: string

  constructor(origin = 'http://localhost:3000') {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#origin = origin
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    this.#publicKey = Buffer.from(isoCBOR.encode(cose))
  }

  create(options: PasskeyOptions, { origin, verified = true, changes }: Circumstances = {}): NewPasskey {
    const { rp, user } = options as unknown as { rp: { id: string }; user: { id: string } }
    this.#userHandle = user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const authData = Buffer.concat([
      this.#head(rp.id, PRESENT | WITH_KEY | (verified ? VERIFIED : 0)),
      Buffer.alloc(16),
      length,
      this.id,
      this.#publicKey,
    ])
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      ...this.#names(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options, { origin, changes }),
        attestationObject: base64Url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    }
  }

  prove(options: PasskeyOptions, { origin, verified = true, changes }: Circumstances = {}): PasskeyProof {
    const { rpId } = options as unknown as { rpId: string }
    const clientDataJSON = this.#clientData('webauthn.get', options, { origin, changes })
    const authenticatorData = this.#head(rpId, PRESENT | (verified ? VERIFIED : 0))
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return {
      ...this.#names(),
      response: {
        clientDataJSON,
        authenticatorData: base64Url(authenticatorData),
        signature: base64Url(sign('sha256', signed, this.#key)),
        userHandle: changes?.userHandle ?? this.#userHandle,
      },
    }
  }

  #head(rpId: string, flags: number): Buffer {
    const rest = Buffer.alloc(5)
    rest[0] = flags
    rest.writeUInt32BE(this.#counter++, 1)
    return Buffer.concat([sha256(rpId), rest])
  }

  #clientData(type: string, options: PasskeyOptions, { origin, changes }: Omit<Circumstances, 'verified'>): string {
    const { challenge } = { ...options, ...changes }
    const data = { type: changes?.type ?? type, challenge, origin: origin ?? this.#origin, crossOrigin: false }
    return base64Url(JSON.stringify(data))
  }

  #names() {
    const id = base64Url(this.id)
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  }
}
