import { z } from 'zod'

/** What a visitor's browser may know of this installation. */
export const SiteInfoSchema = z
  .object({
    mode: z.enum(['demo', 'production']),
    brand: z.string(),
    legalEntity: z.string().nullable(),
    supportEmail: z.string().nullable(),
    state: z.string().nullable(),
    county: z.string().nullable(),
    /** Whether people may log in with Google. */
    googleSignIn: z.boolean(),
    /** Only in demo mode: shown on the login screen and used by Voice Login. */
    demoAccount: z.object({ username: z.string(), password: z.string() }).nullable(),
  })
  .meta({ id: 'SiteInfo' })

export type SiteInfo = z.infer<typeof SiteInfoSchema>
