import { z } from 'zod'
import { CONFLICT_RULES, MedicineCheckSchema } from './medicine-conflicts.ts'
import { CHECK_KINDS, CHECK_RULES, MEDICINE_TEXT_LIMIT } from './medicine-facts.ts'
import { MedicineContentSchema } from './medicines.ts'

const DismissalSchema = z.object({
  reason: z.string(),
  at: z.iso.datetime(),
  /** Who dismissed it, where somebody of the care circle did. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
})

/** Something that does not go together, as ids: the screens say it in words. */
export const FoundByCheckSchema = z
  .object({
    /** A hash of the facts: when one of them changes, it is another warning. */
    fingerprint: z.string(),
    kind: z.enum(CHECK_KINDS),
    rule: z.enum([...CONFLICT_RULES, ...CHECK_RULES]),
    /** How grave, and the ids of the sentences in the library. */
    level: z.enum(['never', 'avoid', 'care', 'apart']),
    effect: z.string().nullable(),
    act: z.string().nullable(),
    /** Both medicines contain these. */
    substance: z.string().nullable(),
    /** In years: a medicine is not for anybody below it (`too-young`), or needs care from it on (`older`). */
    years: z.number().nullable(),
    /** The parties in the order of the words: medicines, then the allergy, the illness, the result or the age. */
    about: z.array(
      z.object({
        is: z.enum(['medicine', 'allergy', 'illness', 'result', 'age']),
        /** Names a medicine on the list; null for the candidate, and for other facts. */
        medicineId: z.uuid().nullable(),
        name: z.string(),
        detail: z.string(),
      }),
    ),
    source: z.object({ title: z.string(), year: z.number().int().nullable(), url: z.string().nullable() }),
    dismissed: DismissalSchema.nullable(),
  })
  .meta({ id: 'FoundByCheck' })
export type FoundByCheck = z.infer<typeof FoundByCheckSchema>

export const MedicineChecksSchema = z
  .object({
    /** The gravest first. */
    found: z.array(FoundByCheckSchema),
    /** Says which medicines were looked at, and which could not be. */
    checked: MedicineCheckSchema,
    /** Facts that the record lacks, without which a check says nothing. */
    missing: z.array(z.enum(['age', 'kidneys', 'pregnancy', 'allergies', 'illnesses'])),
  })
  .meta({ id: 'MedicineChecks' })
export type MedicineChecks = z.infer<typeof MedicineChecksSchema>

/** A medicine before it is added, or as it would be changed. */
export const CandidateSchema = z
  .object({
    medicine: MedicineContentSchema.pick({ name: true, strength: true, directions: true, form: true }),
    /** The one that it takes the place of. */
    inPlaceOf: z.uuid().optional(),
  })
  .meta({ id: 'MedicineCandidate' })
export type Candidate = z.infer<typeof CandidateSchema>

/** Puts a warning away for a reason. It comes back when its facts change. */
export const DismissCheckSchema = z
  .object({
    fingerprint: z.string().min(1).max(100),
    reason: z
      .string()
      .trim()
      .min(1, 'Please say why.')
      .max(MEDICINE_TEXT_LIMIT, `Please use at most ${MEDICINE_TEXT_LIMIT} characters.`),
  })
  .meta({ id: 'DismissCheck' })
