import { z } from 'zod'

export const ACCESS_KINDS = [
  'profile',
  'vital signs',
  'medical history',
  'medicines',
  'immunizations',
  'visits',
  'lab results',
  'prevention',
  'documents',
  'conversations',
  /** Older entries alone: the archive, an export, or the list of imports. */
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

export const ACCESS_ACTIONS = ['read', 'changed', 'refused'] as const
export type AccessAction = (typeof ACCESS_ACTIONS)[number]

/** Accesses of the same kind within a minute are one entry. */
export const AccessEntrySchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.enum(ACCESS_ACTORS),
    kind: z.enum(ACCESS_KINDS),
    /** `refused`: a member tried what is not shared with them. */
    action: z.enum(ACCESS_ACTIONS),
    times: z.number().int(),
    /** Network and program of the caller; empty for the assistant. A member is named, also one for whom the assistant read. */
    from: z.object({ network: z.string(), program: z.string(), name: z.string().optional() }),
  })
  .meta({ id: 'AccessEntry' })
export type AccessEntry = z.infer<typeof AccessEntrySchema>

/** Which entries are listed; those of every kind where nothing is said. */
export const AccessFilterSchema = z.object({
  actor: z.enum(ACCESS_ACTORS).optional(),
  /** One of `AccessPeople`: their name stands in no address. */
  person: z.string().min(1).max(64).optional(),
  kind: z.enum(ACCESS_KINDS).optional(),
  action: z.enum(ACCESS_ACTIONS).optional(),
  since: z.iso.datetime().optional(),
  /** The first moment that is too late. */
  before: z.iso.datetime().optional(),
})
export type AccessFilter = z.infer<typeof AccessFilterSchema>

/** Newest first. */
export const AccessLogSchema = z
  .object({ items: z.array(AccessEntrySchema), nextCursor: z.string().nullable() })
  .meta({ id: 'AccessLog' })
export type AccessLog = z.infer<typeof AccessLogSchema>

/** All whom the log names: members of the care circle, also those whose access has ended. */
export const AccessPeopleSchema = z
  .object({
    items: z.array(
      z.object({
        /** By which the log is filtered; says nothing by itself. */
        person: z.string(),
        name: z.string(),
      }),
    ),
  })
  .meta({ id: 'AccessPeople' })
export type AccessPeople = z.infer<typeof AccessPeopleSchema>
