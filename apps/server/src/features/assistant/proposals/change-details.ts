import type { HistoryDetails, Proposal } from '@salus/contract'

type OfHistory = Exclude<Proposal, { resource: 'Observation' }>

/** `there`: the history has it already. `overtaken`: it is not any more as the proposal found or left it. */
export type Changed = HistoryDetails | 'there' | 'overtaken'

/** A history with the change made. */
export function changeDetails(details: HistoryDetails, proposal: OfHistory): Changed {
  return move(details, proposal.resource, proposal.before, proposal.after)
}

/** A history with exactly this change taken back. */
export function takeBack(details: HistoryDetails, proposal: OfHistory): Changed {
  return move(details, proposal.resource, proposal.after, proposal.before)
}

function move(details: HistoryDetails, resource: OfHistory['resource'], from: Entry | null, to: Entry | null): Changed {
  const list = resource === 'AllergyIntolerance' ? 'allergies' : 'medications'
  const entries: readonly Entry[] = details[list]
  const at = entries.findIndex((entry) => isSame(entry, from))
  if (entries.some((entry) => isSame(entry, to))) return 'there'
  // Another one of that name came in between.
  if (from === null && to && entries.some((entry) => hasName(entry, to))) return 'overtaken'
  if (from && at < 0) return to === null && !entries.some((entry) => hasName(entry, from)) ? 'there' : 'overtaken'
  const next = from === null ? [...entries, to] : to === null ? entries.toSpliced(at, 1) : entries.with(at, to)
  return { ...details, [list]: next }
}

type Entry = HistoryDetails['medications'][number] | HistoryDetails['allergies'][number]

const nameOf = (entry: Entry): string => ('substance' in entry ? entry.substance : entry.name).toLowerCase()
const hasName = (entry: Entry, other: Entry): boolean => nameOf(entry) === nameOf(other)

/** The order of the fields says nothing. */
const isSame = (one: Entry, other: Entry | null): boolean =>
  other !== null && JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
