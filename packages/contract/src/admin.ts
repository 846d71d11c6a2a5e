import { z } from 'zod'

/** `waits`: nothing is wrong, and nothing has happened yet. */
export const HEALTH_STATES = ['works', 'look', 'off', 'waits'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

const when = z.iso.datetime()
const number = z.number().int().nonnegative()

/** Which job: ids and nothing else. */
export const JobNameSchema = z.object({ kind: z.string().max(60), key: z.string().max(200) })
export type JobName = z.infer<typeof JobNameSchema>

/** How an installation does, for its host: numbers, states and codes, and nothing of anybody's record. */
export const InstallationSchema = z
  .object({
    at: when,
    health: z.array(z.object({ part: z.string(), state: z.enum(HEALTH_STATES), detail: z.string() })),
    versions: z.object({
      product: z.string(),
      node: z.string(),
      database: z.string(),
      migrations: number,
      lastMigration: z.string(),
      startedAt: when,
    }),
    numbers: z.object({
      accounts: number,
      admins: number,
      sessions: number,
      readings: number,
      documents: number,
      conversations: number,
      documentBytes: number,
      databaseBytes: number,
      mailWaiting: number,
    }),
    /** Libraries of others that were brought in. */
    packs: z.array(
      z.object({ name: z.string(), licence: z.string(), date: z.iso.date(), passages: number, importedAt: when }),
    ),
    /** Over all servers, by kind. */
    jobs: z.array(
      z.object({
        kind: z.string(),
        /** There is one, which runs over and over. */
        repeats: z.boolean(),
        waiting: number,
        running: number,
        /** Those whose last try failed, and that are tried again. */
        failing: number,
        /** Those that are not tried any more. */
        dead: number,
        /** How long the first of those that are due has waited. */
        lagMs: number,
        /** Only kinds that repeat have it. */
        lastDoneAt: when.nullable(),
        lastFailedAt: when.nullable(),
        lastFailedCode: z.string().nullable(),
      }),
    ),
    /** The newest first, at most a hundred. */
    deadJobs: z.array(JobNameSchema.extend({ diedAt: when, code: z.string(), tries: number })),
    backup: z
      .object({
        madeAt: when,
        bytes: number,
        files: number,
        verifiedAt: when.nullable(),
        /** The number of faults that its verification found. */
        problems: number.nullable(),
      })
      .nullable(),
    configuration: z.array(
      z.object({ name: z.string(), isOn: z.boolean(), detail: z.string(), secret: z.string().nullable() }),
    ),
    /** The newest first, at most a hundred, of the server that answered. */
    failures: z.array(z.object({ at: when, code: z.string(), route: z.string(), requestId: z.string() })),
  })
  .meta({ id: 'Installation' })
export type Installation = z.infer<typeof InstallationSchema>
