import { z } from 'zod'
import { PasswordSchema } from './accounts.ts'

const Right = z.enum(['read', 'write']).optional()
/** `mark`: looks at them, and marks doses. */
const MedicineRight = z.enum(['read', 'mark', 'write']).optional()

/** Write includes mark, and mark includes read. A part that is not named is not shared. */
export const CircleRightsSchema = z
  .strictObject({
    vitals: Right,
    history: Right,
    medicines: MedicineRight,
    immunizations: Right,
    visits: Right,
    documents: Right,
    reports: Right,
  })
  .meta({ id: 'CircleRights' })
export type CircleRights = z.infer<typeof CircleRightsSchema>

const Until = z.iso.datetime().nullable()
const Granted = {
  rights: CircleRightsSchema,
  /** The moment it ends by itself; null for not before it is revoked. */
  until: Until,
}
/** A parent: reads and writes everything, and decides who else sees it. */
const Guardian = { isGuardian: z.boolean() }

const SomethingShared = CircleRightsSchema.refine(
  (rights) => Object.values(rights).some((right) => right !== undefined),
  'Please choose at least one part of the record.',
)

export const GrantChangeSchema = z.object({ rights: SomethingShared, until: Until }).meta({ id: 'GrantChange' })
export type GrantChange = z.infer<typeof GrantChangeSchema>

export const NewInvitationSchema = z
  .object({
    /** For the person who invites: whom it is for. */
    name: z.string().trim().min(1, 'Please say whom you invite.').max(80, 'Please use at most 80 characters.'),
    email: z.email('Please enter a whole e-mail address.').max(254).nullable().default(null),
    rights: SomethingShared,
    until: Until,
    /** Another parent of a child; `rights` and `until` count for nothing then. */
    asGuardian: z.boolean().default(false),
  })
  .meta({ id: 'NewInvitation' })
export type NewInvitation = z.input<typeof NewInvitationSchema>

export const InvitationSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['share', 'hand-over']),
    name: z.string(),
    ...Granted,
    ...Guardian,
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof InvitationSchema>

/** The token is told this once. */
export const MadeInvitationSchema = z
  .object({
    token: z.string(),
    invitation: InvitationSchema,
    /** False where no address was given, and where this server sends no mail. */
    isMailed: z.boolean(),
  })
  .meta({ id: 'MadeInvitation' })
export type MadeInvitation = z.infer<typeof MadeInvitationSchema>

/** In the body, so that it stands in no log. */
export const InvitationTokenSchema = z.object({ token: z.string().max(100) }).meta({ id: 'InvitationToken' })

/** An invitation tells this to whoever holds it. */
export const InvitationViewSchema = z
  .object({
    kind: z.enum(['share', 'hand-over']),
    /** Whose record it is. */
    ownerName: z.string(),
    ...Granted,
    ...Guardian,
    /** The address to which a hand-over was sent, and with which one logs in from then on. */
    email: z.string().nullable(),
  })
  .meta({ id: 'InvitationView' })
export type InvitationView = z.infer<typeof InvitationViewSchema>

export const CircleMemberSchema = z
  .object({ id: z.string(), name: z.string(), since: z.iso.datetime(), ...Granted, ...Guardian })
  .meta({ id: 'CircleMember' })
export type CircleMember = z.infer<typeof CircleMemberSchema>

/** Who sees this record, and who is asked to. */
export const CareCircleSchema = z
  .object({
    members: z.array(CircleMemberSchema),
    invitations: z.array(InvitationSchema),
    /** A child's record: it has no login of its own until it is handed over. */
    isChild: z.boolean(),
    isGrown: z.boolean(),
  })
  .meta({ id: 'CareCircle' })
export type CareCircle = z.infer<typeof CareCircleSchema>

/** A record of another person that one may see. */
export const SharedRecordSchema = z
  .object({
    ownerId: z.string(),
    name: z.string(),
    ...Granted,
    ...Guardian,
    /** The child is of age: the record should be handed over. */
    isGrown: z.boolean(),
    /** The one parent of a child, without whom nobody keeps the record. */
    isOnlyGuardian: z.boolean(),
    /** The moment when a child's record is deleted; null while no parent has asked for it. */
    endsAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SharedRecord' })
export type SharedRecord = z.infer<typeof SharedRecordSchema>
export const SharedRecordsSchema = z.object({ items: z.array(SharedRecordSchema) }).meta({ id: 'SharedRecords' })

export const NewChildSchema = z
  .object({
    fullName: z.string().trim().min(1, 'Please enter the name.').max(120, 'Please use at most 120 characters.'),
    dob: z.iso.date('Please enter the date of birth.'),
  })
  .meta({ id: 'NewChild' })
export type NewChild = z.infer<typeof NewChildSchema>

export const HandOverSchema = z
  .object({ email: z.email('Please enter a whole e-mail address.').max(254) })
  .meta({ id: 'HandOver' })

/** `demoToken`: in demo mode, where no mail is sent. */
export const HandOverAskedSchema = z.object({ demoToken: z.string().optional() }).meta({ id: 'HandOverAsked' })

export const TakeOverSchema = z
  .object({ token: z.string().max(100), password: PasswordSchema, acceptTerms: z.literal(true) })
  .meta({ id: 'TakeOver' })
