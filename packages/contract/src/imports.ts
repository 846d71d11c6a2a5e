import { z } from 'zod'
import { MedicineConflictSchema } from './medicine-conflicts.ts'

export const IMPORT_LIMITS = {
  fileBytes: 2 * 1024 ** 3,
  /** A file comes in parts of at most so many bytes: each is done within a minute on a slow line. */
  partBytes: 2 * 1024 ** 2,
  /** Entries of one page. */
  page: 50,
} as const

/**
 * `uploading` until the whole file is there, `asking` while it cannot be read without an answer, `reading`, `ready` to be
 * looked through, `applying`, `done`; then perhaps `undoing` and `undone`. `failed` says why.
 */
export const IMPORT_STATES = [
  'uploading',
  'asking',
  'reading',
  'ready',
  'applying',
  'done',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/**
 * `differs`: the record has the same thing and says something else of it, which stands. `kept`: understood, but the record has no
 * place for it. Both stay with the import, as what is not understood does.
 */
export const IMPORT_OUTCOMES = ['new', 'changed', 'differs', 'duplicate', 'kept', 'not_understood', 'refused'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

export const IMPORT_KINDS = [
  'condition',
  'medication',
  'dose',
  'allergy',
  'procedure',
  'family-history',
  'immunization',
  'visit',
  'vital',
  'lab',
  'document',
  'social',
  'workout',
  'other',
] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const NewImportSchema = z
  .object({
    /** Made by the browser, so that a retried start does not make a second import. */
    id: z.uuid(),
    /** The name of the file. */
    name: z.string().trim().min(1).max(255),
    sizeBytes: z.number().int().min(0),
    /** When the file was changed last, milliseconds since 1970: tells the same file when the upload goes on. */
    modifiedAt: z.number().int().nullable().default(null),
    /** Where times without an offset are from; an IANA name. */
    timeZone: z.string().max(60).default('UTC'),
  })
  .meta({ id: 'NewImport' })
export type NewImport = z.input<typeof NewImportSchema>

const Words = z.string().max(200)

export const TableColumnSchema = z.union([
  z.object({ is: z.enum(['ignore', 'date', 'time', 'datetime', 'note', 'measure', 'value', 'unit']) }),
  z.object({
    is: z.literal('vital'),
    vital: z.string().max(40),
    /** UCUM; left out while it must be asked, or where each cell says its own. */
    ucum: z.string().max(20).optional(),
    unitInCells: z.boolean().optional(),
    group: Words.optional(),
  }),
])
export type TableColumn = z.infer<typeof TableColumnSchema>

/** Only for a table that can be read. */
export const TABLE_COLUMNS = 500

/** How a table is read. */
export const TableMatchSchema = z
  .object({
    encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
    delimiter: z.enum([',', ';', '\t', '|']),
    decimal: z.enum(['.', ',']),
    hasHeader: z.boolean(),
    dateOrder: z.enum(['ymd', 'dmy', 'mdy']).optional(),
    columns: z.array(TableColumnSchema).max(TABLE_COLUMNS),
    /** In a table with one measurement a row: the unit of rows that name none; null is to be asked. */
    units: z.record(z.string().max(40), z.string().max(20).nullable()).optional(),
  })
  .meta({ id: 'TableMatch' })
export type TableMatch = z.infer<typeof TableMatchSchema>

export const ImportTableSchema = z
  .object({
    match: TableMatchSchema,
    header: z.array(z.string()),
    /** The first rows. */
    sample: z.array(z.array(z.string())),
    /** `date-order`, `date-column`, `vital-column`, `unit`: what must be said before it can be read. */
    questions: z.array(z.string()),
    /** Measures that a column may hold, with their units (UCUM). */
    choices: z.array(z.object({ vital: z.string(), name: z.string(), units: z.array(z.string()) })),
  })
  .meta({ id: 'ImportTable' })
export type ImportTable = z.infer<typeof ImportTableSchema>

/**
 * Points that a file leaves open: whether a medicine is still taken, or an allergy still there. Until somebody answers, the
 * record takes it to be so.
 */
export const IMPORT_ASKS = ['still-taken', 'still-allergic'] as const
export type ImportAsk = (typeof IMPORT_ASKS)[number]

export const ImportQuestionSchema = z
  .object({
    /** Names the entry in an answer. */
    key: z.string(),
    ask: z.enum(IMPORT_ASKS),
    what: z.string(),
    value: z.string(),
    since: z.string().nullable(),
    /** As the person has answered. */
    isOver: z.boolean(),
  })
  .meta({ id: 'ImportQuestion' })
export type ImportQuestion = z.infer<typeof ImportQuestionSchema>

export const ImportSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    sizeBytes: z.number().int(),
    receivedBytes: z.number().int(),
    modifiedAt: z.number().int().nullable(),
    state: z.enum(IMPORT_STATES),
    createdAt: z.iso.datetime(),
    /** When it was applied. */
    appliedAt: z.iso.datetime().nullable(),
    /** The progress of the step that is under way, 0 to 1. */
    progress: z.number().min(0).max(1),
    /** Why it failed, in a sentence. */
    problem: z.string().nullable(),
    /** Whom the file is about, and in what that differs from the account. */
    person: z
      .object({
        name: z.string(),
        birthDate: z.string().nullable(),
        differs: z.array(z.enum(['name', 'birth-date'])),
      })
      .nullable(),
    /** People of a file about several: the person chooses one of them. */
    people: z.array(z.object({ subject: z.string(), name: z.string(), entries: z.number().int() })),
    table: ImportTableSchema.nullable(),
    counts: z.array(
      z.object({ outcome: z.enum(IMPORT_OUTCOMES), kind: z.enum(IMPORT_KINDS), count: z.number().int() }),
    ),
    remarks: z.array(z.string()),
    questions: z.array(ImportQuestionSchema),
    /** Contradictions in the record because of this file, as it is or would be. */
    conflicts: z.array(MedicineConflictSchema),
    /** After an undo: how much stayed because the person had edited it. */
    stayed: z.number().int(),
  })
  .meta({ id: 'Import' })
