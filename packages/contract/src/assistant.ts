import { LANGUAGES } from '@salus/terms/languages'
import { z } from 'zod'
import { EMERGENCY_KINDS, OCR_LANGUAGES, type OcrLanguage, REGIONS, type Region } from './regions.ts'

/** From the most to the least pressing. */
export const URGENCIES = ['emergency', 'urgent', 'routine', 'self_care'] as const
export const UrgencySchema = z.enum(URGENCIES)
export type Urgency = z.infer<typeof UrgencySchema>
/** `unclear`: too little was understood to say that it is not pressing. It is no calm level. */
export const OutcomeSchema = z.enum([...URGENCIES, 'unclear'])
export type Outcome = z.infer<typeof OutcomeSchema>

/** Languages that the built-in engine reads and answers in. */
export const ANSWER_LANGUAGES = LANGUAGES
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number]

/** Characters of a description that are read; the screen counts down to it. */
export const SYMPTOM_TEXT_LIMIT = 20_000

const AnswerSchema = z.enum(['yes', 'no', 'unknown'])

const FindingAnswerSchema = z.object({ finding: z.string().max(80), answer: AnswerSchema })
const MOST_DAYS = 50_000
export const WORST_SEVERITY = 10

/** An answer to one question. Null is "don't know". */
export const GivenAnswerSchema = z.union([
  FindingAnswerSchema,
  /** Days since it began. */
  z.object({ since: z.number().min(0).max(MOST_DAYS).nullable() }),
  z.object({ severity: z.number().min(0).max(WORST_SEVERITY).nullable(), of: z.string().max(80) }),
  /** The place where it is worst: one of the choices. */
  z.object({ place: z.string().max(80).nullable(), of: z.string().max(80) }),
])
export type GivenAnswer = z.infer<typeof GivenAnswerSchema>

export const SymptomRequestSchema = z
  .object({
    text: z.string().trim().min(1).max(SYMPTOM_TEXT_LIMIT),
    region: z.enum(Object.keys(REGIONS) as [Region, ...Region[]]).default('US'),
    language: z.enum(Object.keys(OCR_LANGUAGES) as [OcrLanguage, ...OcrLanguage[]]).default('eng'),
    /** `self` lets the engine use the account's own record, beginning with the age. */
    about: z.enum(['self', 'other']).default('self'),
    /** Years, fractional for infants; what the text says wins. */
    age: z.number().min(0).max(130).optional(),
    sex: z.enum(['female', 'male']).optional(),
    /** Answers to questions of an earlier answer, in the order in which they were given. */
    answers: z.array(GivenAnswerSchema).max(60).default([]),
    /** The person wants the answer now, though questions are left: then nothing uncertain is called harmless. */
    isEnough: z.boolean().optional(),
  })
  .meta({ id: 'SymptomRequest' })
export type SymptomRequest = z.infer<typeof SymptomRequestSchema>

/** Questions asked today, and how many the plan includes. */
export const UsageSchema = z
  .object({
    used: z.number().int(),
    /** Null: any number. */
    limit: z.number().int().nullable(),
    resetsAt: z.iso.datetime(),
  })
  .meta({ id: 'Usage' })
export type Usage = z.infer<typeof UsageSchema>

const HelpLineSchema = z.object({ name: z.string(), display: z.string(), tel: z.string() })

/** Shown before anything else, whatever a model says. */
export const EmergencyMessageSchema = z.object({
  kind: z.enum(EMERGENCY_KINDS),
  message: z.string(),
  numbers: z.array(HelpLineSchema).min(1),
})
export type EmergencyMessage = z.infer<typeof EmergencyMessageSchema>

const AssessedFindingSchema = z.object({
  id: z.string(),
  label: z.string(),
  answer: AnswerSchema,
  /** Where it comes from: the person's words, an answer to a question, the record, or a more special finding that implies it. */
  from: z.enum(['text', 'answer', 'record', 'implied']),
  /** Place in the text, in UTF-16 code units; null when it is not from the text. */
  span: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
})
export type AssessedFinding = z.infer<typeof AssessedFindingSchema>

/** A finding in words, as it is answered: `chest pain`, or `no chest pain`. */
const ToldFindingSchema = z.object({ finding: z.string(), label: z.string() })

