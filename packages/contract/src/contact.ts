import { z } from 'zod'

export const CONTACT_LIMITS = { name: 120, message: 4_000 } as const

/** Nothing that could begin another line of a mail's head, and nothing invisible. */
const line = z.string().regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, 'Please use one line of plain text.')

export const ContactMessageSchema = z
  .object({
    name: line.trim().max(CONTACT_LIMITS.name, `Please use at most ${CONTACT_LIMITS.name} characters.`).default(''),
    /** Where the answer goes. */
    email: line
      .trim()
      .max(254, 'Please enter a valid e-mail address.')
      .pipe(z.email('Please enter a valid e-mail address.')),
    message: z
      .string()
      .trim()
      .min(1, 'Please write your message.')
      .max(CONTACT_LIMITS.message, `Please use at most ${CONTACT_LIMITS.message} characters.`),
  })
  .meta({ id: 'ContactMessage' })
export type ContactMessage = z.infer<typeof ContactMessageSchema>
