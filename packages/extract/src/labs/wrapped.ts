import { GROUP_NAMES, METHOD_WORDS, NOTE_OPENINGS, SENTENCE_WORDS } from '../knowledge/plain-words.ts'
import { type Spot, textOf } from '../layout/spots.ts'
import { fold } from '../reading/fold.ts'
import { columnOf } from './columns.ts'
import type { Column } from './header.ts'
import { analytesNamed, isKnownName } from './match-analyte.ts'
import type { Entry } from './read-labs.ts'

/** Lines of one name stand nearer than this, in heights of a row. */
const NEAR = 2.1
const MOST_WORDS = 7

/** Lines of one name, besides the one that its result stands in. */
const MOST_LINES = 3

/** Joins the lines of a name that runs over several rows. */
export function joinWrapped(entries: Entry[], columns: Column[] | undefined): Entry[] {
  const limit = rightEdgeOfNames(entries)
  const used = new Set<number>()
  for (const [index, entry] of entries.entries()) {
    const { draft } = entry
    if (!draft) continue
    if (draft.name.length === 0) {
      nameFromBothSides(entries, index, columns, used)
      continue
    }
    const above = loose(entries, index - 1, columns, used)
    const gap = entry.row.y - (above?.row.y ?? 0)
    const before = (above?.row.y ?? 0) - (entries[index - 2]?.row.y ?? Number.NEGATIVE_INFINITY)
    if (above && gap < entry.row.height * NEAR && startsName(above, entry, limit, gap, before)) {
      used.add(index - 1)
      draft.name = [...above.row.spots, ...draft.name]
    }
    for (let line = 1; line <= MOST_LINES; line++) {
      const below = loose(entries, index + line, columns, used)
      const last = entries[index + line - 1]?.row.y ?? 0
      if (!below || below.row.y - last > entry.row.height * NEAR) break
      const after = (entries[index + line + 1]?.row.y ?? Number.POSITIVE_INFINITY) - below.row.y
      if (!endsName(entry, below, limit, below.row.y - last, after)) break
      used.add(index + line)
      draft.name = [...draft.name, ...below.row.spots]
    }
  }
  return entries.filter((_, index) => !used.has(index))
}

/** Set beside the middle of a name of two lines, a result stands in a row of its own between them. */
function nameFromBothSides(entries: Entry[], index: number, columns: Column[] | undefined, used: Set<number>) {
  const entry = entries[index]
  const above = loose(entries, index - 1, columns, used)
  const below = loose(entries, index + 1, columns, used)
  if (!entry?.draft || !above || !below) return
  if (below.row.y - above.row.y > above.row.height * NEAR) return
  used.add(index - 1).add(index + 1)
  entry.draft.name = [...above.row.spots, ...below.row.spots]
}

function loose(entries: Entry[], index: number, columns: Column[] | undefined, used: Set<number>): Entry | undefined {
  const entry = entries[index]
  if (!entry || entry.draft || used.has(index)) return undefined
  const text = textOf(entry.row.spots)
  if (entry.row.spots.length > MOST_WORDS || entry.row.cells.length > 1 || !/\p{L}/u.test(text) || isAside(text))
    return undefined
  if (entry.tokens.some(({ kind }) => kind === 'date' || kind === 'range')) return undefined
  const [first] = entry.tokens
  if (columns && first && columns.some(({ role }) => role === 'name') && columnOf(first, columns)?.role !== 'name')
    return undefined
  return entry
}

/** How it was measured, a remark, a sentence: between the rows, and no part of a name. */
function isAside(text: string): boolean {
  const folded = fold(text)
  const [first = ''] = folded.split(' ')
  const label = /^\(?([^:]{1,40}):/.exec(text)?.[1]
  if (label !== undefined && NOTE_OPENINGS.has(fold(label))) return true
  if ((METHOD_WORDS.test(text) || METHOD_WORDS.test(folded)) && !analytesNamed(text)) return true
  return NOTE_OPENINGS.has(first) || folded.split(' ').filter((word) => SENTENCE_WORDS.has(word)).length > 1
}

const OPEN_END = /(?:[-,/&+(]|\b(?:of|de|del|des|du|der|von|and|y|et|und|the|la|les|for|im|en|with|con|mit|avec))$/
const isOpen = (text: string) =>
  OPEN_END.test(text) || (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0)
const goesOn = (text: string) => /^[\p{Ll})&/+-]/u.test(text) && !/^[a-z]{1,2}[A-Z]/.test(text)

/** A name whose result stands in its second line. */
function startsName(above: Entry, entry: Entry, limit: number, gap: number, gapBefore: number): boolean {
  const name = entry.draft?.name ?? []
  const [first, second] = [textOf(above.row.spots), textOf(name)]
  if (!entry.draft?.unit && !entry.draft?.range && !entry.draft?.inTable) return false
  if (isOpen(first) || becomesKnown(first, second)) return true
  if (analytesNamed(second)?.exact || isHeading(first, second) || !sameEdge(above.row.spots, name)) return false
  if (/^\(/.test(second) || goesOn(second)) return true
  return gap <= gapBefore * 0.97 && hadNoRoom(above.row.spots, name, limit)
}

function endsName(entry: Entry, below: Entry, limit: number, gap: number, gapAfter: number): boolean {
  const name = entry.draft?.name ?? []
  const [first, second] = [textOf(name), textOf(below.row.spots)]
  if (isOpen(first)) return true
  if (!sameEdge(name, below.row.spots)) return false
  if (becomesKnown(first, second)) return true
  // What belongs to the row above stands nearer to it than to the one below.
  const nearer = gap <= gapAfter * 0.97
  if (/^\(/.test(second)) return nearer
  if (goesOn(second)) return true
  if (isHeading(second, first)) return false
  return nearer && hadNoRoom(name, below.row.spots, limit)
}

/** Whether both lines name an analyte that the first alone does not. */
function becomesKnown(first: string, second: string): boolean {
  if (!isKnownName(`${first} ${second}`)) return false
  return analytesNamed(first)?.analytes[0] !== analytesNamed(`${first} ${second}`)?.analytes[0]
}

/** The heading of a group, or all in capitals where names are not. */
function isHeading(text: string, name: string): boolean {
  const capitals = text === text.toUpperCase() && text !== text.toLowerCase() && text.length > 4
  return (capitals && name !== name.toUpperCase()) || GROUP_NAMES.test(text)
}

function sameEdge(upper: Spot[], lower: Spot[]): boolean {
  const [a, b] = [upper[0], lower[0]]
  return a !== undefined && b !== undefined && Math.abs(a.x0 - b.x0) < (a.y1 - a.y0) * 1.5
}

/** The line broke because its next word would not have fitted. */
function hadNoRoom(upper: Spot[], lower: Spot[], limit: number): boolean {
  const [last, next] = [upper.at(-1), lower[0]]
  if (!last || !next || !Number.isFinite(limit)) return false
  return last.x1 + (next.x1 - next.x0) > limit - (last.y1 - last.y0) * 2.5
}

/** Where the results of most rows begin: names must end before it. */
function rightEdgeOfNames(entries: Entry[]): number {
  const starts = entries
    .flatMap(({ draft }) => (draft ? [Math.min(...draft.values.map(({ token }) => token.x0))] : []))
    .sort((a, b) => a - b)
  return starts[Math.floor(starts.length * 0.1)] ?? Number.POSITIVE_INFINITY
}
