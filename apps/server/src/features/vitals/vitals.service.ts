import {
  type HealthData,
  type HealthSubmission,
  type LatestVital,
  MESSAGES,
  RESTORABLE_MS,
  type ReadingAdvice,
  type Region,
  readMeasuredAt,
  readVital,
  type Submitted,
  VITAL_NAMES,
  type VitalChange,
  type VitalList,
  type VitalName,
  type VitalReading,
  vitalMeasure,
  vitalText,
} from '@salus/contract'
import { normalRange } from '@salus/triage'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import { advise } from './advise.ts'
import { isEmpty, readSubmission } from './read-submission.ts'
import { codeOf, keyOf, readId, toReading, type Vital } from './stored-vital.ts'
import type { Change, Position, VitalsRepository } from './vitals.repository.ts'

const DEFAULT_REGION: Region = 'US'

interface Deps {
  now: () => Date
  /** Years, from the date of birth. */
  ageOf: (userId: string) => Promise<number | null>
}

interface ListOptions {
  measure?: VitalName | undefined
  order: 'newest' | 'oldest'
  limit: number
  cursor?: string | undefined
}

export function vitalsService(vitals: VitalsRepository, { now, ageOf }: Deps) {
  const nowMs = () => now().getTime()

  async function find(ownerId: string, id: string): Promise<Vital> {
    const vital = await vitals.findById(ownerId, readId(id))
    if (!vital) throw new AppError('not_found')
    return vital
  }

  const adviseOwner = async (ownerId: string, given: readonly Vital[], region: Region = DEFAULT_REGION) =>
    advise(given, await ageOf(ownerId), region)

  return {
    /** Saving the same again, as a retry does, answers what is there. */
    async submit(ownerId: string, submission: HealthSubmission): Promise<Submitted> {
      const source = submission.source ?? (submission.source_id === undefined ? 'typed' : 'device')
      const { vitals: given, refused, unusual } = readSubmission(submission, source, nowMs())
      if (!isEmpty(refused)) throw new AppError('reading_refused', { fields: refused })
      // A device cannot be asked, and does not slip.
      if (source !== 'device' && !submission.confirmed && !isEmpty(unusual)) {
        throw new AppError('reading_unusual', { fields: unusual })
      }
      const advice = await adviseOwner(ownerId, given, submission.region)
      const answer = { success: true, message: MESSAGES.vitals.saved, advice }
      if (await vitals.add(ownerId, given)) return { ...answer, readings: given.map(toReading) }
      const kept = await vitals.findByKey(ownerId, given[0]?.key ?? '')
      const isOther = given.some(({ measure, value, diastolic }) =>
        kept.some((each) => each.measure === measure && (each.value !== value || each.diastolic !== diastolic)),
      )
      // A tab that was doubled brings the same id with other numbers: what a person typed or approved is never dropped.
      const key = keyOf(source, JSON.stringify([submission.source_id, given.map(({ value }) => value)]))
      const added = isOther && source !== 'device' ? given.map((vital) => ({ ...vital, key })) : given
      await vitals.addNew(ownerId, added)
      return { ...answer, readings: (await vitals.findByKey(ownerId, added[0]?.key ?? '')).map(toReading) }
    },

    /** The four of the specification, the newest of each in the unit in which it was given. */
    async healthData(ownerId: string): Promise<HealthData> {
      const latest = new Map((await vitals.latest(ownerId)).map((vital) => [vital.measure, vital]))
      const text = (name: VitalName) => {
        const found = latest.get(name)
        const unit = vitalMeasure(name).units.find(({ ucum }) => ucum === found?.unit)
        return found && unit ? vitalText(found.value, found.diastolic, unit) : null
      }
      const number = (name: VitalName) => {
        const written = text(name)
        return written === null ? null : Number(written)
      }
      const times = (['heartbeat', 'temperature', 'blood_pressure', 'oxygen_level'] as const).flatMap(
        (name) => latest.get(name)?.at ?? [],
      )
      return {
        user_id: ownerId,
        heartbeat: number('heartbeat'),
        temperature: number('temperature'),
        blood_pressure: text('blood_pressure'),
        oxygen_level: number('oxygen_level'),
        last_updated: times.length > 0 ? new Date(Math.max(...times)).toISOString() : null,
      }
    },

    async latest(ownerId: string): Promise<{ items: LatestVital[] }> {
      const [found, age] = await Promise.all([vitals.latest(ownerId), ageOf(ownerId)])
      return { items: found.map((vital) => ({ ...toReading(vital), normal: normalRange(vital.measure, age) })) }
    },

    async list(ownerId: string, { measure, order, limit, cursor }: ListOptions): Promise<VitalList> {
      const after = cursor === undefined ? null : readCursor(cursor)
      const names = measure ? [measure] : VITAL_NAMES
      const found = await vitals.list(ownerId, { names, order, limit: limit + 1, after })
      const items = found.slice(0, limit)
      const last = items.at(-1)
      return { items: items.map(toReading), nextCursor: found.length > limit && last ? writeCursor(last) : null }
    },

    async change(
      ownerId: string,
      id: string,
      change: VitalChange,
    ): Promise<{ reading: VitalReading; advice: ReadingAdvice[] }> {
      const before = await find(ownerId, id)
      const changes = readChange(before, change, nowMs())
      if (!(await vitals.change(ownerId, readId(id), changes))) throw new AppError('not_found')
      const after = await find(ownerId, id)
      return { reading: toReading(after), advice: await adviseOwner(ownerId, [after], change.region) }
    },

    async remove(ownerId: string, id: string): Promise<void> {
      if (!(await vitals.remove(ownerId, readId(id), nowMs()))) throw new AppError('not_found')
    },

    async restore(ownerId: string, id: string): Promise<VitalReading> {
      if (!(await vitals.restore(ownerId, readId(id), nowMs() - RESTORABLE_MS))) throw new AppError('not_found')
      return toReading(await find(ownerId, id))
    },

    /** What was deleted more than a day ago cannot be restored any more. */
    async purge(): Promise<void> {
      await vitals.unscopedPurge(nowMs() - RESTORABLE_MS)
    },
  }
}

function readChange(before: Vital, { value, unit, at, note, confirmed }: VitalChange, now: number): Change {
  const changes: Change = note === undefined ? {} : { note: note === '' ? null : note }
  if (at !== undefined) {
    const time = readMeasuredAt(at, now)
    if ('problem' in time) throw new AppError('reading_refused', { fields: { at: time.problem } })
    changes.at = time.atMs
  }
  if (value === undefined) return changes
  const read = readVital(before.measure, value, unit ?? before.unit)
  if (!read.ok) throw new AppError('reading_refused', { fields: { value: read.problem } })
  if (read.unusual !== null && !confirmed) throw new AppError('reading_unusual', { fields: { value: read.unusual } })
  return { ...changes, value: read.value, diastolic: read.diastolic, unit: read.unit.ucum }
}

const CursorSchema = z.tuple([z.number().int(), z.enum(VITAL_NAMES), z.string().max(40)])

function writeCursor({ at, measure, key }: Vital): string {
  return Buffer.from(JSON.stringify([at, measure, key])).toString('base64url')
}

function readCursor(cursor: string): Position {
  try {
    const [at, measure, key] = CursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { at, measure: codeOf(measure), key }
  } catch {
    throw new AppError('invalid_request', { fields: { cursor: 'This page of the list does not exist.' } })
  }
}
