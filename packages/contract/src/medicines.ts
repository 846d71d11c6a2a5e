import { z } from 'zod'
import { ErrorAnswerSchema } from './errors.ts'
import {
  DIRECTIONS_LIMIT,
  MEDICINE_FORMS,
  MEDICINE_KINDS,
  MEDICINE_STATUSES,
  MEDICINE_TEXT_LIMIT,
} from './medicine-facts.ts'
import { RevisionSchema, ScheduleSchema } from './schedules.ts'

const Words = z
  .string()
  .trim()
  .max(MEDICINE_TEXT_LIMIT, `Please use at most ${MEDICINE_TEXT_LIMIT} characters.`)
  .default('')

/** A day as far as it is known: `2024`, `2024-03` or `2024-03-09`. */
const KnownDay = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'Please enter a real date.')
  .nullable()
  .default(null)

/** Who prescribes or sells it: a name, and the doctor of the care team whom it names. */
const PartySchema = z
  .object({
    name: z.string().trim().min(1).max(MEDICINE_TEXT_LIMIT),
    /** Names somebody of the care team. */
    doctorId: z.string().min(1).max(100).nullable().default(null),
  })
  .meta({ id: 'MedicineParty' })

const Pieces = z.number().min(0).max(100_000)

export const SupplySchema = z
  .object({
    /** Pieces that were there when they were counted. */
    count: Pieces,
    countedAt: z.iso.datetime({ offset: true }),
    /** Pieces of one dose, where the plan does not say it. */
    perDose: Pieces.nullable().default(null),
    /** So many left: time for more. */
    refillAt: Pieces.nullable().default(null),
    /** Printed on the box. */
    expiry: KnownDay,
  })
  .meta({ id: 'MedicineSupply' })
export type Supply = z.infer<typeof SupplySchema>

/** A person tells this about a medicine. */
export const MedicineContentSchema = z
  .object({
    /** As it is written on the box, or as the person calls it. */
    name: z
      .string()
      .trim()
      .min(1, 'Please enter the name of the medicine.')
      .max(MEDICINE_TEXT_LIMIT, `Please use at most ${MEDICINE_TEXT_LIMIT} characters.`),
    kind: z.enum(MEDICINE_KINDS).nullable().default(null),
    form: z.enum(MEDICINE_FORMS).nullable().default(null),
    strength: Words,
    reason: Words,
    /** The words of the label. */
    directions: z
      .string()
      .trim()
      .max(DIRECTIONS_LIMIT, `Please use at most ${DIRECTIONS_LIMIT} characters.`)
      .default(''),
    note: z.string().trim().max(DIRECTIONS_LIMIT, `Please use at most ${DIRECTIONS_LIMIT} characters.`).default(''),
    prescriber: PartySchema.nullable().default(null),
    pharmacy: PartySchema.nullable().default(null),
    since: KnownDay,
    until: KnownDay,
    /** When it is taken; null while nobody said it. */
    schedule: ScheduleSchema.nullable().default(null),
    /** Taken only when it is needed, also where no plan says how often. */
    asNeeded: z.boolean().default(false),
    /** The person marked it as important. */
    important: z.boolean().default(false),
    supply: SupplySchema.nullable().default(null),
  })
  .meta({ id: 'MedicineContent' })
export type MedicineContent = z.infer<typeof MedicineContentSchema>

export const MedicineSchema = MedicineContentSchema.extend({
  id: z.uuid(),
  /** Ingredients as the library knows them; none where it does not know the medicine. */
  ingredients: z.array(z.string()),
  /** All that was planned, one after another; `schedule` is the last of it. */
  plan: z.array(RevisionSchema),
  status: z.enum(MEDICINE_STATUSES),
  /** Since when it has this status. */
  statusSince: z.iso.datetime(),
  /** Counts its changes, from 1. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
}).meta({ id: 'Medicine' })
export type Medicine = z.infer<typeof MedicineSchema>

/** `id`: made by whoever adds it, so that a retry adds nothing twice. */
export const NewMedicineSchema = MedicineContentSchema.extend({
  id: z.uuid(),
  status: z.enum(MEDICINE_STATUSES).default('active'),
}).meta({ id: 'NewMedicine' })
export type NewMedicine = z.infer<typeof NewMedicineSchema>

/** `version`: the one that the editor began with; when another is there by now, nothing is saved. */
export const MedicineChangeSchema = MedicineContentSchema.extend({ version: z.number().int().min(1) }).meta({
  id: 'MedicineChange',
})
export type MedicineChange = z.infer<typeof MedicineChangeSchema>

/** Pauses, stops or restarts it. Set back to what it was, a change of status is undone. */
export const MedicineStatusChangeSchema = z
  .object({
    version: z.number().int().min(1),
    status: z.enum(MEDICINE_STATUSES),
    /** From when it holds; now unless given. */
    from: z.iso.datetime({ offset: true }).optional(),
  })
  .meta({ id: 'MedicineStatusChange' })
export type MedicineStatusChange = z.infer<typeof MedicineStatusChangeSchema>

/** A refusal to write over what another editor saved, with what that one saved. */
export const MedicineChangedSchema = ErrorAnswerSchema.extend({ current: MedicineSchema }).meta({
  id: 'MedicineChanged',
})

/** In the person's order; all of them, those that are stopped too. */
export const MedicineListSchema = z
  .object({
    items: z.array(MedicineSchema),
    /** Counts the changes of the whole list. */
    revision: z.number().int(),
  })
  .meta({ id: 'MedicineList' })
export type MedicineList = z.infer<typeof MedicineListSchema>

/** A medicine that is called so: to be offered while somebody types. */
export const MedicineNameSchema = z
  .object({
    /** As it is called in what was typed: a brand, or an ingredient in the language of the one who asks. */
    name: z.string(),
    /** Ingredients, in the language of the one who asks. */
    contains: z.array(z.string()),
    /** Ids of the library. */
    ingredients: z.array(z.string()),
    isBrand: z.boolean(),
    kind: z.enum(MEDICINE_KINDS).nullable(),
  })
  .meta({ id: 'MedicineName' })
export type MedicineName = z.infer<typeof MedicineNameSchema>
export const MedicineNamesSchema = z.object({ items: z.array(MedicineNameSchema) }).meta({ id: 'MedicineNames' })
