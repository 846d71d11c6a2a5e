import { VACCINE_ILLNESSES } from '@salus/terms/vaccine-illnesses'
import { z } from 'zod'
import { ErrorAnswerSchema } from './errors.ts'
import { IMMUNIZATION_NOTE_LIMIT, IMMUNIZATION_TEXT_LIMIT, isKnownTime, KNOWN_TIME } from './immunization-facts.ts'

const upTo = (limit: number) => z.string().trim().max(limit, `Please use at most ${limit} characters.`)
const NO_DATE = 'Please enter a real date.'
const Words = upTo(IMMUNIZATION_TEXT_LIMIT).default('')

/** A person tells this about a vaccination, in the fields of FHIR's Immunization. */
export const ImmunizationContentSchema = z
  .object({
    /** As it is written on the card, or as the person calls it. */
    name: upTo(IMMUNIZATION_TEXT_LIMIT).min(1, 'Please enter the name of the vaccine.'),
    /** Code of the CDC, where it is known. */
    cvx: z
      .string()
      .regex(/^\d{1,3}$/)
      .nullable()
      .default(null),
    /** When it was given, as far as it is known; null where nobody knows. */
    occurrence: z.string().regex(KNOWN_TIME, NO_DATE).refine(isKnownTime, NO_DATE).nullable().default(null),
    /** The number of the dose in its series. */
    doseNumber: upTo(40).default(''),
    lotNumber: upTo(80).default(''),
    /** Who gave it. */
    performer: Words,
    manufacturer: Words,
    reaction: Words,
    note: upTo(IMMUNIZATION_NOTE_LIMIT).default(''),
  })
  .meta({ id: 'ImmunizationContent' })
export type ImmunizationContent = z.infer<typeof ImmunizationContentSchema>

const Illness = z.enum(VACCINE_ILLNESSES)

export const ImmunizationSchema = ImmunizationContentSchema.extend({
  id: z.uuid(),
  /** Illnesses that it protects from; none where the vaccine is not known. */
  illnesses: z.array(Illness),
  /** The import that brought it; null where it was typed. */
  importId: z.string().nullable(),
  /** Counts its changes, from 1. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
}).meta({ id: 'Immunization' })
export type Immunization = z.infer<typeof ImmunizationSchema>

/** `id`: made by whoever adds it, so that a retry adds nothing twice. */
export const NewImmunizationSchema = ImmunizationContentSchema.extend({ id: z.uuid() }).meta({ id: 'NewImmunization' })
export type NewImmunization = z.infer<typeof NewImmunizationSchema>

/** `version`: the one that the editor began with; when another is there by now, nothing is saved. */
export const ImmunizationChangeSchema = ImmunizationContentSchema.extend({ version: z.number().int().min(1) }).meta({
  id: 'ImmunizationChange',
})
export type ImmunizationChange = z.infer<typeof ImmunizationChangeSchema>

/** A refusal to write over what another editor saved, with what that one saved. */
export const ImmunizationChangedSchema = ErrorAnswerSchema.extend({ current: ImmunizationSchema }).meta({
  id: 'ImmunizationChanged',
})

/** All of them, the newest first; those without a date last. */
export const ImmunizationListSchema = z.object({ items: z.array(ImmunizationSchema) }).meta({ id: 'ImmunizationList' })
export type ImmunizationList = z.infer<typeof ImmunizationListSchema>

/** A vaccine that is called so: to be offered while somebody types. */
const VaccineNameSchema = z
  .object({ name: z.string(), cvx: z.string().nullable(), illnesses: z.array(Illness) })
  .meta({ id: 'VaccineName' })
export type VaccineName = z.infer<typeof VaccineNameSchema>
export const VaccineNamesSchema = z.object({ items: z.array(VaccineNameSchema) }).meta({ id: 'VaccineNames' })
