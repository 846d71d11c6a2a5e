import { z } from 'zod'

export const PROCESSOR_PURPOSES = ['model', 'transcription', 'mail', 'text', 'google', 'files', 'payment'] as const

/** What a visitor's browser may know of this installation. */
export const SiteInfoSchema = z
  .object({
    mode: z.enum(['demo', 'production']),
    brand: z.string(),
    legalEntity: z.string().nullable(),
    supportEmail: z.string().nullable(),
    state: z.string().nullable(),
    county: z.string().nullable(),
    /** Whether there is a form for messages to the support address. */
    contactForm: z.boolean(),
    /** Whether people may log in with Google. */
    googleSignIn: z.boolean(),
    /** Whether plans are sold here: without it there is nothing to upgrade to. */
    sellsPlans: z.boolean(),
    /** Whether anybody may use up the questions of a day here. */
    limitsQuestions: z.boolean(),
    /** The outside services of this installation, for its privacy policy. */
    processors: z.array(z.object({ purpose: z.enum(PROCESSOR_PURPOSES), name: z.string() })),
    /** Only in demo mode: shown on the login screen and used by Voice Login. */
    demoAccount: z.object({ username: z.string(), password: z.string() }).nullable(),
  })
  .meta({ id: 'SiteInfo' })

export type SiteInfo = z.infer<typeof SiteInfoSchema>
