import {
  type HealthData,
  type HealthSubmission,
  type LatestVitals,
  MESSAGES,
  RESTORABLE_MS,
  type ReadingAdvice,
  type Region,
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
import { advise, type JudgedBy, newestDangers, recordFor } from './advise.ts'
import { type Birth, type BirthOf, isJustNow } from './births.ts'
import { keepNew, keepTyped } from './keep-vitals.ts'
import type { LatestRepository } from './latest.repository.ts'
import { isEmpty, readSubmission, readTime } from './read-submission.ts'
import { recentDay, recentVitals } from './recent-vitals.ts'
import { codeOf, readId, toReading, type Vital } from './stored-vital.ts'
import type { Change, Position, VitalsRepository } from './vitals.repository.ts'

const DEFAULT_REGION: Region = 'US'

export interface VitalsDeps extends JudgedBy {
  now: () => Date
}

interface ListOptions {
  measure?: VitalName | undefined
  order: 'newest' | 'oldest'
  limit: number
  cursor?: string | undefined
}

export function vitalsService(vitals: VitalsRepository, latest: LatestRepository, deps: VitalsDeps) {
  const { now, recordOf } = deps
  const nowMs = () => now().getTime()

  async function find(ownerId: string, id: string): Promise<Vital> {
    const vital = await vitals.findById(ownerId, readId(id))
    if (!vital) throw new AppError('not_found')
    return vital
  }

  return {
    async get(ownerId: string, id: string): Promise<VitalReading> {
      return toReading(await find(ownerId, id))
    },

    /** Saving the same again, as a retry does, answers what is there. */
    async submit(ownerId: string, submission: HealthSubmission, birthOf: BirthOf): Promise<Submitted> {
      const source = submission.source ?? (submission.source_id === undefined ? 'typed' : 'device')
      const birth = isJustNow(submission.last_updated, nowMs()) ? null : await birthOf()
      const { vitals: given, said, at, refused, unusual } = readSubmission(submission, source, nowMs(), birth)
      // Whatever becomes of the rest, what is dangerous is said now.
      const record = await recordFor(said, ownerId, deps)
      const advice = advise(said, record, submission.region ?? DEFAULT_REGION, nowMs() - at)
      const more = advice.length > 0 ? { advice } : {}
      if (!isEmpty(refused)) throw new AppError('reading_refused', { fields: refused, more })
      // A device cannot be asked, and does not slip.
      if (source !== 'device' && !submission.confirmed && !isEmpty(unusual)) {
        throw new AppError('reading_unusual', { fields: unusual, more })
      }
      const answer = { success: true, message: MESSAGES.vitals.saved, not_saved: [], advice }
      if (await vitals.add(ownerId, given)) return { ...answer, readings: given.map(toReading) }
      const { taken, notTaken } = await (source === 'device' ? keepNew : keepTyped)(vitals)(ownerId, given)
      const there = notTaken.flatMap(({ code, kept }) => (code === 'duplicate' && kept ? [kept] : []))
      const readings = [...taken, ...there].sort((one, other) => codeOf(one.measure) - codeOf(other.measure))
      const notSaved = notTaken.flatMap(({ vital, code, reason }) =>
        code === 'duplicate' ? [] : [{ measure: vital.measure, code, reason }],
      )
      if (readings.length === 0) {
        const fields = Object.fromEntries(notSaved.map(({ measure, reason }) => [measure, reason]))
        throw new AppError('reading_kept_before', { fields, more })
      }
      const partly = notSaved.length > 0 ? { success: false, message: MESSAGES.vitals.partly } : {}
      return { ...answer, ...partly, readings: readings.map(toReading), not_saved: notSaved }
    },

    /** What is dangerous of these, the newest of each measure. */
    async warnOf(ownerId: string, given: readonly Vital[], region?: Region): Promise<ReadingAdvice[]> {
      const record = await recordFor(given, ownerId, deps)
      const dangers = newestDangers(given, record, region ?? DEFAULT_REGION, nowMs())
      return dangers.map(({ advice }) => advice)
    },

    /** The four of the specification, the newest of each in the unit in which it was given. */
    async healthData(ownerId: string): Promise<HealthData> {
      const newest = new Map((await latest.ofEach(ownerId)).map((vital) => [vital.measure, vital]))
      const text = (name: VitalName) => {
        const found = newest.get(name)
        const unit = vitalMeasure(name).units.find(({ ucum }) => ucum === found?.unit)
        return found && unit ? vitalText(found.value, found.diastolic, unit) : null
      }
      const number = (name: VitalName) => {
        const written = text(name)
        return written === null ? null : Number(written)
      }
      const times = (['heartbeat', 'temperature', 'blood_pressure', 'oxygen_level'] as const).flatMap(
        (name) => newest.get(name)?.at ?? [],
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

    async latest(ownerId: string, region: Region = DEFAULT_REGION): Promise<LatestVitals> {
      const at = nowMs()
      const [found, days, record] = await Promise.all([
        latest.ofEach(ownerId),
        latest.extremes(ownerId, recentDay(at)),
        recordOf(ownerId),
      ])
      const recent = await recentVitals(latest, ownerId, { newest: found, days, record, now: at })
      return {
        items: found.map((vital) => ({ ...toReading(vital), normal: normalRange(vital.measure, record.age ?? null) })),
        warnings: newestDangers(recent, record, region, at).map(({ vital, advice }) => ({
          reading: toReading(vital),
          advice,
          seen: vital.isSeen === true,
        })),
      }
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
      birthOf: BirthOf,
    ): Promise<{ reading: VitalReading; advice: ReadingAdvice[] }> {
      const birth = isJustNow(change.at, nowMs()) ? null : await birthOf()
      const outcome = await vitals.change(ownerId, readId(id), (before) => {
        refuseOutdated(before, change)
        return readChange(before, change, nowMs(), birth)
      })
      if (outcome === 'missing') throw new AppError('not_found')
      const after = await find(ownerId, id)
      if (outcome === 'lost') throw new AppError('reading_changed', { more: { current: toReading(after) } })
      const record = await recordFor([after], ownerId, deps)
      const advice = advise([after], record, change.region ?? DEFAULT_REGION, nowMs() - after.at)
      return { reading: toReading(after), advice }
    },

    /** What it warns of needs not be said again, in no other tab and on no other device. */
    async markSeen(ownerId: string, id: string): Promise<void> {
      if (!(await vitals.markSeen(ownerId, readId(id), nowMs()))) throw new AppError('not_found')
    },

    async remove(ownerId: string, id: string): Promise<void> {
      if (!(await vitals.remove(ownerId, readId(id), nowMs()))) throw new AppError('not_found')
    },

    async restore(ownerId: string, id: string): Promise<VitalReading> {
      if (!(await vitals.restore(ownerId, readId(id), nowMs() - RESTORABLE_MS))) throw new AppError('not_found')
      return toReading(await find(ownerId, id))
    },

    /** To be called after an import of very many readings, or the next looks at them may be slow. */
    analyze: (): Promise<void> => vitals.unscopedAnalyze(),

    /** What was deleted more than a day ago cannot be restored any more. */
    async purge(): Promise<void> {
      await vitals.unscopedPurge(nowMs() - RESTORABLE_MS)
    },
  }
}

/** Two editors that began with one reading: the second is told what the first made of it. */
function refuseOutdated(vital: Vital, { before }: VitalChange): void {
  if (!before) return
  const now = toReading(vital)
  const isSame =
    now.value === before.value &&
    now.diastolic === before.diastolic &&
    now.comparator === before.comparator &&
    now.at === before.at &&
    now.note === before.note
  if (!isSame) throw new AppError('reading_changed', { more: { current: now } })
}

function readChange(
  before: Vital,
  { value, unit, at, note, confirmed }: VitalChange,
  now: number,
  birth: Birth | null,
): Change {
  const changes: Change = note === undefined ? {} : { note: note === '' ? null : note }
  if (at !== undefined) {
    const time = readTime(at, now, birth)
    if ('problem' in time) throw new AppError('reading_refused', { fields: { at: time.problem } })
    changes.at = time.atMs
  }
  if (value === undefined) return changes
  const read = readVital(before.measure, value, unit ?? before.unit)
  if (!read.ok) throw new AppError('reading_refused', { fields: { value: read.problem } })
  if (read.unusual !== null && !confirmed) throw new AppError('reading_unusual', { fields: { value: read.unusual } })
  const { diastolic, comparator, unit: readUnit } = read
  return { ...changes, value: read.value, diastolic, comparator, unit: readUnit.ucum }
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
