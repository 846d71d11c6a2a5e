import { GROUP_NAMES, METHOD_WORDS, NOTE_OPENINGS, SENTENCE_WORDS } from '../knowledge/plain-words.ts'
import { type Spot, textOf } from '../layout/spots.ts'
import { fold } from '../reading/fold.ts'
import { columnOf } from './columns.ts'
import type { Column } from './header.ts'
import { analytesNamed } from './match-analyte.ts'
import type { Entry } from './read-labs.ts'

/** Lines of one name stand nearer than this, in heights of a row. */
const NEAR = 2.1
const MOST_WORDS = 7

/** Joins the lines of a name that runs over two rows. */
export function joinWrapped(entries: Entry[], columns: Column[] | undefined): Entry[] {
  const limit = rightEdgeOfNames(entries)
  const used = new Set<number>()
  for (const [index, entry] of entries.entries()) {
    const { draft } = entry
    if (!draft) continue
    const above = loose(entries, index - 1, columns, used)
    const below = loose(entries, index + 1, columns, used)
    const gapAbove = above ? entry.row.y - above.row.y : Number.POSITIVE_INFINITY
    const gapBelow = below ? below.row.y - entry.row.y : Number.POSITIVE_INFINITY
    const height = entry.row.height
    if (above && gapAbove < height * NEAR && startsName(above, entry, limit, gapAbove, gapBelowRow(entries, index))) {
      used.add(index - 1)
      draft.name = [...above.row.spots, ...draft.name]
    }
    if (below && gapBelow < height * NEAR && endsName(entry, below, limit, gapBelow, gapAfter(entries, index + 1))) {
      used.add(index + 1)
      draft.name = [...draft.name, ...below.row.spots]
    }
  }
  return entries.filter((_, index) => !used.has(index))
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
  if (METHOD_WORDS.test(text) && !analytesNamed(text)) return true
  return NOTE_OPENINGS.has(first) || folded.split(' ').filter((word) => SENTENCE_WORDS.has(word)).length > 1
}

const OPEN_END = /(?:[-,/&+(]|\b(?:of|de|del|des|du|der|von|and|y|et|und|the|la|les|for|à|a|in|im|en))$/i
const isOpen = (text: string) =>
  OPEN_END.test(text) || (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0)
const goesOn = (text: string) => /^[\p{Ll})&/+-]/u.test(text) && !/^(?:p|c|e|n|t|m|i|u|b|s|d)[A-Z]/.test(text)

function startsName(above: Entry, entry: Entry, limit: number, gap: number, gapBelow: number): boolean {
  const name = entry.draft?.name ?? []
  const [first, second] = [textOf(above.row.spots), textOf(name)]
  if (!entry.draft?.unit && !entry.draft?.range && !entry.draft?.inTable) return false
  if (name.length === 0) return true
  if (isOpen(first)) return true
  const both = analytesNamed(`${first} ${second}`)?.exact
  if (both && !analytesNamed(second)?.exact) return true
  if (GROUP_NAMES.test(first) || analytesNamed(second)?.exact) return false
  if (/^[(]/.test(second) || goesOn(second)) return sameEdge(above.row.spots, name)
  if (!sameEdge(above.row.spots, name)) return false
  return hadNoRoom(above.row.spots, name, limit) && gap <= gapBelow * 0.9
}

function endsName(entry: Entry, below: Entry, limit: number, gap: number, gapAfterBelow: number): boolean {
  const name = entry.draft?.name ?? []
  const [first, second] = [textOf(name), textOf(below.row.spots)]
  if (name.length === 0) return true
  if (isOpen(first)) return true
  const both = analytesNamed(`${first} ${second}`)?.exact
  if (both && !analytesNamed(first)?.exact) return true
  if (!sameEdge(name, below.row.spots)) return false
  if (/^\(/.test(second)) return gap < gapAfterBelow * 0.95
  if (goesOn(second)) return true
  if (analytesNamed(first)?.exact || GROUP_NAMES.test(second)) return false
  return hadNoRoom(name, below.row.spots, limit) && gap <= gapAfterBelow * 0.9
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

function gapBelowRow(entries: Entry[], index: number): number {
  const [here, next] = [entries[index], entries[index + 1]]
  return here && next ? next.row.y - here.row.y : Number.POSITIVE_INFINITY
}

function gapAfter(entries: Entry[], index: number): number {
  return gapBelowRow(entries, index)
}