const AssessedConditionSchema = z.object({
  id: z.string(),
  name: z.string(),
  plainName: z.string(),
  icd10: z.string(),
  /** 0 to 1, of all causes, those that the engine does not know included. */
  probability: z.number().min(0).max(1),
  /** `not_to_be_missed`: it fits little, and is dangerous. It stands apart. */
  standing: z.enum(['fits', 'not_to_be_missed']),
  /** Findings that speak for it, against it, and that are not known yet. */
  why: z.object({
    for: z.array(ToldFindingSchema),
    /** The words are much like those of people who have it. */
    isToldLikeIt: z.boolean(),
    against: z.array(ToldFindingSchema),
    missing: z.array(ToldFindingSchema),
  }),
  /** As the search for doctors knows it, and in the language of the answer. */
  speciality: z.string(),
  specialityName: z.string(),
  source: z.string(),
})
export type AssessedCondition = z.infer<typeof AssessedConditionSchema>

const AdviceItemSchema = z.object({
  kind: z.enum(['action', 'over_the_counter']),
  text: z.string(),
  /** Who must not, or must ask first. */
  cautions: z.array(z.string()),
})
export type AdviceItem = z.infer<typeof AdviceItemSchema>

const FollowUpQuestionSchema = z.object({ finding: z.string(), question: z.string() })
export type FollowUpQuestion = z.infer<typeof FollowUpQuestionSchema>

const QuestionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('finding'), finding: z.string(), words: z.string(), isDanger: z.boolean() }),
  z.object({
    kind: z.literal('since'),
    words: z.string(),
    choices: z.array(z.object({ days: z.number(), label: z.string() })),
  }),
  /** From 0 to 10. */
  z.object({ kind: z.literal('severity'), of: z.string(), words: z.string() }),
  z.object({
    kind: z.literal('place'),
    of: z.string(),
    words: z.string(),
    /** `spot` is where the picture of a body shows it. */
    choices: z.array(z.object({ finding: z.string(), label: z.string(), spot: z.string() })),
  }),
])
export type Question = z.infer<typeof QuestionSchema>

export const InterviewSchema = z.object({
  /** The question to ask now; null when nothing more is asked. */
  next: QuestionSchema.nullable(),
  asked: z.number().int(),
  /** About how many questions it will have been in all. */
  expected: z.number().int(),
  ended: z.enum(['emergency', 'nothing_would_change', 'enough_asked', 'nothing_to_ask']).nullable(),
  /** Why nothing more is asked, in a sentence. */
  endedBecause: z.string().nullable(),
  /** Before that, nothing calm should be said. */
  dangersAsked: z.boolean(),
  /** Labels of danger signs that were not asked about. */
  notAsked: z.array(z.string()),
  /** Labels of danger signs that the person does not know of. */
  notKnown: z.array(z.string()),
  /** The answers so far, in words. */
  given: z.array(z.object({ answer: GivenAnswerSchema, question: QuestionSchema, said: z.string() })),
})
export type Interview = z.infer<typeof InterviewSchema>

export const SymptomAnswerSchema = z
  .object({
    urgency: OutcomeSchema,
    /** One sentence: what to do, before why. */
    headline: z.string(),
    emergency: EmergencyMessageSchema.nullable(),
    /** Red-flag rules that fired, each with its source. */
    rules: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        message: z.string(),
        source: z.string(),
        /** Findings that made it fire. */
        because: z.array(ToldFindingSchema),
      }),
    ),
    /** The language of its sentences: that of the description, where it is known. */
    language: z.enum(ANSWER_LANGUAGES),
    /** The reasons for the urgency, in words. */
    reasons: z.array(z.string()),
    /** False when nothing about health was understood: then there are no conditions. */
    understood: z.boolean(),
    /** Notices about the reading of the text: language, length, nothing found. */
    notices: z.array(z.string()),
    findings: z.array(AssessedFindingSchema),
    conditions: z.array(AssessedConditionSchema).max(20),
    doNow: z.array(AdviceItemSchema),
    /** Medicines that were held back, and why. */
    withheld: z.array(z.string()),
    seekCare: z.array(z.string()),
    /** Yes-or-no questions that would come next; `interview` asks one at a time. */
    questions: z.array(FollowUpQuestionSchema),
    interview: InterviewSchema,
    /** Whom it was taken to be about. */
    patient: z.object({
      /** `you`, or `your child`. */
      label: z.string(),
      isSelf: z.boolean(),
      /** Years. */
      age: z.number().nullable(),
      /** Where the age comes from. `words`: only from one such as "toddler". */
      ageFrom: z.enum(['text', 'words', 'input', 'record']).nullable(),
    }),
    /** The facts of the account's record that were used, in words. */
    usedFromRecord: z.array(z.string()),
    confidence: z.object({ level: z.enum(['low', 'medium', 'high']), reason: z.string() }),
    /** The engine that answered. */
    engine: z.object({ name: z.string(), version: z.string() }),
  })
  .meta({ id: 'SymptomAnswer' })
export type SymptomAnswer = z.infer<typeof SymptomAnswerSchema>
