import { z } from 'zod'
import {
  FAMILY_CONDITIONS,
  type FamilyCondition,
  HISTORY_TEXT_LIMIT,
  ICD10,
  MOST_ENTRIES,
  OTHER_CATEGORY,
} from './history-facts.ts'
import { MedicineCheckSchema, MedicineConflictSchema } from './medicine-conflicts.ts'

const Name = z.string().trim().min(1).max(HISTORY_TEXT_LIMIT)
const Words = z.string().trim().max(HISTORY_TEXT_LIMIT).default('')
const Year = z.number().int().min(1800).max(2999).nullable().default(null)
const Category = z.string().trim().min(1).max(60)
const listOf = <T extends z.ZodType>(entry: T) => z.array(entry).max(MOST_ENTRIES).default([])

const ConditionEntrySchema = z.object({
  name: Name,
  category: Category.default(OTHER_CATEGORY),
  icd10: z.string().regex(ICD10).nullable().default(null),
  onsetYear: Year,
  status: z.enum(['active', 'past']).default('active'),
})
export type ConditionEntry = z.infer<typeof ConditionEntrySchema>

export const MedicationEntrySchema = z.object({
  name: Name,
  strength: Words,
  frequency: Words,
  sinceYear: Year,
  reason: Words,
  kind: z.enum(['prescription', 'over_the_counter']).nullable().default(null),
})
export type MedicationEntry = z.infer<typeof MedicationEntrySchema>

export const AllergyEntrySchema = z.object({
  substance: Name,
  reaction: Words,
  severity: z.enum(['mild', 'moderate', 'severe']).nullable().default(null),
})
export type AllergyEntry = z.infer<typeof AllergyEntrySchema>

const SurgeryEntrySchema = z.object({ name: Name, year: Year })
export type SurgeryEntry = z.infer<typeof SurgeryEntrySchema>

const RelativeEntrySchema = z.object({
  condition: z.enum(Object.keys(FAMILY_CONDITIONS) as [FamilyCondition, ...FamilyCondition[]]),
  /** In the person's words: mother, an uncle. */
  who: Words,
  /** Years, when it began. */
  age: z.number().int().min(0).max(130).nullable().default(null),
})
export type RelativeEntry = z.infer<typeof RelativeEntrySchema>

/** The record holds this beyond the names. */
export const HistoryDetailsSchema = z
  .object({
    conditions: listOf(ConditionEntrySchema),
    medications: listOf(MedicationEntrySchema),
    allergies: listOf(AllergyEntrySchema),
    surgeries: listOf(SurgeryEntrySchema),
    family: listOf(RelativeEntrySchema),
    smoking: z.enum(['never', 'former', 'current']).nullable().default(null),
    alcohol: z.enum(['none', 'sometimes', 'weekly', 'daily', 'heavy']).nullable().default(null),
    pregnancy: z.enum(['no', 'pregnant', 'breastfeeding']).nullable().default(null),
    /** ISO date, of a pregnancy. */
    dueDate: z.iso.date().nullable().default(null),
  })
  .meta({ id: 'HistoryDetails' })
export type HistoryDetails = z.infer<typeof HistoryDetailsSchema>

const Flag = z.boolean().default(false)
const FamilyFlagsSchema = z.object({
  heart_disease: Flag,
  diabetes: Flag,
  cancer: Flag,
  hypertension: Flag,
  stroke: Flag,
  mental_illness: Flag,
})
export type FamilyFlags = z.infer<typeof FamilyFlagsSchema>

const Names = listOf(Name)

/**
 * `conditions`, `medications`, `surgeries` and `family_history` say what there is; `details` says more of it. Left out,
 * the details of the version before are kept for what is still there.
 */
export const NewMedicalHistorySchema = z
  .object({
    user_id: z.string().min(1).max(100),
    fullName: z.string().trim().max(HISTORY_TEXT_LIMIT).default(''),
    /** ISO date. */
    dob: z.union([z.iso.date(), z.literal('')]).default(''),
    conditions: Names,
    categorizedConditions: z.record(Category, z.array(Name).max(MOST_ENTRIES)).optional(),
    medications: Names,
    surgeries: Names,
    family_history: FamilyFlagsSchema.prefault({}),
    details: HistoryDetailsSchema.optional(),
    /** The version that the editor began with, 0 for none. When another one is there by now, nothing is saved. */
    baseVersion: z.number().int().min(0).optional(),
    /** The revision of the list of medicines that the editor began with; the same goes for it. */
    medicinesRevision: z.number().int().min(0).optional(),
  })
  .meta({ id: 'NewMedicalHistory' })
export type NewMedicalHistory = z.infer<typeof NewMedicalHistorySchema>

export const HistoryVersionSchema = z
  .object({
    /** From 1, without gaps. */
    version: z.number().int(),
    savedAt: z.iso.datetime(),
    /** The version that this one brought back. */
    restoredFrom: z.number().int().nullable(),
  })
  .meta({ id: 'HistoryVersion' })
export type HistoryVersion = z.infer<typeof HistoryVersionSchema>

export const MedicalHistorySchema = HistoryVersionSchema.extend({
  user_id: z.string(),
  fullName: z.string(),
  dob: z.iso.date(),
  conditions: z.array(z.string()),
  medications: z.array(z.string()),
  surgeries: z.array(z.string()),
  family_history: FamilyFlagsSchema,
  details: HistoryDetailsSchema,
  /** The newest version counts how often the list of medicines was changed, in any place. */
  medicinesRevision: z.number().int().optional(),
}).meta({ id: 'MedicalHistory' })
export type MedicalHistory = z.infer<typeof MedicalHistorySchema>

const Conflicts = z.array(MedicineConflictSchema).default([])

export const MedicalHistoryAnswerSchema = z
  .object({
    success: z.literal(true),
    message: z.string().optional(),
    data: MedicalHistorySchema,
    conflicts: Conflicts,
    medicineCheck: MedicineCheckSchema.optional(),
  })
  .meta({ id: 'MedicalHistoryAnswer' })

/** An editor begins with this. */
export const HistoryFormSchema = z
  .object({
    saved: MedicalHistorySchema.nullable(),
    /** As the account says: a first history begins with it, and every age goes by it. */
    account: z.object({ fullName: z.string(), dob: z.string() }),
    /** The medicines of the list, with which a first history begins. */
    medications: listOf(MedicationEntrySchema),
    medicinesRevision: z.number().int().optional(),
    /** Other names of the saved medicines, by the names that they are saved under; in small letters. */
    otherNames: z.record(z.string(), z.array(z.string())).default({}),
    /** Contradictions of the saved history, and what they were looked for in. */
    conflicts: Conflicts,
    medicineCheck: MedicineCheckSchema.optional(),
  })
  .meta({ id: 'HistoryForm' })
export type HistoryForm = z.infer<typeof HistoryFormSchema>

/** Newest first. `nextCursor` is the version to go on before; null on the last page. */
export const HistoryVersionsSchema = z
  .object({ items: z.array(HistoryVersionSchema), nextCursor: z.number().int().nullable() })
  .meta({ id: 'HistoryVersions' })
export type HistoryVersions = z.infer<typeof HistoryVersionsSchema>

export const RestoreVersionSchema = z.object({ baseVersion: z.number().int().min(1) }).meta({ id: 'RestoreVersion' })
