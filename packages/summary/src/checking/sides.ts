import { PAIRED_PARTS, SIDE_WORDS, type Side } from '../knowledge/sides.ts'
import { plainText } from './plain-text.ts'

export interface Sides {
  /** Every side that the text names beside a part of the body, or in another language than English. */
  all: Set<Side>
  /** English parts of the body, one form each, with their sides. */
  byPart: Map<string, Set<Side>>
  /** Parts and sides as they are written. */
  written: { part?: string; side: Side; text: string }[]
}

/** Adjectives that stand between: "right lower leg", "left big toe". */
const REACH = 3

/** Which side of the body a text speaks of. English "left" and "right" count only before a part of the body. */
export function sidesIn(text: string): Sides {
  const words = plainText(text).match(/[\p{L}\p{M}]+/gu) ?? []
  const sides: Sides = { all: new Set(), byPart: new Map(), written: [] }
  words.forEach((word, index) => {
    const side = SIDE_WORDS.get(word)
    if (!side) return
    const ahead = words.slice(index + 1, index + 1 + REACH)
    const at = ahead.findIndex((each) => PAIRED_PARTS.has(each))
    const part = at === -1 ? undefined : singular(ahead[at] ?? '')
    const isEnglish = /^(?:left|right|both|bilateral)/.test(word)
    if (isEnglish && !part && side !== 'both') return
    for (const each of side === 'both' ? (['left', 'right'] as const) : [side]) {
      sides.all.add(each)
      if (part) sides.byPart.set(part, (sides.byPart.get(part) ?? new Set()).add(each))
    }
    if (side === 'both') return
    const text = part ? [word, ...ahead.slice(0, at + 1)].join(' ') : word
    sides.written.push({ ...(part ? { part } : {}), side, text })
  })
  return sides
}

const singular = (part: string): string =>
  part === 'feet' ? 'foot' : part === 'calves' ? 'calf' : part.replace(/s$/, '')

/** The sides that a sentence names where the source has only the other. */
export function sidesNotIn(sentence: string, held: Sides): string[] {
  return sidesIn(sentence)
    .written.filter(({ part, side }) => {
      const ofPart = part === undefined ? undefined : held.byPart.get(part)
      if (ofPart) return !ofPart.has(side)
      return held.all.size > 0 && !held.all.has(side)
    })
    .map(({ text }) => text)
}
