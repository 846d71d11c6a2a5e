import { z } from 'zod'
import { MESSAGES } from './messages.ts'
import { NewPasskeySchema } from './passkeys.ts'

export const CODE_LENGTH = 6

const text = (max: number, wrong?: string) => z.string(wrong).trim().max(max, wrong)

/** ISO calendar date, `YYYY-MM-DD`, that exists. */
const CalendarDate = z.iso.date({ error: MESSAGES.signUp.dobInvalid })

/** A field that was left empty. */
const Blank = z
  .string()
  .trim()
  .length(0)
  .transform(() => undefined)

export const PasswordSchema = z
  .string(MESSAGES.signUp.passwordShort)
  .min(8, MESSAGES.signUp.passwordShort)
  .max(128, MESSAGES.signUp.passwordLong)

export const EmailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, MESSAGES.signUp.emailInvalid)
  .pipe(z.email(MESSAGES.signUp.emailInvalid))

/** The sign-up form as the screen holds it. Age and phone number are judged on the server too. */
export const SignUpFields = z.object({
  fullName: z
    .string(MESSAGES.signUp.fullNameRequired)
    .trim()
    .min(1, MESSAGES.signUp.fullNameRequired)
    .max(120, MESSAGES.signUp.nameLong),
  dob: CalendarDate,
  email: z.union([EmailSchema, Blank], MESSAGES.signUp.emailInvalid).optional(),
  /** As typed or E.164; the server normalises it with the country. */
  mobile: text(32, MESSAGES.signUp.mobileInvalid)
    .transform((value) => value || undefined)
    .optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(MESSAGES.signUp.countryRequired).regex(/^[A-Z]{2}$/, MESSAGES.signUp.countryRequired),
  password: PasswordSchema,
  confirmPassword: z.string(MESSAGES.signUp.passwordsDiffer),
  acceptTerms: z.boolean(MESSAGES.signUp.termsRequired),
  consentGmail: z.boolean(MESSAGES.signUp.yesOrNo).default(false),
  consentPhone: z.boolean(MESSAGES.signUp.yesOrNo).default(false),
  /** The secret of an invitation link, where accounts are made by invitation. */
  invitation: z
    .string(MESSAGES.signUp.invitationInvalid)
    .regex(/^[\w-]{43}$/, MESSAGES.signUp.invitationInvalid)
    .optional(),
})

interface Together {
  email?: unknown
  mobile?: unknown
  password?: unknown
  confirmPassword?: unknown
  acceptTerms?: unknown
}

/** Tells the problems that lie between the fields. */
export function checkTogether(
  form: Together,
  ctx: { addIssue(issue: { code: 'custom'; path: [string]; message: string }): void },
): void {
  const fail = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
  if (!form.email && !form.mobile) fail('email', MESSAGES.signUp.emailOrMobile)
  if (form.password !== form.confirmPassword) fail('confirmPassword', MESSAGES.signUp.passwordsDiffer)
  if (!form.acceptTerms) fail('acceptTerms', MESSAGES.signUp.termsRequired)
}

export const SignUpFormSchema = SignUpFields.superRefine(checkTogether).meta({ id: 'SignUpForm' })
export type SignUpForm = z.infer<typeof SignUpFormSchema>

/** A code is on its way. Whether the address already has an account is not told here. */
export const CodeSentSchema = z
  .object({
    signUpId: z.string(),
    channel: z.enum(['email', 'mobile']),
    /** Masked: `a•••@example.com`. */
    sentTo: z.string(),
    expiresAt: z.iso.datetime(),
    /** The gateway is down just now: the code comes as soon as it is back. */
    delayed: z.boolean().optional(),
    /** Present in demo mode alone. */
    demoCode: z.string().optional(),
  })
  .meta({ id: 'CodeSent' })
export type CodeSent = z.infer<typeof CodeSentSchema>

/** The form again, with the code: the account is made in one step or not at all. */
export const RegisterRequestSchema = SignUpFields.extend({
  /** Left out, with the code, where an invitation is all that is needed. */
  signUpId: z
    .string(MESSAGES.signUp.unknown)
    .regex(/^[\w-]{1,64}$/, MESSAGES.signUp.unknown)
    .optional(),
  code: text(32, MESSAGES.signUp.codeInvalid).optional(),
  /** `data:image/jpeg;base64,…` (or PNG, WebP) of at most 1 MB, already re-encoded by the browser. */
  profilePhoto: z.string(MESSAGES.signUp.photoInvalid).max(1_400_000, MESSAGES.signUp.photoInvalid).optional(),
  /** Made on the form: the account has it from its first day. */
  passkey: NewPasskeySchema.optional(),
})
  .superRefine(checkTogether)
  .meta({ id: 'RegisterRequest' })
export type RegisterRequest = z.infer<typeof RegisterRequestSchema>

/** A link with which one person can make an account. It is shown once. */
export const SignUpInvitationSchema = z
  .object({ link: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'SignUpInvitation' })
export type SignUpInvitation = z.infer<typeof SignUpInvitationSchema>

export const PublicUserSchema = z
  .object({
    id: z.string(),
    firstName: z.string(),
    /** Null for an account made with a mobile number alone. */
    email: z.string().nullable(),
    username: z.string(),
    hasPhoto: z.boolean(),
    /** There for those alone who look after the installation. */
    isAdmin: z.literal(true).optional(),
  })
  .meta({ id: 'PublicUser' })
export type PublicUser = z.infer<typeof PublicUserSchema>

export const RegisteredSchema = z.object({ user: PublicUserSchema, message: z.string() }).meta({ id: 'Registered' })
export type Registered = z.infer<typeof RegisteredSchema>

/** `username` is an e-mail address, a username or a mobile number. */
export const LoginRequestSchema = z
  .object({ username: text(254).default(''), password: z.string().max(128).default('') })
  .meta({ id: 'LoginRequest' })
export type LoginRequest = z.infer<typeof LoginRequestSchema>

export const LoginAnswerSchema = z.object({ user: PublicUserSchema, message: z.string() }).meta({ id: 'LoginAnswer' })
export type LoginAnswer = z.infer<typeof LoginAnswerSchema>

/** `user` is null for a visitor. */
export const SessionAnswerSchema = z.object({ user: PublicUserSchema.nullable() }).meta({ id: 'SessionAnswer' })
export type SessionAnswer = z.infer<typeof SessionAnswerSchema>
