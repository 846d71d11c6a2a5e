import type { TimelineEntry, TimelineKind } from '@salus/contract'

/** A place between two entries: what is older follows it. */
export type Place = Pick<TimelineEntry, 'when' | 'id'>

export interface Ask {
  kinds: readonly TimelineKind[]
  /** Only what is older; null for the newest. */
  before: Place | null
  limit: number
  /** Where the person is: an IANA name. */
  timeZone: string
  /** In lower case; an entry has all of them. */
  words: readonly string[]
}

export interface Told {
  /** Newest first. */
  entries: TimelineEntry[]
  /** Down to where all is told; null when there is nothing older. A search may reach far and find nothing. */
  reached: Place | null
}

/** What a room has to tell of what happened. */
export interface TimelineSource {
  kinds: readonly TimelineKind[]
  tell(ownerId: string, ask: Ask): Promise<Told>
}

/** What a search opens in one go. */
const LOOKED_THROUGH = 100

export const newestFirst = (one: Place, other: Place): number =>
  isOlder(one, other) ? 1 : isOlder(other, one) ? -1 : 0

export const isOlder = (one: Place, other: Place): boolean =>
  one.when < other.when || (one.when === other.when && one.id < other.id)

export function hasWords(words: readonly string[], ...texts: readonly string[]): boolean {
  const all = texts.join(' ').toLowerCase()
  return words.every((word) => all.includes(word))
}

/** Of entries that are all at hand. */
export function tellOf(all: readonly TimelineEntry[], ask: Ask): Told {
  const { before, kinds } = ask
  const older = all.filter((entry) => kinds.includes(entry.kind) && (before === null || isOlder(entry, before)))
  return chosen(older.sort(newestFirst), true, ask)
}

/** Of entries that are read from the newest on, `count` of them at a time. `has` looks deeper than title and text. */
export async function tellFrom(
  ask: Ask,
  read: (count: number) => Promise<TimelineEntry[]>,
  has?: (entries: readonly TimelineEntry[]) => Promise<Set<string>>,
): Promise<Told> {
  const count = ask.words.length > 0 ? LOOKED_THROUGH : ask.limit + 1
  const looked = await read(count)
  return chosen(looked, looked.length < count, ask, has && ask.words.length > 0 ? await has(looked) : undefined)
}

/**
 * Where a room whose ids begin with `prefix` goes on after a place: the time, and the key before which its own ones of
 * that very time come. Keys are ids of lower-case letters and digits.
 */
export function keyBefore(prefix: string, { id }: Place): string {
  if (id.startsWith(prefix)) return id.slice(prefix.length)
  return prefix < id ? 'zz' : ''
}

function chosen(looked: readonly TimelineEntry[], isEnd: boolean, { limit, words }: Ask, deeper?: Set<string>): Told {
  const found = looked.filter((entry) => deeper?.has(entry.id) || hasWords(words, entry.title, entry.text))
  const entries = found.slice(0, limit)
  if (found.length > limit) return { entries, reached: entries.at(-1) ?? null }
  return { entries, reached: isEnd ? null : (looked.at(-1) ?? null) }
}
