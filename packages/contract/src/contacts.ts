import { z } from 'zod'
import { CodeSentSchema, EmailSchema } from './accounts.ts'
import { MESSAGES } from './messages.ts'

/** Where a person can be reached. A number is only known to be theirs once a code came back from it. */
export const ContactsSchema = z
  .object({ email: z.string().nullable(), mobile: z.string().nullable(), mobileProven: z.boolean() })
  .meta({ id: 'Contacts' })
export type Contacts = z.infer<typeof ContactsSchema>

/** A new one, not proven yet. A number is E.164, or as it is typed in the person's country. */
export const NewContactSchema = z
  .discriminatedUnion('channel', [
    z.object({ channel: z.literal('email'), to: EmailSchema }),
    z.object({
      channel: z.literal('mobile'),
      to: z.string().trim().min(1, MESSAGES.signUp.mobileInvalid).max(32, MESSAGES.signUp.mobileInvalid),
    }),
  ])
  .meta({ id: 'NewContact' })
export type NewContact = z.infer<typeof NewContactSchema>

export const ContactCodeSentSchema = CodeSentSchema.omit({ signUpId: true })
  .extend({ codeId: z.string() })
  .meta({ id: 'ContactCodeSent' })
export type ContactCodeSent = z.infer<typeof ContactCodeSentSchema>

/** The new one again, with the code that went there. */
export const ContactChangeSchema = z
  .object({
    contact: NewContactSchema,
    codeId: z.string().max(64),
    code: z.string(MESSAGES.signUp.codeInvalid).trim().max(32, MESSAGES.signUp.codeInvalid),
  })
  .meta({ id: 'ContactChange' })
export type ContactChange = z.infer<typeof ContactChangeSchema>
