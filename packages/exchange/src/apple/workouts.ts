import { notUnderstood, refused } from '../reading/entries.ts'
import { whenOfApple } from '../reading/when.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry, Quantity, WorkoutEntry } from '../types.ts'
import type { Attributes } from '../xml/attributes.ts'
import { APPLE, quantityOf } from './read-record.ts'

/** A `Workout` until its end tag: its distance and energy may stand in `WorkoutStatistics` inside it. */
export function beginWorkout(tag: Attributes, where: string): WorkoutEntry | Entry {
  const activity = tag.get('workoutActivityType') ?? ''
  const name = activity.replace(/^HKWorkout(?:Activity)?Type(?:Identifier)?/, '')
  const [start, end] = [tag.get('startDate'), tag.get('endDate')]
  const source = { system: APPLE, id: `Workout ${name} ${start}~${end} ${tag.get('sourceName') ?? ''}`.trim(), where }
  const [time, until] = [whenOfApple(start), whenOfApple(end)]
  if (!name) return notUnderstood(source, 'Workout', SENTENCES.noName, tag.written())
  if (!time) return refused(source, name, SENTENCES.badDate, tag.written())
  const minutes = quantityOf(tag.get('duration') ?? '', '')?.value
  const inSeconds = tag.get('durationUnit') === undefined || tag.get('durationUnit') === 's'
  const distance = positive(tag.get('totalDistance'), tag.get('totalDistanceUnit') ?? 'km')
  const energy = positive(tag.get('totalEnergyBurned'), tag.get('totalEnergyBurnedUnit') ?? 'kcal')
  return {
    kind: 'workout',
    source,
    codings: [{ system: APPLE, code: activity }],
    name,
    time,
    ...(until && { until }),
    ...(minutes !== undefined && { minutes: inSeconds ? minutes / 60 : minutes }),
    ...(distance && { distance }),
    ...(energy && { energy }),
  }
}

export function addStatistics(workout: WorkoutEntry, tag: Attributes): void {
  const sum = positive(tag.get('sum'), tag.get('unit') ?? '')
  const type = tag.get('type') ?? ''
  if (sum && type.includes('Distance')) workout.distance = sum
  if (sum && type.endsWith('ActiveEnergyBurned')) workout.energy = sum
}

function positive(value: string | undefined, unit: string): Quantity | undefined {
  const quantity = quantityOf(value ?? '', unit)
  return quantity && quantity.value > 0 ? quantity : undefined
}
