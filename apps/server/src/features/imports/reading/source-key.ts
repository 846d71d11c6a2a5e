import type { RecordEntry } from '@salus/exchange'

/** The same for the same entry of the same sender, in whatever file it comes. */
export const sourceKey = ({ system, id }: RecordEntry['source']): string => `${system} ${id}`

/** The same for the same thing told again; a date that was put right is news. */
export function factKey(entry: RecordEntry): string {
  const time = 'time' in entry ? entry.time : undefined
  return [entry.kind, sourceKey(entry.source), entry.name, time ?? ''].join(' ')
}
