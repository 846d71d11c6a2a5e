import { z } from 'zod'
import { SymptomRequestSchema } from './assistant.ts'
import { HistoryRequestSchema, NoteRequestSchema, SummaryLineSchema } from './notes.ts'

/** A model puts this into words, after the built-in engine has answered the same request. */
export const ExplanationRequestSchema = z
  .discriminatedUnion('of', [
    z.object({ of: z.literal('symptoms'), request: SymptomRequestSchema }),
    z.object({ of: z.literal('note'), request: NoteRequestSchema }),
    z.object({ of: z.literal('history'), request: HistoryRequestSchema }),
  ])
  .meta({ id: 'ExplanationRequest' })
export type ExplanationRequest = z.infer<typeof ExplanationRequestSchema>

/**
 * One line of the stream, as JSON. `corrected` takes the place of all words so far. It ends with `done` or `failed`;
 * without either it was cut off.
 */
export const ExplanationEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notice'), text: z.string() }),
  z.object({ type: z.literal('words'), text: z.string() }),
  z.object({ type: z.literal('corrected'), text: z.string() }),
  z.object({
    type: z.literal('done'),
    /** The model, by its name and place; null when none gave a whole answer. */
    answeredBy: z.string().nullable(),
    notices: z.array(z.string()),
    /** Each line of a note or a history with the words that it rests on; none for a line that rests on nothing there. */
    lines: z.array(SummaryLineSchema),
  }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
])
export type ExplanationEvent = z.infer<typeof ExplanationEventSchema>
