import type { ImmunizationEntry, VisitEntry } from '@salus/exchange'
import type { Item } from '../item.ts'
import { sourceKey } from './source-key.ts'

type RoomEntry = ImmunizationEntry | VisitEntry

export interface PlacedInRoom extends Pick<Item, 'before' | 'value' | 'reason' | 'original'> {
  is: 'new' | 'differs' | 'duplicate' | 'refused'
}

interface Rules<Entry extends RoomEntry, Known> {
  most: number
  /** Said of what comes after that. */
  full: string
  /** An entry of a file as the room would know it. */
  asKnown(entry: Entry): Known
  /** Told of both, where a file says otherwise. */
  factsOf(known: Known): string
  /** Another sender tells of the same under a name of its own. */
  isSame(one: Known, other: Known): boolean
}

/** Compares the entries of a file with those of a room. */
export class RoomPlacer<Entry extends RoomEntry, Known extends { source: { system: string; id: string } }> {
  readonly #known: readonly Known[]
  readonly #bySource: Map<string, Known>
  readonly #seen = new Set<string>()
  readonly #rules: Rules<Entry, Known>
  #free: number

  constructor(known: readonly Known[], rules: Rules<Entry, Known>) {
    this.#known = known
    this.#rules = rules
    this.#bySource = new Map(known.map((each) => [sourceKey({ ...each.source, where: '' }), each]))
    this.#free = rules.most - known.length
  }

  place(entry: Entry): PlacedInRoom {
    const { asKnown, factsOf, isSame, full } = this.#rules
    const key = sourceKey(entry.source)
    if (this.#seen.has(key)) return { is: 'duplicate' }
    const told = asKnown(entry)
    const there = this.#bySource.get(key)
    if (there) {
      const [before, value] = [factsOf(there), factsOf(told)]
      return before === value ? { is: 'duplicate' } : { is: 'differs', before, value, original: entry }
    }
    if (this.#known.some((each) => isSame(each, told))) return { is: 'duplicate' }
    if (this.#free <= 0) return { is: 'refused', reason: full }
    this.#free -= 1
    this.#seen.add(key)
    return { is: 'new' }
  }
}
