import { emergencyNumbers, type ReadingAdvice, type Region, URGENCIES } from '@salus/contract'
import { type HealthRecord, judgeReading, mayMean, type Reading } from '@salus/triage'
import type { Vital } from './stored-vital.ts'

/** What the engine's rules say of these readings of one moment to somebody with that record, the most urgent first. */
export function advise(
  readings: readonly Reading[],
  record: HealthRecord,
  region: Region,
  agoMs: number,
): ReadingAdvice[] {
  return readings.flatMap((reading) => adviceOn(reading, record, region, agoMs) ?? []).sort(byUrgency)
}

// Accounts begin at 13, records of children at birth.
const LEAST_AGE = 0

/** What readings are judged by. The age alone is had for less than the whole record. */
export interface JudgedBy {
  /** Years; null when it is not known. */
  ageOf: (userId: string) => Promise<number | null>
  /** Age, conditions, a pregnancy: what the meaning of a reading depends on. */
  recordOf: (userId: string) => Promise<HealthRecord>
}

/** As much of the record as can change what these mean: most readings mean nothing to anybody, or to nobody of that age. */
export async function recordFor(
  readings: readonly Reading[],
  ownerId: string,
  { ageOf, recordOf }: JudgedBy,
): Promise<HealthRecord> {
  if (!readings.some((reading) => mayMean(reading, LEAST_AGE))) return {}
  const age = await ageOf(ownerId)
  if (age !== null && !readings.some((reading) => mayMean(reading, age))) return { age }
  return recordOf(ownerId)
}

export interface Danger {
  vital: Vital
  advice: ReadingAdvice
}

/** Of each measure the newest of these that is urgent or an emergency, the most urgent first. */
export function newestDangers(vitals: readonly Vital[], record: HealthRecord, region: Region, now: number): Danger[] {
  const newest = new Map<string, Danger>()
  const seen = new Set<string>()
  for (const vital of vitals.toSorted((one, other) => other.at - one.at)) {
    const isNewest = !seen.has(vital.measure)
    seen.add(vital.measure)
    if (newest.has(vital.measure)) continue
    const advice = adviceOn(vital, record, region, now - vital.at)
    if (advice && isDanger(advice, isNewest)) newest.set(vital.measure, { vital, advice })
  }
  return [...newest.values()].sort((one, other) => byUrgency(one.advice, other.advice))
}

const HOUR_MS = 60 * 60 * 1_000

// Running makes both fast: an hour later that means nothing any more.
const OF_EXERTION = ['heartbeat', 'respiratory_rate']

/** Of a reading that may be followed by others. */
export function isDanger({ urgency, measure }: ReadingAdvice, isNewest: boolean): boolean {
  if (urgency === 'emergency') return true
  return urgency === 'urgent' && (isNewest || !OF_EXERTION.includes(measure))
}

/** Of a reading of right now, unless it is so many milliseconds old: then it is told without orders for the moment. */
export function adviceOn(reading: Reading, record: HealthRecord, region: Region, agoMs = 0): ReadingAdvice | null {
  const advice = judgeReading(reading, record, region, agoMs / HOUR_MS)
  if (!advice) return null
  const { id: _, call, ...rest } = advice
  const numbers = call && emergencyNumbers(call, region)
  const emergency = call && numbers ? { kind: call, message: rest.meaning, numbers } : null
  return { ...rest, steps: [...rest.steps], callIf: [...rest.callIf], used: [...rest.used], emergency }
}

const byUrgency = (one: ReadingAdvice, other: ReadingAdvice) =>
  URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency)
