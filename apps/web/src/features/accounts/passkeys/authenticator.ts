import type { NewPasskey, PasskeyOptions, PasskeyProof } from '@salus/contract'

/** Why a device made or used no passkey, as a sentence; null when it was called off to make room for another try. */
export class PasskeyFailure extends Error {
  override name = 'PasskeyFailure'
  readonly isSilent: boolean

  constructor(sentence: string | null, options?: ErrorOptions) {
    super(sentence ?? '', options)
    this.isSilent = sentence === null
  }
}

// Loaded with the first passkey.
const load = () => import('@simplewebauthn/browser')

const UNSUPPORTED = 'This browser cannot use passkeys here. Please log in with your password.'

export async function createPasskey(options: PasskeyOptions): Promise<NewPasskey> {
  const { startRegistration } = await load()
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  return ceremony(async () => (await startRegistration({ optionsJSON })) as NewPasskey)
}

/** `offered` waits in the browser's own list under the field, for as long as the page stands. */
export async function provePasskey(options: PasskeyOptions, { offered = false } = {}): Promise<PasskeyProof> {
  const { startAuthentication } = await load()
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  return ceremony(async () => (await startAuthentication({ optionsJSON, useBrowserAutofill: offered })) as PasskeyProof)
}

export async function canOfferPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  return (await load()).browserSupportsWebAuthnAutofill()
}

export async function callOff(): Promise<void> {
  if (hasPasskeys()) (await load()).WebAuthnAbortService.cancelCeremony()
}

const hasPasskeys = () => window.isSecureContext && 'PublicKeyCredential' in window

async function ceremony<T>(run: () => Promise<T>): Promise<T> {
  if (!hasPasskeys()) throw new PasskeyFailure(UNSUPPORTED)
  try {
    return await run()
  } catch (cause) {
    throw new PasskeyFailure(sentenceFor(cause), { cause })
  }
}

function sentenceFor(error: unknown): string | null {
  const { name, code } = error as { name?: string; code?: string }
  if (code === 'ERROR_CEREMONY_ABORTED' || name === 'AbortError') return null
  switch (name) {
    case 'InvalidStateError':
      return 'This device already has a passkey for your account.'
    case 'SecurityError':
      return 'Passkeys do not work under this address. On this machine, open Salus as http://localhost.'
    case 'NotAllowedError':
      return 'Nothing was confirmed on your device. Please try again, or use your password.'
    default:
      return 'Your device could not do this. Please try again, or use your password.'
  }
}
