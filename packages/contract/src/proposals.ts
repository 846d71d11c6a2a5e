import { z } from 'zod'
import { AllergyEntrySchema, MedicationEntrySchema } from './medical-history.ts'
import { MedicineConflictSchema } from './medicine-conflicts.ts'
import { VITAL_NAMES } from './vital-measures.ts'
import { ReadingAdviceSchema, RegionSchema } from './vitals.ts'

/** Most of one message: more would be a form, and no conversation. */
export const MOST_PROPOSALS = 6

const told = {
  id: z.uuid(),
  /** The person's own words that it came from. */
  quote: z.string(),
  /** `open`: nothing was written. `applied`: it is in the record. `undone`: it was, and was taken out again. */
  state: z.enum(['open', 'applied', 'discarded', 'undone']),
  /** Applied, and the record had it already: there is nothing to take back. */
  wasThere: z.boolean().optional(),
}

/** As in FHIR: RxNorm, LOINC. Null where no code is known. */
const CodingSchema = z.object({ system: z.url(), code: z.string() }).nullable()

/** A change to the record that the person's words tell of, and that nobody has made yet: the resource is named as in FHIR. */
export const ProposalSchema = z
  .discriminatedUnion('resource', [
    z.object({
      resource: z.literal('MedicationStatement'),
      ...told,
      code: CodingSchema,
      /** The entry in the record; null where the medicine is new to it. */
      before: MedicationEntrySchema.nullable(),
      /** The entry that it is to have; null where the medicine was stopped. */
      after: MedicationEntrySchema.nullable(),
    }),
    z.object({
      resource: z.literal('AllergyIntolerance'),
      ...told,
      code: CodingSchema,
      before: z.null(),
      after: AllergyEntrySchema,
    }),
    z.object({
      resource: z.literal('Observation'),
      ...told,
      code: CodingSchema,
      before: z.null(),
      after: z.object({
        measure: z.enum(VITAL_NAMES),
        /** As it was written: `142/88`. */
        value: z.string(),
        /** UCUM. */
        unit: z.string(),
        at: z.iso.datetime(),
      }),
      /** The id of the reading that was made of it. */
      readingId: z.string().optional(),
    }),
  ])
  .meta({ id: 'Proposal' })
export type Proposal = z.infer<typeof ProposalSchema>

export const DecisionSchema = z
  .object({
    state: z.enum(['applied', 'discarded', 'undone']),
    /** The person has looked again at what is unusual. */
    confirmed: z.boolean().optional(),
    /** Whose emergency numbers are said. */
    region: RegionSchema.optional(),
  })
  .meta({ id: 'ProposalDecision' })
export type Decision = z.infer<typeof DecisionSchema>

export const ProposalAnswerSchema = z
  .object({
    proposal: ProposalSchema,
    /** Contradictions that came with it. */
    conflicts: z.array(MedicineConflictSchema),
    /** The meaning that a reading may have. */
    advice: z.array(ReadingAdviceSchema),
  })
  .meta({ id: 'ProposalAnswer' })
export type ProposalAnswer = z.infer<typeof ProposalAnswerSchema>
