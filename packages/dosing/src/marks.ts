import { readMoment } from './clock/calendar.ts'
import type { Mark } from './types.ts'

/** The mark that counts for each slot, in whatever order they came: one that was taken rather than skipped, then the first. */
export function countedMarks(marks: readonly Mark[]): Map<string, Mark> {
  const counted = new Map<string, Mark>()
  for (const mark of marks) {
    const other = counted.get(mark.slot)
    if (!other || comesFirst(mark, other)) counted.set(mark.slot, mark)
  }
  return counted
}

const comesFirst = (mark: Mark, other: Mark): boolean =>
  mark.status === other.status ? readMoment(mark.at) < readMoment(other.at) : mark.status === 'taken'

/** Tells which doses were taken and when, each slot once. */
export const takenOf = (marks: readonly Mark[]): { ms: number; amount: number }[] =>
  [...countedMarks(marks).values()]
    .filter(({ status }) => status === 'taken')
    .map(({ at, amount }) => ({ ms: readMoment(at), amount }))
