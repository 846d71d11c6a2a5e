import { z } from 'zod'

export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

/** The web-vitals library measures this of one page view. Its ids and entries are not taken. */
export const WebVitalSchema = z
  .object({
    name: z.enum(WEB_VITALS),
    /** Milliseconds; of CLS a share of the screen. */
    value: z.number().min(0).max(600_000),
    rating: z.enum(['good', 'needs-improvement', 'poor']),
  })
  .meta({ id: 'WebVital' })
export type WebVital = z.infer<typeof WebVitalSchema>
