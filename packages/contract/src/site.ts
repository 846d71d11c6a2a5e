import { z } from 'zod'

/** Who may make an account: anybody, who has a link of an admin, or nobody. */
export const SIGN_UP_POLICIES = ['open', 'invitation', 'closed'] as const
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number]

/** `demo`: this machine alone; `household`: a home network; `production`: the internet. */
export const SALUS_MODES = ['demo', 'household', 'production'] as const
export type SalusMode = (typeof SALUS_MODES)[number]

export const PROCESSOR_PURPOSES = ['model', 'transcription', 'mail', 'text', 'google', 'files', 'payment'] as const

/** A visitor's browser may know this of the installation. */
export const SiteInfoSchema = z
  .object({
    mode: z.enum(SALUS_MODES),
    signUp: z.enum(SIGN_UP_POLICIES),
    /** Whether codes and links can be sent to people. Where not, the host hands links out. */
    sendsMessages: z.boolean(),
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
