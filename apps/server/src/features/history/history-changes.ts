import type { HistoryDetails } from '@salus/contract'

/** Names of one save; more are counted. */
const NAMED = 6

/** What a save brought in and took out, in a line: "Added Metformin. Removed Aspirin." */
export function historyChanges(before: HistoryDetails | null, after: HistoryDetails): string {
  const [old, now] = [before ? namesOf(before) : [], namesOf(after)]
  const added = now.filter((name) => !old.includes(name))
  const removed = old.filter((name) => !now.includes(name))
  const lines = [
    ...(added.length > 0 ? [`${before ? 'Added' : 'With'} ${listed(added)}.`] : []),
    ...(removed.length > 0 ? [`Removed ${listed(removed)}.`] : []),
  ]
  if (lines.length > 0) return lines.join(' ')
  return before ? 'Details changed.' : ''
}

const namesOf = ({ conditions, medications, allergies, surgeries }: HistoryDetails): string[] => [
  ...[...conditions, ...medications].map(({ name }) => name),
  ...allergies.map(({ substance }) => `allergy to ${substance}`),
  ...surgeries.map(({ name }) => name),
]

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMED)
  const rest = names.length - shown.length
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
}
