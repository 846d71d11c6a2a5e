import { z } from 'zod'
import { MESSAGES } from './messages.ts'

export const CODE_LENGTH = 6

const text = (max: number) => z.string().trim().max(max)

/** ISO calendar date, `YYYY-MM-DD`, that exists. */
const CalendarDate = z.iso.date({ error: MESSAGES.signUp.dobInvalid })

/** The sign-up form as the screen holds it. Age and phone number are judged on the server too. */
export const SignUpFields = z.object({
  fullName: text(120).min(1, MESSAGES.signUp.fullNameRequired),
  dob: CalendarDate,
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email(MESSAGES.signUp.emailInvalid))
    .or(z.literal('').transform(() => undefined))
    .optional(),
  /** As typed or E.164; the server normalises it with the country. */
  mobile: text(32)
    .transform((value) => value || undefined)
    .optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, MESSAGES.signUp.countryRequired),
  password: z.string().min(8, MESSAGES.signUp.passwordShort).max(128, MESSAGES.signUp.passwordLong),
  confirmPassword: z.string(),
  acceptTerms: z.boolean(),
  consentGmail: z.boolean().default(false),
  consentPhone: z.boolean().default(false),
})

interface Together {
  email?: unknown
  mobile?: unknown
  password?: unknown
  confirmPassword?: unknown
  acceptTerms?: unknown
}

/** What is wrong between the fields. */
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
    /** Present in demo mode alone. */
    demoCode: z.string().optional(),
  })
  .meta({ id: 'CodeSent' })
export type CodeSent = z.infer<typeof CodeSentSchema>

/** The form again, with the code: the account is made in one step or not at all. */
export const RegisterRequestSchema = SignUpFields.extend({
  signUpId: z.string().regex(/^[\w-]{1,64}$/, 'This sign-up is not known.'),
  code: text(32),
  /** `data:image/jpeg;base64,…` (or PNG, WebP) of at most 1 MB, already re-encoded by the browser. */
  profilePhoto: z.string().max(1_400_000).optional(),
})
  .superRefine(checkTogether)
  .meta({ id: 'RegisterRequest' })
export type RegisterRequest = z.infer<typeof RegisterRequestSchema>

export const PublicUserSchema = z
  .object({
    id: z.string(),
    firstName: z.string(),
    /** Null for an account made with a mobile number alone. */
    email: z.string().nullable(),
    username: z.string(),
    hasPhoto: z.boolean(),
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
