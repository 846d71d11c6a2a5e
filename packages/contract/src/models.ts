import { z } from 'zod'

/** The person's choice about models that are not part of Salus. */
export const ModelChoiceSchema = z
  .object({
    /** The names of those that may be asked: one that comes later is not among them. */
    agreedTo: z.array(z.string().max(300)).max(50),
    /** Whether names, addresses, numbers and ids are taken out before. */
    redact: z.boolean(),
  })
  .meta({ id: 'ModelChoice' })
export type ModelChoice = z.infer<typeof ModelChoiceSchema>

export const ModelsAnswerSchema = z
  .object({
    /** In order of preference; empty: the built-in engine alone answers. */
    models: z.array(
      z.object({
        name: z.string(),
        /** For conversations. */
        model: z.string(),
        /** For symptoms, notes and histories. */
        strongModel: z.string(),
      }),
    ),
    choice: ModelChoiceSchema,
    /** Where recordings are written down for browsers that cannot; null where nobody does. */
    transcription: z.object({ name: z.string() }).nullable(),
    /** Services for which a person may bring a key. */
    keyServices: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The person's own key, by its last characters; it never comes back whole. */
    ownKey: z.object({ service: z.string(), model: z.string(), ending: z.string() }).nullable(),
  })
  .meta({ id: 'ModelsAnswer' })
export type ModelsAnswer = z.infer<typeof ModelsAnswerSchema>

/** A person's own key for one of the services that are offered. */
export const OwnKeyProbeSchema = z
  .object({ service: z.string().max(60), key: z.string().trim().min(8).max(400) })
  .meta({ id: 'OwnKeyProbe' })
export type OwnKeyProbe = z.infer<typeof OwnKeyProbeSchema>

export const OwnKeySchema = OwnKeyProbeSchema.extend({ model: z.string().trim().min(1).max(200) }).meta({
  id: 'OwnKey',
})
export type OwnKey = z.infer<typeof OwnKeySchema>

/** Models that a key opens. */
export const KeyModelsSchema = z.object({ models: z.array(z.string()) }).meta({ id: 'KeyModels' })

/** Exactly what would leave, and where to. */
export const OutgoingSchema = z
  .object({
    to: z.string(),
    instructions: z.string(),
    messages: z.array(z.object({ role: z.enum(['person', 'assistant']), text: z.string() })),
    /** Kinds of what was taken out. */
    removed: z.array(z.string()),
  })
  .meta({ id: 'Outgoing' })
export type Outgoing = z.infer<typeof OutgoingSchema>

/** Calls that left for a model, the latest first. */
export const SentListSchema = z
  .object({ items: z.array(OutgoingSchema.extend({ id: z.uuid(), at: z.iso.datetime() })) })
  .meta({ id: 'SentList' })
export type SentList = z.infer<typeof SentListSchema>

/** The words of a recording; empty when there were none. */
export const TranscriptSchema = z.object({ text: z.string() }).meta({ id: 'Transcript' })
/** Bytes of a recording: two minutes of Opus or AAC are far less. */
export const RECORDING_LIMIT = 10 * 1024 * 1024
