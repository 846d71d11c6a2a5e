import { z } from 'zod'
import { ErrorAnswerSchema } from './errors.ts'
import { MOST_VISIT_LINES, VISIT_NOTE_LIMIT, VISIT_STATES, VISIT_TEXT_LIMIT } from './visit-facts.ts'

const upTo = (limit: number) => z.string().trim().max(limit, `Please use at most ${limit} characters.`)
const Words = upTo(VISIT_TEXT_LIMIT).default('')
const Line = upTo(VISIT_TEXT_LIMIT).min(1, 'Please write something here, or remove the line.')
const Day = z.iso.date({ error: 'Please enter a real date.' })
const MANY = `Please keep to ${MOST_VISIT_LINES} lines.`

/** Something to ask, and what was said to it. */
export const VisitQuestionSchema = z
  .object({ text: Line, isAnswered: z.boolean().default(false), answer: upTo(VISIT_NOTE_LIMIT).default('') })
  .meta({ id: 'VisitQuestion' })
export type VisitQuestion = z.infer<typeof VisitQuestionSchema>

/** Something to do after a visit. `day`: until when, where that was said. */
export const VisitToDoSchema = z
  .object({ text: Line, day: Day.nullable().default(null), isDone: z.boolean().default(false) })
  .meta({ id: 'VisitToDo' })
export type VisitToDo = z.infer<typeof VisitToDoSchema>

/** A person tells this about a visit to a doctor, to come or past: FHIR's Appointment and Encounter in one. */
export const VisitContentSchema = z
  .object({
    status: z.enum(VISIT_STATES).default('planned'),
    /** The day where the visit is. */
    day: Day,
    /** The clock on the wall there, `09:30`; null where it is not known. */
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time like 09:30.')
      .nullable()
      .default(null),
    /** The doctor, or whoever is visited. */
    practitioner: upTo(VISIT_TEXT_LIMIT).min(1, 'Please enter who you are seeing.'),
    location: Words,
    reason: Words,
    questions: z.array(VisitQuestionSchema).max(MOST_VISIT_LINES, MANY).default([]),
    /** What was said. */
    summary: upTo(VISIT_NOTE_LIMIT).default(''),
    toDos: z.array(VisitToDoSchema).max(MOST_VISIT_LINES, MANY).default([]),
  })
  .meta({ id: 'VisitContent' })
export type VisitContent = z.infer<typeof VisitContentSchema>

export const VisitSchema = VisitContentSchema.extend({
  id: z.uuid(),
  /** The import that brought it; null where it was typed. */
  importId: z.string().nullable(),
  /** Counts its changes, from 1. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
}).meta({ id: 'Visit' })
export type Visit = z.infer<typeof VisitSchema>

/** `id`: made by whoever adds it, so that a retry adds nothing twice. */
export const NewVisitSchema = VisitContentSchema.extend({ id: z.uuid() }).meta({ id: 'NewVisit' })
export type NewVisit = z.infer<typeof NewVisitSchema>

/** `version`: the one that the editor began with; when another is there by now, nothing is saved. */
export const VisitChangeSchema = VisitContentSchema.extend({ version: z.number().int().min(1) }).meta({
  id: 'VisitChange',
})
export type VisitChange = z.infer<typeof VisitChangeSchema>

/** A refusal to write over what another editor saved, with what that one saved. */
export const VisitChangedSchema = ErrorAnswerSchema.extend({ current: VisitSchema }).meta({ id: 'VisitChanged' })

/** All of them, the latest day first. */
export const VisitListSchema = z.object({ items: z.array(VisitSchema) }).meta({ id: 'VisitList' })
export type VisitList = z.infer<typeof VisitListSchema>

/** The visit that comes next, with the questions that are still to be asked. */
export const NextVisitSchema = VisitSchema.pick({ id: true, day: true, time: true, practitioner: true, location: true })
  .extend({ questions: z.array(z.string()) })
  .meta({ id: 'NextVisit' })
export type NextVisit = z.infer<typeof NextVisitSchema>

/** Tells the first page: the next visit, where it is within two weeks, and tasks of visits whose day is over. */
export const VisitSummarySchema = z
  .object({
    next: NextVisitSchema.nullable(),
    overdue: z.array(z.object({ visitId: z.uuid(), practitioner: z.string(), text: z.string(), day: z.iso.date() })),
  })
  .meta({ id: 'VisitSummary' })
export type VisitSummary = z.infer<typeof VisitSummarySchema>
