import { z } from 'zod'
import { isKnownTime } from './immunization-facts.ts'
import { DUE_MISSING, DUE_REASON_LIMIT, DUE_STATUSES } from './prevention-facts.ts'

const NO_DATE = 'Please enter a real date.'

/** A check is named by its id; the browser has the words for it. */
const CheckId = z.string().regex(/^[a-z0-9][a-z0-9-]{1,59}$/)
/** A day as far as it is known: `2024`, `2024-03` or `2024-03-09`. */
const KnownDay = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, NO_DATE)
  .refine(isKnownTime, NO_DATE)

/** One check, vaccination or control of a known illness, as the rules of `@salus/prevention` tell it. */
export const DueCheckSchema = z
  .object({
    id: CheckId,
    group: z.enum(['known-illness', 'vaccination', 'screening']),
    status: z.enum(DUE_STATUSES),
    /** How sure it is that it is for this person: a doctor must say so, or there is something for and against it. */
    strength: z.enum(['routine', 'ask', 'decide']),
    /** Names the sentence that says why. */
    why: z.string(),
    source: z.object({ by: z.string(), title: z.string(), year: z.number().int() }),
    /** The room and the page of the library: `life/flu-shot`. */
    article: z.string(),
    /** When it was last done, as far as it is known; null where the record has nothing about it. */
    lastDone: z.string().nullable(),
    /** When something older was given in its place. */
    earlier: z.string().nullable(),
    since: z.iso.date().nullable(),
    next: z.iso.date().nullable(),
    reason: z.enum(['pregnancy', 'weak-immunity', 'allergy']).nullable(),
    ways: z.array(z.string()),
    until: z.iso.date().nullable(),
  })
  .meta({ id: 'DueCheck' })
export type DueCheck = z.infer<typeof DueCheckSchema>

const Said = z.object({ id: z.uuid(), check: CheckId })

/** `id`: made by whoever says it, so that a retry says nothing twice. A newer word about declining or waiting takes the place of the last. */
export const NewDueChoiceSchema = z
  .discriminatedUnion('status', [
    Said.extend({ status: z.literal('done'), date: KnownDay, way: z.string().max(40).nullable().default(null) }),
    Said.extend({
      status: z.literal('declined'),
      /** Told to the person of the record and to whoever wrote it; empty for everybody else. */
      reason: z.string().trim().max(DUE_REASON_LIMIT).default(''),
      /** Null for good. */
      until: z.iso.date().nullable().default(null),
    }),
    Said.extend({ status: z.literal('remind'), until: z.iso.date() }),
  ])
  .meta({ id: 'NewDueChoice' })
export type NewDueChoice = z.infer<typeof NewDueChoiceSchema>

export const DueChoiceSchema = z
  .intersection(NewDueChoiceSchema, z.object({ at: z.iso.datetime() }))
  .meta({ id: 'DueChoice' })
export type DueChoice = z.infer<typeof DueChoiceSchema>

/** `place`: whose advice the rules are. */
export const DueListSchema = z
  .object({
    place: z.enum(['US', 'GB', 'EU', 'IN']),
    items: z.array(DueCheckSchema),
    missing: z.array(z.enum(DUE_MISSING)),
    /** The words of the person, the newest first. */
    choices: z.array(DueChoiceSchema),
  })
  .meta({ id: 'DueList' })
export type DueList = z.infer<typeof DueListSchema>

/** For the first page: the most important one, and how many there are. */
export const DueSummarySchema = z
  .object({ first: DueCheckSchema.nullable(), count: z.number().int(), missing: z.array(z.enum(DUE_MISSING)) })
  .meta({ id: 'DueSummary' })
export type DueSummary = z.infer<typeof DueSummarySchema>
