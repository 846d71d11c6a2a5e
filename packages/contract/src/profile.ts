import { z } from 'zod'
import { PublicUserSchema, SignUpFields } from './accounts.ts'
import { NewChildSchema } from './care-circle.ts'
import { MESSAGES } from './messages.ts'
import { PlanIdSchema } from './plans.ts'
import { HISTORY_LANGUAGES, OCR_LANGUAGES, REGIONS, type Region } from './regions.ts'

export const GENDERS = ['Male', 'Female', 'Other'] as const
export const BLOOD_TYPES = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const
export const MOST_EMERGENCY_CONTACTS = 5

const words = (max: number) => z.string().trim().max(max, `Please use at most ${max} characters.`)

/** A number that can be dialled: digits of any script, and the signs between them. */
const DIALLED = /^\+?[\p{Nd}\s().-]{3,31}$/u

export const EmergencyContactSchema = z.object({
  name: words(120).min(1, 'Please enter a name.'),
  /** In the person's words: my sister, neighbour. */
  relation: words(60).default(''),
  phone: z.string().trim().regex(DIALLED, 'Please enter a phone number.'),
})
export type EmergencyContact = z.infer<typeof EmergencyContactSchema>

/** A person tells this of themselves. Metric: centimetres and kilograms. */
export const ProfileDetailsSchema = z
  .object({
    fullName: SignUpFields.shape.fullName,
    dob: SignUpFields.shape.dob,
    country: SignUpFields.shape.country,
    /** As typed or E.164; the server answers E.164. Empty for none. */
    mobile: z.string().trim().max(32, MESSAGES.signUp.mobileInvalid).default(''),
    gender: z.enum(GENDERS).nullable().default(null),
    address: words(400).default(''),
    bloodType: z.enum(BLOOD_TYPES).nullable().default(null),
    heightCm: z
      .number()
      .min(30, 'Please check your height.')
      .max(280, 'Please check your height.')
      .nullable()
      .default(null),
    weightKg: z
      .number()
      .min(1, 'Please check your weight.')
      .max(650, 'Please check your weight.')
      .nullable()
      .default(null),
    emergencyContacts: z.array(EmergencyContactSchema).max(MOST_EMERGENCY_CONTACTS).default([]),
  })
  .meta({ id: 'ProfileDetails' })
export type ProfileDetails = z.infer<typeof ProfileDetailsSchema>

/** `version` is the one that was read: another one there by now is told, and nothing is written over it. */
export const ProfileChangeSchema = z
  .object({ version: z.string().max(40), details: ProfileDetailsSchema })
  .meta({ id: 'ProfileChange' })
export type ProfileChange = z.infer<typeof ProfileChangeSchema>

export const ProfileSchema = z
  .object({
    user: PublicUserSchema,
    details: ProfileDetailsSchema,
    version: z.string(),
    /** Whole years. */
    age: z.number().int(),
    /** False for those who only ever came in by another way. */
    hasPassword: z.boolean(),
    memberSince: z.iso.datetime(),
    subscription: z.object({ plan: PlanIdSchema, renewalDate: z.iso.date().nullable() }),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof ProfileSchema>

/** A parent keeps these details of the child right: the age decides what an answer may say, and when the record is handed over. */
export const ChildDetailsSchema = NewChildSchema.extend({
  gender: z.enum(GENDERS).nullable(),
  /** The emergency card's. Left out, it stays as it is. */
  bloodType: z.enum(BLOOD_TYPES).nullable().optional(),
  emergencyContacts: z.array(EmergencyContactSchema).max(MOST_EMERGENCY_CONTACTS).optional(),
}).meta({ id: 'ChildDetails' })
export type ChildDetails = z.infer<typeof ChildDetailsSchema>

/** `version` is the one that was read: another one there by now is told, and nothing is written over it. */
export const ChildProfileSchema = z
  .object({ version: z.string().max(40), details: ChildDetailsSchema })
  .meta({ id: 'ChildProfile' })
export type ChildProfile = z.infer<typeof ChildProfileSchema>

export const NewPhotoSchema = z
  .object({ photo: z.string(MESSAGES.signUp.photoInvalid).max(1_400_000, MESSAGES.signUp.photoInvalid) })
  .meta({ id: 'NewPhoto' })

export const PasswordChangeSchema = z
  .object({
    oldPassword: z.string().min(1, 'Please enter your old password.').max(128, MESSAGES.signUp.passwordLong),
    newPassword: SignUpFields.shape.password,
    confirmPassword: z.string(MESSAGES.profile.passwordsDiffer),
  })
  .superRefine(({ newPassword, confirmPassword }, ctx) => {
    if (newPassword === confirmPassword) return
    ctx.addIssue({ code: 'custom', path: ['confirmPassword'], message: MESSAGES.profile.passwordsDiffer })
  })
  .meta({ id: 'PasswordChange' })
export type PasswordChange = z.infer<typeof PasswordChangeSchema>

export const CONSENT_KINDS = ['terms', 'gmail_contacts', 'phone_contacts'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Everything that was agreed to and taken back, the newest first. */
export const ConsentsSchema = z
  .object({
    items: z.array(
      z.object({ kind: z.enum(CONSENT_KINDS), given: z.boolean(), textVersion: z.string(), at: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'Consents' })
export type Consents = z.infer<typeof ConsentsSchema>

/** The terms themselves are taken back by deleting the account. */
export const ConsentChangeSchema = z
  .object({ kind: z.enum(['gmail_contacts', 'phone_contacts']), given: z.boolean() })
  .meta({ id: 'ConsentChange' })
export type ConsentChange = z.infer<typeof ConsentChangeSchema>

export const LANGUAGES = { ...OCR_LANGUAGES, ...HISTORY_LANGUAGES } as const
export type Language = keyof typeof LANGUAGES

/** How a person wants things. Null: as the browser or the region suggests. */
export const SettingsSchema = z
  .object({
    language: z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]]).nullable(),
    region: z.enum(Object.keys(REGIONS) as [Region, ...Region[]]).nullable(),
    /** The units of height and weight. */
    units: z.enum(['metric', 'us']).nullable(),
    theme: z.enum(['light', 'dark']).nullable(),
    /** Whether a login is greeted aloud. */
    spokenWelcome: z.boolean(),
    /** How fast is read aloud; 1 is the voice's own speed. */
    speechRate: z.number().min(0.5).max(2),
  })
  .meta({ id: 'Settings' })
export type Settings = z.infer<typeof SettingsSchema>

export const USUAL_SETTINGS: Settings = {
  language: null,
  region: null,
  units: null,
  theme: null,
  spokenWelcome: true,
  speechRate: 1,
}
