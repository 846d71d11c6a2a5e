import { z } from 'zod'

/** `waits`: nothing is wrong, and nothing has happened yet. */
export const HEALTH_STATES = ['works', 'look', 'off', 'waits'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

const when = z.iso.datetime()
const number = z.number().int().nonnegative()

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
    /** Of the server that answered, since it started. */
    jobs: z.array(z.object({ name: z.string(), lastRunAt: when.nullable(), failedAt: when.nullable(), runs: number })),
    backup: z
      .object({
        madeAt: when,
        bytes: number,
        files: number,
        verifiedAt: when.nullable(),
        /** What was found wrong when it was verified. */
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