export type Import = z.infer<typeof ImportSchema>

export const ImportListSchema = z
  .object({ items: z.array(ImportSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'ImportList' })
export type ImportList = z.infer<typeof ImportListSchema>

export const ImportedEntrySchema = z
  .object({
    kind: z.enum(IMPORT_KINDS),
    what: z.string(),
    value: z.string(),
    /** As exact as the file has it. */
    time: z.string().nullable(),
    /** Its place in the file. */
    where: z.string(),
    /** The words in the record before the change. */
    before: z.string().nullable(),
    /** Why it is not taken. */
    reason: z.string().nullable(),
    /** Facts of the file that the record has no field for. */
    more: z.string().nullable(),
    /** As it stands in the file, where it was not understood. */
    original: z.string().nullable(),
  })
  .meta({ id: 'ImportedEntry' })
export type ImportedEntry = z.infer<typeof ImportedEntrySchema>

/** `more`: there are more of them than are listed; only the first are kept of what is in the record already. */
export const ImportEntriesSchema = z
  .object({ items: z.array(ImportedEntrySchema), nextCursor: z.string().nullable() })
  .meta({ id: 'ImportEntries' })
export type ImportEntries = z.infer<typeof ImportEntriesSchema>

/** The person's answer to what could not be known from the file. */
export const ImportAnswerSchema = z
  .object({
    match: TableMatchSchema.optional(),
    subject: z.string().max(500).optional(),
    /** All entries that are over, of those that were asked about. */
    over: z.array(z.string().max(1_000)).max(200).optional(),
  })
  .meta({ id: 'ImportAnswer' })
export type ImportAnswer = z.infer<typeof ImportAnswerSchema>

/** `isMine`: said of a file whose person has another name or birth date than the account. */
export const ApplyImportSchema = z.object({ isMine: z.boolean().default(false) }).meta({ id: 'ApplyImport' })

export const UndoImportSchema = z
  .object({ edited: z.enum(['keep', 'remove']).default('keep') })
  .meta({ id: 'UndoImport' })

/**
 * Preview of an undo: entries of the import, those that were edited since, and later imports that found some of their own
 * entries there already: what came with this one goes.
 */
export const UndoPreviewSchema = z
  .object({ entries: z.number().int(), edited: z.number().int(), later: z.array(z.string()) })
  .meta({ id: 'UndoPreview' })
export type UndoPreview = z.infer<typeof UndoPreviewSchema>
