import {
  LAB_LIMITS,
  type LabOverview,
  type LabReport,
  type LabReportChange,
  type LabReportList,
  type LabResult,
  type LabResultChange,
  type LabSeries,
  type NewLabReport,
  RESTORABLE_MS,
} from '@salus/contract'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import { kidneysIn } from './kidneys.ts'
import type { Kept, LabsRepository } from './labs.repository.ts'

const Position = z.object({ takenAt: z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/), id: z.uuid() })

/** East of the server a new day has begun already. */
const AHEAD_MS = 14 * 60 * 60 * 1_000

interface Deps {
  now: () => Date
  /** Bytes that the person's plan includes. */
  limitOf: (ownerId: string) => Promise<number>
  noRoom: (ownerId: string) => Promise<AppError>
}

export function labsService(labs: LabsRepository, { now, limitOf, noRoom }: Deps) {
  async function report(ownerId: string, id: string): Promise<LabReport> {
    const found = await labs.findReport(ownerId, id)
    if (!found) throw new AppError('not_found')
    return found
  }
  async function result(ownerId: string, id: string): Promise<LabResult> {
    const found = await labs.findResult(ownerId, id)
    if (!found) throw new AppError('not_found')
    return found
  }
  async function done(ownerId: string, kept: Kept): Promise<void> {
    if (kept === 'full') throw await noRoom(ownerId)
    if (kept === 'nothing') throw new AppError('not_found')
  }
  const restorableFrom = () => new Date(now().getTime() - RESTORABLE_MS).toISOString()
  const refuseFuture = (times: readonly string[]) => {
    const latest = new Date(now().getTime() + AHEAD_MS).toISOString()
    if (times.some((time) => time.slice(0, 10) > latest.slice(0, 10))) throw new AppError('sample_in_future')
  }

  return {
    report,

    /** Saving the same report again, as a retry does, answers the one that is there, as it is by now. */
    async save(ownerId: string, given: NewLabReport): Promise<LabReport> {
      refuseFuture([given.takenAt, ...given.results.map(({ takenAt }) => takenAt)])
      const kept = await labs.add(ownerId, given, await limitOf(ownerId))
      if (kept === 'full') throw await noRoom(ownerId)
      if (kept === 'nothing' && !(await labs.wasSent(ownerId, given))) throw new AppError('lab_report_id_taken')
      return report(ownerId, given.id)
    },

    async list(ownerId: string, limit: number, cursor: string | undefined): Promise<LabReportList> {
      const found = await labs.list(ownerId, limit + 1, cursor === undefined ? null : readCursor(cursor))
      const items = found.slice(0, limit)
      const last = items.at(-1)
      return { items, nextCursor: found.length > limit && last ? writeCursor(last) : null }
    },

    async overview(ownerId: string): Promise<LabOverview> {
      return { analytes: await labs.latest(ownerId, LAB_LIMITS.analytes) }
    },

    async kidneys(ownerId: string) {
      const latest = await labs.latest(ownerId, LAB_LIMITS.analytes)
      return kidneysIn(
        latest.map((analyte) => analyte.latest),
        now(),
      )
    },

    async series(ownerId: string, series: string): Promise<LabSeries> {
      const results = await labs.over(ownerId, series, LAB_LIMITS.series)
      if (results.length === 0) throw new AppError('not_found')
      return { results }
    },

    async crop(ownerId: string, id: string): Promise<{ crop: string }> {
      const crop = await labs.findCrop(ownerId, id)
      if (crop === null) throw new AppError('not_found')
      return { crop }
    },

    async change(ownerId: string, id: string, change: LabResultChange): Promise<LabResult> {
      refuseFuture([change.takenAt])
      const before = await result(ownerId, id)
      await done(ownerId, await labs.change(ownerId, before, change, await limitOf(ownerId)))
      return result(ownerId, id)
    },

    async remove(ownerId: string, id: string): Promise<void> {
      await done(ownerId, await labs.remove(ownerId, await result(ownerId, id), now().toISOString()))
    },

    async restore(ownerId: string, id: string): Promise<LabResult> {
      const kept = await labs.restore(ownerId, id, restorableFrom(), await limitOf(ownerId))
      if (kept === 'full') throw await noRoom(ownerId)
      return result(ownerId, id)
    },

    async changeReport(ownerId: string, id: string, change: LabReportChange): Promise<LabReport> {
      refuseFuture([change.takenAt])
      await done(ownerId, await labs.changeReport(ownerId, id, change, await limitOf(ownerId)))
      return report(ownerId, id)
    },

    async removeReport(ownerId: string, id: string): Promise<void> {
      if (!(await labs.removeReport(ownerId, id, now().toISOString()))) throw new AppError('not_found')
    },

    async restoreReport(ownerId: string, id: string): Promise<LabReport> {
      const kept = await labs.restoreReport(ownerId, id, restorableFrom(), await limitOf(ownerId))
      if (kept === 'full') throw await noRoom(ownerId)
      return report(ownerId, id)
    },

    /** What was deleted more than a day ago cannot be restored any more. */
    async purge(): Promise<void> {
      await labs.unscopedPurge(restorableFrom())
    },
  }
}

export type LabsService = ReturnType<typeof labsService>

const writeCursor = ({ takenAt, id }: z.infer<typeof Position>) => Buffer.from(`${takenAt} ${id}`).toString('base64url')

function readCursor(cursor: string): z.infer<typeof Position> {
  const [takenAt, id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const position = Position.safeParse({ takenAt, id })
  if (!position.success) {
    throw new AppError('invalid_request', { fields: { cursor: 'This page of the list does not exist.' } })
  }
  return position.data
}
