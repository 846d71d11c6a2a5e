import { z } from 'zod'
import { AllergyEntrySchema, MedicationEntrySchema } from './medical-history.ts'
import { BLOOD_TYPES, EmergencyContactSchema } from './profile.ts'

export const CARD_PARTS = ['age', 'bloodType', 'allergies', 'conditions', 'medicines', 'contacts'] as const
export type CardPart = (typeof CARD_PARTS)[number]

/** A stranger sees the name, and the parts that the person chose. A part that is not shown is null. */
export const EmergencyCardSchema = z
  .object({
    name: z.string(),
    age: z.number().int().nullable(),
    bloodType: z.enum(BLOOD_TYPES).nullable(),
    /** The most dangerous first. */
    allergies: z.array(AllergyEntrySchema).nullable(),
    /** Those that are there now. */
    conditions: z.array(z.object({ name: z.string(), onsetYear: z.number().int().nullable() })).nullable(),
    medicines: z.array(MedicationEntrySchema.pick({ name: true, strength: true, frequency: true })).nullable(),
    contacts: z.array(EmergencyContactSchema).nullable(),
  })
  .meta({ id: 'EmergencyCard' })
export type EmergencyCard = z.infer<typeof EmergencyCardSchema>

export const CardChoiceSchema = z
  .object({ parts: z.array(z.enum(CARD_PARTS)).max(CARD_PARTS.length) })
  .meta({ id: 'CardChoice' })

/** The owner's view. Off: `token` is null, and `card` shows what it would say. */
export const OwnCardSchema = z
  .object({
    token: z.string().nullable(),
    parts: z.array(z.enum(CARD_PARTS)),
    views: z.number().int(),
    lastViewedAt: z.iso.datetime().nullable(),
    card: EmergencyCardSchema,
  })
  .meta({ id: 'OwnCard' })
export type OwnCard = z.infer<typeof OwnCardSchema>

/** In the body, so that it stands in no log. */
export const CardTokenSchema = z.object({ token: z.string().max(100) }).meta({ id: 'CardToken' })
