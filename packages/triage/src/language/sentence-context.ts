import type { DangerWords } from './danger-words/types.ts'
import { compileGroup, type Group, type Met, matchAt, type PhraseWord } from './phrase-groups.ts'

/** Where a text speaks of then and of now and of the writer, and which sentences are a story, or about somebody unknown. */
export interface Context {
  past: readonly number[]
  now: readonly number[]
  story: ReadonlySet<number>
  stranger: ReadonlySet<number>
  own: readonly number[]
}

const compiled = new Map<DangerWords, Record<keyof Context, Group>>()

function groupsOf(words: DangerWords): Record<keyof Context, Group> {
  const known = compiled.get(words)
  if (known) return known
  const { past, now, story, stranger, own } = words
  const groups = {
    past: compileGroup(past),
    now: compileGroup(now),
    story: compileGroup(story),
    stranger: compileGroup(stranger),
    own: compileGroup(own),
  }
  compiled.set(words, groups)
  return groups
}

export function readContext(words: readonly PhraseWord[], dangers: DangerWords): Context {
  const groups = groupsOf(dangers)
  const placesOf = (group: Group): number[] => [...words.keys()].filter((at) => matchAt(group, words, at) > 0)
  const past = placesOf(groups.past).flatMap((at) =>
    Array.from({ length: matchAt(groups.past, words, at) }, (_, ahead) => at + ahead),
  )
  const sentencesOf = (group: Group): Set<number> => new Set(placesOf(group).map((at) => words[at]?.sentence as number))
  return {
    past,
    // "Never again" holds no "again" of now.
    now: placesOf(groups.now).filter((at) => !past.includes(at)),
    story: sentencesOf(groups.story),
    stranger: sentencesOf(groups.stranger),
    own: placesOf(groups.own),
  }
}

/** Sentences of what is over, made up, or was seen of somebody unknown by a writer who goes on about themselves. */
export function isNotOfNow({ from, to }: Met, words: readonly PhraseWord[], context: Context): boolean {
  const sentence = words[from]?.sentence as number
  if (context.story.has(sentence)) return true
  const distanceTo = (places: readonly number[]): number =>
    Math.min(
      ...places
        .filter((at) => words[at]?.sentence === sentence)
        .map((at) => (at < from ? from - at : Math.max(0, at - to))),
    )
  // "Floppy at birth, twelve years ago, and today he plays": of the two times the nearer one is meant.
  const now = distanceTo(context.now)
  const past = distanceTo(context.past)
  if (past < now) return true
  if (now < Number.POSITIVE_INFINITY) return false
  return context.stranger.has(sentence) && context.own.some((at) => at < from || at > to)
}
