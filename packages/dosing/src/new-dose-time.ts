import type { DoseTime, TimeOfDay } from './types.ts'

/** A time to take something at, with an id that none of the others has. In a later step the same time of day keeps its id. */
export function newDoseTime(time: TimeOfDay, amount: number, others: readonly Pick<DoseTime, 'id'>[]): DoseTime {
  const plain = time.replace(':', '')
  const taken = new Set(others.map(({ id }) => id))
  let id = plain
  for (let next = 2; taken.has(id); next += 1) id = `${plain}-${next}`
  return { id, time, amount }
}
