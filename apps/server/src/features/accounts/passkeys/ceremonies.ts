import { type NewPasskey, PASSKEY_TIMEOUT_MS, type PasskeyOptions, type PasskeyProof } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { KeptPasskey } from './passkeys.repository.ts'

/** Who asks for passkeys: the host's name, and the one origin that they work at. */
export interface Party {
  id: string
  name: string
  origin: string
}

export interface PasskeyOwner {
  userId: string
  /** What the authenticator shows: an e-mail address, say. */
  name: string
  displayName: string
}

// Loaded with the first passkey: its certificates cost 0.2 s.
const load = () => import('@simplewebauthn/server')

// Preferred, and not required: some keys have neither a reader nor a PIN. Discoverable, so that no name has to be typed.
const WISHES = { residentKey: 'required', userVerification: 'preferred' } as const

// EdDSA, ES256, RS256: what authenticators have. (COSE algorithm numbers.)
const ALGORITHMS = [-8, -7, -257]

export async function creationOptions(
  party: Party,
  owner: PasskeyOwner,
  challenge: string,
  known: readonly { credentialId: string; transports: string[] }[],
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await load()
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new Uint8Array(Buffer.from(owner.userId)),
    userName: owner.name,
    userDisplayName: owner.displayName,
    challenge: bytesOf(challenge),
    timeout: PASSKEY_TIMEOUT_MS,
    attestationType: 'none',
    authenticatorSelection: WISHES,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  return options as object as PasskeyOptions
}

export async function requestOptions(party: Party, challenge: string): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await load()
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytesOf(challenge),
    timeout: PASSKEY_TIMEOUT_MS,
    userVerification: WISHES.userVerification,
  })
  return options as object as PasskeyOptions
}

/** Takes the challenge in, once: false when it is not one of ours, or is used, or too old. */
type TakeChallenge = (challenge: string) => Promise<boolean>

/** Throws `passkey_not_added`. */
export async function readCreated(
  party: Party,
  response: NewPasskey,
  takeChallenge: TakeChallenge,
): Promise<Omit<KeptPasskey, 'id' | 'ownerId' | 'name'>> {
  const { verifyRegistrationResponse } = await load()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: takeChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) throw new Error('not verified')
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: new Uint8Array(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      synced: credentialBackedUp,
    }
  } catch (cause) {
    throw new AppError('passkey_not_added', { cause })
  }
}

/** Throws `passkey_refused` unless this very passkey has just answered our challenge, at our origin. */
export async function checkProof(
  party: Party,
  proof: PasskeyProof,
  kept: KeptPasskey,
  takeChallenge: TakeChallenge,
): Promise<{ counter: number; verifiedPerson: boolean }> {
  const { verifyAuthenticationResponse } = await load()
  try {
    // The owner's id, as the authenticator keeps it: another person's passkey does not open this account.
    const { userHandle } = proof.response
    if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== kept.ownerId) throw new Error('other owner')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: proof as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: takeChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: kept.credentialId, publicKey: kept.publicKey, counter: kept.counter },
      requireUserVerification: false,
    })
    if (!verified) throw new Error('not verified')
    return { counter: authenticationInfo.newCounter, verifiedPerson: authenticationInfo.userVerified }
  } catch (cause) {
    throw new AppError('passkey_refused', { cause })
  }
}

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'))
