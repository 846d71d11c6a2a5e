import { z } from 'zod'
import { PasskeyProofSchema } from './passkeys.ts'

/** How long a person has to change their mind where real people have accounts. */
export const CLOSING_DAYS = 7

export const CLOSING_COUNTS = [
  'readings',
  'historyVersions',
  'immunizations',
  'visits',
  'labReports',
  'documents',
  'files',
  'conversations',
  'deviceKeys',
  'children',
] as const
export type ClosingCount = (typeof CLOSING_COUNTS)[number]

/** When it goes; `endsAt` is null while nobody has asked for it. */
export const ClosingSchema = z
  .object({
    endsAt: z.iso.datetime().nullable(),
    /** Days between the question and the end; 0 in demo mode. */
    days: z.number().int(),
  })
  .meta({ id: 'Closing' })
export type Closing = z.infer<typeof ClosingSchema>

/** The end of the account takes these along. */
export const ClosingCountsSchema = z.record(z.enum(CLOSING_COUNTS), z.number().int()).meta({ id: 'ClosingCounts' })
export type ClosingCounts = z.infer<typeof ClosingCountsSchema>

/** The password or a passkey again; or, of who has no password, a login of the last minutes. */
export const CloseAccountSchema = z
  .object({ password: z.string().max(128).default(''), passkey: PasskeyProofSchema.optional() })
  .meta({ id: 'CloseAccount' })
export type CloseAccount = z.infer<typeof CloseAccountSchema>

/** The end of a child's record, which its only parent decides. */
export const ChildClosingSchema = z
  .object({
    name: z.string(),
    closing: ClosingSchema,
    counts: ClosingCountsSchema,
    /** Another parent keeps it too: then it does not end. */
    isShared: z.boolean(),
  })
  .meta({ id: 'ChildClosing' })
export type ChildClosing = z.infer<typeof ChildClosingSchema>
