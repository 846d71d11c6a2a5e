import { z } from 'zod'

/** Contradictions in a list of medicines, allergies and illnesses; the screens say each in words. */
export const CONFLICT_RULES = [
  'penicillin-allergy',
  'penicillin-and-cephalosporin',
  'cephalosporin-allergy',
  'sulfonamide-allergy',
  'macrolide-allergy',
  'quinolone-allergy',
  'painkiller-allergy',
  'same-substance-allergy',
  'methotrexate-daily',
  'not-in-pregnancy',
  'interaction',
] as const
export type ConflictRule = (typeof CONFLICT_RULES)[number]

export const MedicineConflictSchema = z
  .object({
    rule: z.enum(CONFLICT_RULES),
    /** Of an interaction: how grave, and the ids of the sentences in the library. */
    interaction: z
      .object({
        level: z.enum(['never', 'avoid', 'care', 'apart']),
        effect: z.string(),
        act: z.string(),
        /** Both medicines contain this. */
        substance: z.string().optional(),
      })
      .optional(),
    /** The parties, in the order of the words: the medicines, then the allergy, the illness or the result. */
    about: z.array(
      z.object({
        is: z.enum(['medicine', 'allergy', 'illness', 'result']),
        name: z.string(),
        /** How it is taken, what it did, or the value, as it was written. */
        detail: z.string(),
        sinceYear: z.number().int().nullable(),
        /** In a preview: whether the file brings it. */
        isNew: z.boolean(),
      }),
    ),
    /** Of the year and at the address where they are known. */
    source: z.object({ title: z.string(), year: z.number().int().nullable(), url: z.string().nullable() }),
  })
  .meta({ id: 'MedicineConflict' })
export type MedicineConflict = z.infer<typeof MedicineConflictSchema>

/** The check of a list of medicines looked at these. */
export const MedicineCheckSchema = z
  .object({
    /** How many medicines were compared with each other. */
    compared: z.number().int(),
    /** Medicines that are not known: they were compared with nothing. */
    unknown: z.array(z.string()),
    /** Creams and drops: too little of them reaches the blood to be compared. */
    local: z.array(z.string()),
    /** Other parts of the record that the asker may see, and that were compared. */
    with: z.array(z.enum(['illnesses', 'allergies', 'kidneys'])),
    /** How many pairs of ingredients are known, as of a year and month. */
    pairs: z.number().int(),
    asOf: z.string(),
  })
  .meta({ id: 'MedicineCheck' })
export type MedicineCheck = z.infer<typeof MedicineCheckSchema>
