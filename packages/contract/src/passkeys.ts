import { z } from 'zod'

export const PASSKEY_TIMEOUT_MS = 60_000
export const PASSKEY_NAME_LIMIT = 60

const base64Url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+=*$/)

const common = {
  id: base64Url(1_400),
  rawId: base64Url(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}).default({}),
}

/** `RegistrationResponseJSON` of Web Authentication Level 3, as far as the server reads it. */
export const NewPasskeySchema = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: base64Url(8_000),
      attestationObject: base64Url(40_000),
      transports: z.array(z.string().max(32)).max(10).optional(),
    }),
  })
  .meta({ id: 'NewPasskey' })
export type NewPasskey = z.infer<typeof NewPasskeySchema>

/** `AuthenticationResponseJSON`. */
export const PasskeyProofSchema = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: base64Url(8_000),
      authenticatorData: base64Url(8_000),
      signature: base64Url(8_000),
      userHandle: base64Url(200).optional(),
    }),
  })
  .meta({ id: 'PasskeyProof' })
export type PasskeyProof = z.infer<typeof PasskeyProofSchema>

/** Options for the browser, in its own format: passed on as they are. */
export const PasskeyOptionsSchema = z
  .looseObject({ challenge: z.string(), timeout: z.number() })
  .meta({ id: 'PasskeyOptions' })
export type PasskeyOptions = z.infer<typeof PasskeyOptionsSchema>

/** Whose passkey it will be, before there is an account. */
export const PasskeyAtSignUpSchema = z
  .object({ fullName: z.string().trim().min(1).max(120), address: z.string().trim().min(1).max(254) })
  .meta({ id: 'PasskeyAtSignUp' })
export type PasskeyAtSignUp = z.infer<typeof PasskeyAtSignUpSchema>

/** `username`, when one was typed, has to be that of the passkey's account. */
export const PasskeyLoginSchema = z
  .object({ username: z.string().trim().max(254).optional(), passkey: PasskeyProofSchema })
  .meta({ id: 'PasskeyLogin' })
export type PasskeyLogin = z.infer<typeof PasskeyLoginSchema>

export const PasskeyNameSchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(PASSKEY_NAME_LIMIT)
      // It stands plainly in the list, and in a database that takes no zero byte.
      .regex(/^\P{C}*$/u),
  })
  .meta({ id: 'PasskeyName' })

export const PasskeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    /** Null until it was used to log in. */
    lastUsedAt: z.iso.datetime().nullable(),
    /** Whether a service copies it to the person's other devices. */
    synced: z.boolean(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof PasskeySchema>

export const PasskeysSchema = z.object({ passkeys: z.array(PasskeySchema) }).meta({ id: 'Passkeys' })
