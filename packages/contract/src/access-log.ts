import { z } from 'zod'

export const ACCESS_KINDS = [
  'profile',
  'vital signs',
  'medical history',
  'lab results',
  'documents',
  'conversations',
  /** Of older entries: the archive, an export, or the list of imports. */
  'everything',
  'archive',
  'exports',
  'imports',
  'emergency card',
  'care team',
  'device keys',
  'timeline',
  'dashboard',
  'care circle',
] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]

export const ACCESS_ACTORS = ['me', 'device key', 'assistant', 'emergency card', 'member'] as const
export type AccessActor = (typeof ACCESS_ACTORS)[number]

/** Accesses of the same kind within a minute are one entry. */
export const AccessEntrySchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.enum(ACCESS_ACTORS),
    kind: z.enum(ACCESS_KINDS),
    /** `refused`: a member tried what is not shared with them. */
    action: z.enum(['read', 'changed', 'refused']),
    times: z.number().int(),
    /** Network and program of the caller; empty for the assistant. A member of the care circle is named. */
    from: z.object({ network: z.string(), program: z.string(), name: z.string().optional() }),
  })
  .meta({ id: 'AccessEntry' })
export type AccessEntry = z.infer<typeof AccessEntrySchema>

/** Newest first. */
export const AccessLogSchema = z
  .object({ items: z.array(AccessEntrySchema), nextCursor: z.string().nullable() })
  .meta({ id: 'AccessLog' })
export type AccessLog = z.infer<typeof AccessLogSchema>
