import {
  API,
  type LoginAnswer,
  LoginAnswerSchema,
  type NewPasskey,
  type Passkey,
  type PasskeyAtSignUp,
  type PasskeyOptions,
  PasskeyOptionsSchema,
  type PasskeyProof,
  PasskeysSchema,
} from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { createPasskey, provePasskey } from './authenticator.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async ({ signal }) => (await send(API.passkeys, { schema: PasskeysSchema, signal })).passkeys,
})

const keep = ({ passkeys }: { passkeys: Passkey[] }) => queryClient.setQueryData(passkeysQuery.queryKey, passkeys)

export async function addPasskey(): Promise<void> {
  const options = await optionsFrom(API.passkeyOptions)
  const body = await createPasskey(options)
  keep(await send(API.passkeys, { method: 'POST', body, schema: PasskeysSchema }))
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  keep(await send(API.passkey(id), { method: 'PATCH', body: { name }, schema: PasskeysSchema }))
}

export async function removePasskey(id: string): Promise<void> {
  keep(await send(API.passkey(id), { method: 'DELETE', schema: PasskeysSchema }))
}

/** A passkey for an account that will be made with this form. */
export async function passkeyForSignUp(names: PasskeyAtSignUp): Promise<NewPasskey> {
  return createPasskey(await optionsFrom(API.passkeySignUpOptions, names))
}

export async function proveByPasskey({ offered = false } = {}): Promise<PasskeyProof> {
  return provePasskey(await optionsFrom(API.passkeyLoginOptions), { offered })
}

/** `username`, when it was typed, has to be that of the passkey. */
export function logInWith(passkey: PasskeyProof, username = ''): Promise<LoginAnswer> {
  const body = username ? { username, passkey } : { passkey }
  return send(API.passkeyLogin, { method: 'POST', body, schema: LoginAnswerSchema })
}

function optionsFrom(path: string, body?: object): Promise<PasskeyOptions> {
  return send(path, { method: 'POST', own: true, schema: PasskeyOptionsSchema, ...(body ? { body } : {}) })
}
