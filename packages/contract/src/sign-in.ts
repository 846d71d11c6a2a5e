import { z } from 'zod'
import { PasskeyProofSchema } from './passkeys.ts'

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
