import { z } from 'zod'
import { LoginAnswerSchema, PasswordSchema } from './accounts.ts'
import { PasskeyProofSchema } from './passkeys.ts'

/** When a session ends by itself: without use, and in any case after its login. */
export const SESSION_DAYS = { unused: 30, longest: 90 } as const

/** One place where the person is logged in. */
export const SessionInfoSchema = z
  .object({
    id: z.string(),
    /** `Chrome on Windows`. */
    device: z.string(),
    /** Without its last part: `203.0.113.x`. */
    address: z.string().nullable(),
    startedAt: z.iso.datetime(),
    /** To within a few minutes. */
    lastUsedAt: z.iso.datetime(),
    way: z.enum(['password', 'passkey', 'google']),
    current: z.boolean(),
  })
  .meta({ id: 'SessionInfo' })
export type SessionInfo = z.infer<typeof SessionInfoSchema>

export const SessionListSchema = z.object({ sessions: z.array(SessionInfoSchema) }).meta({ id: 'SessionList' })

/** Proof that the person is still there, before what is hard to take back. One of the two. */
export const ConfirmationSchema = z
  .object({ password: z.string().min(1).max(128).optional(), passkey: PasskeyProofSchema.optional() })
  .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined))
  .meta({ id: 'Confirmation' })
export type Confirmation = z.infer<typeof ConfirmationSchema>

export const SecondFactorStatusSchema = z
  .object({ on: z.boolean(), recoveryCodesLeft: z.int() })
  .meta({ id: 'SecondFactorStatus' })
export type SecondFactorStatus = z.infer<typeof SecondFactorStatusSchema>

/** An authenticator app needs this. It is shown once, until the first code comes back. */
export const SecondFactorSetupSchema = z
  .object({ secret: z.string(), uri: z.string() })
  .meta({ id: 'SecondFactorSetup' })
export type SecondFactorSetup = z.infer<typeof SecondFactorSetupSchema>

const code = z.string().trim().min(1).max(32)

export const SecondFactorCodeSchema = z.object({ code }).meta({ id: 'SecondFactorCode' })

/** Shown once. Each works once. */
export const RecoveryCodesSchema = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })

/** The second step of a login: a code of the app, or a recovery code. */
export const SecondFactorLoginSchema = z
  .object({ code, trustDevice: z.boolean().default(false) })
  .meta({ id: 'SecondFactorLogin' })

export const PasswordForgottenSchema = z
  .object({ username: z.string().trim().min(1).max(254) })
  .meta({ id: 'PasswordForgotten' })

/** The same for every name. `demoToken` is there in a demonstration alone, which sends nothing. */
export const ResetAskedSchema = z.object({ demoToken: z.string().optional() }).meta({ id: 'ResetAsked' })
export type ResetAsked = z.infer<typeof ResetAskedSchema>

export const PasswordResetSchema = z
  .object({ token: z.string().max(100), password: PasswordSchema })
  .meta({ id: 'PasswordReset' })

/** Google's page, which comes back to `/google`. */
export const GoogleStartSchema = z.object({ url: z.url() }).meta({ id: 'GoogleStart' })

/** Google put this behind the `#` of the address that it came back to. */
export const GoogleReturnSchema = z
  .object({ idToken: z.string().min(1).max(8_000), state: z.string().min(1).max(100) })
  .meta({ id: 'GoogleReturn' })
export type GoogleReturn = z.infer<typeof GoogleReturnSchema>

/** Somebody who has an account here and is logged in now, who added Google to their account, or who is new here. */
export const GoogleArrivalSchema = z
  .discriminatedUnion('kind', [
    LoginAnswerSchema.extend({ kind: z.literal('known') }),
    z.object({ kind: z.literal('linked') }),
    z.object({ kind: z.literal('new'), fullName: z.string(), email: z.string() }),
  ])
  .meta({ id: 'GoogleArrival' })
export type GoogleArrival = z.infer<typeof GoogleArrivalSchema>

export const GoogleStatusSchema = z.object({ linked: z.boolean() }).meta({ id: 'GoogleStatus' })
