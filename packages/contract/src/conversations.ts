import { z } from 'zod'
import { EmergencyMessageSchema, OutcomeSchema } from './assistant.ts'
import { MODES, type Mode } from './modes.ts'
import { MOST_PROPOSALS, ProposalSchema } from './proposals.ts'
import { OCR_LANGUAGES, type OcrLanguage, REGIONS, type Region } from './regions.ts'

/** Characters of one message to the assistant. */
export const MESSAGE_LIMIT = 8_000
/** Messages of one conversation, of all its branches; a longer one goes on in a new conversation. */
export const CONVERSATION_LIMIT = 400

const ModeSchema = z.enum(Object.keys(MODES) as [Mode, ...Mode[]])
const RegionSchema = z.enum(Object.keys(REGIONS) as [Region, ...Region[]])
const LanguageSchema = z.enum(Object.keys(OCR_LANGUAGES) as [OcrLanguage, ...OcrLanguage[]])

/** Where a statement comes from. */
export const SourceSchema = z.object({
  /** `record`: what is kept in the account; `said`: the person's own words here; `general`: the engine's knowledge. */
  from: z.enum(['record', 'said', 'general']),
  /** In words: `Your date of birth in your profile`, `NICE CG95 Recent-onset chest pain, 2016`. */
  label: z.string(),
  /** The words or the value that were used. */
  quote: z.string().optional(),
  /** Where they stand: a saved document, and the place in its text in UTF-16 code units. */
  document: z.object({ id: z.uuid(), start: z.number().int(), end: z.number().int() }).optional(),
  /** The page of the application that shows it: `/lab-results?test=…`. */
  page: z.string().startsWith('/').optional(),
  /** The page of others that it was taken from. */
  link: z.url({ protocol: /^https$/ }).optional(),
})
export type Source = z.infer<typeof SourceSchema>

/** The assistant adds these to its words. */
export const ReplyDetailsSchema = z.object({
  emergency: EmergencyMessageSchema.nullable(),
  urgency: OutcomeSchema.nullable(),
  /** Who answered: the built-in engine, or a model by its name. */
  answeredBy: z.string(),
  /** Notices about the way the answer came about. */
  notices: z.array(z.string()),
  sources: z.array(SourceSchema),
  /** Sentences that the person may want to say next. */
  suggestions: z.array(z.string()),
  /** The answer was stopped or cut off: what had arrived is kept. */
  isPartial: z.boolean(),
  /** Changes to the record that the person's words tell of, with what became of each. */
  proposals: z.array(ProposalSchema).max(MOST_PROPOSALS).optional(),
})
export type ReplyDetails = z.infer<typeof ReplyDetailsSchema>

const placed = {
  id: z.uuid(),
  /** The message that it follows; null at the beginning. Two that follow the same one are two branches. */
  after: z.uuid().nullable(),
  at: z.iso.datetime(),
}

export const MessageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('person'), ...placed, text: z.string() }),
  z.object({
    role: z.literal('assistant'),
    ...placed,
    /** Markdown. */
    text: z.string(),
    details: ReplyDetailsSchema,
  }),
])
export type Message = z.infer<typeof MessageSchema>

export const ConversationSummarySchema = z
  .object({ id: z.uuid(), title: z.string(), mode: ModeSchema, updatedAt: z.iso.datetime() })
  .meta({ id: 'ConversationSummary' })
export type ConversationSummary = z.infer<typeof ConversationSummarySchema>

export const ConversationSchema = ConversationSummarySchema.extend({
  /** All of them, of every branch, in the order in which they came. */
  messages: z.array(MessageSchema),
  /** The last message of the branch that is open; null while nothing was said. */
  openEnd: z.uuid().nullable(),
}).meta({ id: 'Conversation' })
export type Conversation = z.infer<typeof ConversationSchema>

/** The latest first; `nextCursor` is null on the last page. */
export const ConversationListSchema = z
  .object({ items: z.array(ConversationSummarySchema), nextCursor: z.string().nullable() })
  .meta({ id: 'ConversationList' })
export type ConversationList = z.infer<typeof ConversationListSchema>

export const ConversationTitleSchema = z
  .object({ title: z.string().trim().min(1).max(120) })
  .meta({ id: 'ConversationTitle' })

/** The branch that ends with this message is to be the open one. */
export const OpenBranchSchema = z.object({ end: z.uuid() }).meta({ id: 'OpenBranch' })

const asking = {
  text: z.string().trim().min(1).max(MESSAGE_LIMIT),
  region: RegionSchema.default('US'),
  language: LanguageSchema.default('eng'),
  mode: ModeSchema.default('everyday'),
}

export const NewMessageSchema = z
  .object({
    /** Made by the browser, so that a retried message is not said twice. */
    id: z.uuid(),
    ...asking,
    /** Whether the answer may rest on what the person has saved. */
    useDocuments: z.boolean().default(true),
    /** The message that this one follows, null to begin anew; without it, the end of the open branch. */
    after: z.uuid().nullable().optional(),
    /** The id that the answer gets: one that was cut off is then known on both sides. The same one, or none, asks for the answer that is there; another one for another answer. */
    replyId: z.uuid().optional(),
  })
  .meta({ id: 'NewMessage' })
export type NewMessage = z.infer<typeof NewMessageSchema>

/** A visitor's conversation is kept by the browser alone, which sends its end along. */
export const VisitorMessageSchema = z
  .object({
    ...asking,
    before: z
      .array(z.object({ role: z.enum(['person', 'assistant']), text: z.string().max(MESSAGE_LIMIT * 4) }))
      .max(20)
      .default([]),
  })
  .meta({ id: 'VisitorMessage' })
export type VisitorMessage = z.infer<typeof VisitorMessageSchema>

/**
 * One line of the answer's stream, as JSON. An emergency comes before any word. `corrected` takes the place of all words
 * so far. An empty line says that the answer is being thought of. The stream ends with `done` or `failed`; without either it was cut off, and what arrived is kept.
 */
export const ReplyEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('emergency'), emergency: EmergencyMessageSchema }),
  z.object({ type: z.literal('notice'), text: z.string() }),
  z.object({ type: z.literal('words'), text: z.string() }),
  z.object({ type: z.literal('corrected'), text: z.string(), why: z.string().optional() }),
  z.object({ type: z.literal('done'), id: z.uuid(), title: z.string(), details: ReplyDetailsSchema }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
])
export type ReplyEvent = z.infer<typeof ReplyEventSchema>
