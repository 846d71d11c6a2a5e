import { z } from 'zod'

/** Contradictions in a list of medicines and allergies; the screens say each in words. */
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
  'nitrate-and-pde5',
  'mao-and-serotonin',
  'mao-and-stimulant',
  'anticoagulant-and-painkiller',
  'anticoagulant-and-antiplatelet',
  'two-anticoagulants',
  'antiplatelet-and-painkiller',
  'methotrexate-and-trimethoprim',
  'methotrexate-and-painkiller',
  'thiopurine-and-gout',
  'ergot-and-inhibitor',
  'statin-and-inhibitor',
  'tizanidine-and-inhibitor',
  'opioid-and-benzodiazepine',
  'lithium-and-painkiller',
  'atazanavir-and-acid',
] as const
export type ConflictRule = (typeof CONFLICT_RULES)[number]

export const MedicineConflictSchema = z
  .object({
    rule: z.enum(CONFLICT_RULES),
    /** The parties, in the order of the rule's words: the medicines, then the allergy. */
    about: z.array(
      z.object({
        is: z.enum(['medicine', 'allergy']),
        name: z.string(),
        /** How it is taken, or what it did, as it was written. */
        detail: z.string(),
        sinceYear: z.number().int().nullable(),
        /** In a preview: whether the file brings it. */
        isNew: z.boolean(),
      }),
    ),
    source: z.object({ title: z.string(), year: z.number().int(), url: z.string() }),
  })
  .meta({ id: 'MedicineConflict' })
export type MedicineConflict = z.infer<typeof MedicineConflictSchema>
