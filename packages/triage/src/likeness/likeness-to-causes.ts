import { bytesOf } from './bytes-of.ts'
import { type CauseVectors, unpack } from './cause-vectors.ts'
import { type Presentation, termsOf } from './terms-of-presentation.ts'
import { CAUSES, PACKED, RARITY_SCALE, WEIGHT_SCALE } from './written-presentations.ts'

/** How like a text is to presentations, from 0 to 1. */
export interface Likeness {
  /** By the cause; nothing for one that shares no term with the text. */
  causes: ReadonlyMap<string, number>
  /** How much the text tells: 0 for a word or two, 1 for a long story. */
  trust: number
}

export const UNLIKE: Likeness = { causes: new Map(), trust: 0 }

/** "Nausea and vomiting" is all of a few presentations, and a part of many. A text of this length, about a dozen rare terms, counts half. */
const HALF_TRUSTED = 15

export const likenessToCauses = (presentation: Presentation): Likeness => likenessIn(vectors(), presentation)

/** The cosine of the text and of each cause, rare terms counting more, and less for a text that tells little. */
export function likenessIn({ causes, rarity, starts, holders, weights }: CauseVectors, told: Presentation): Likeness {
  const likeness = new Float64Array(causes.length)
  let square = 0
  for (const [place, times] of termsOf(told)) {
    const weight = times * (rarity[place] ?? 0)
    square += weight * weight
    const end = starts[place + 1] ?? 0
    for (let at = starts[place] ?? 0; at < end; at++) {
      const cause = holders[at] ?? 0
      likeness[cause] = (likeness[cause] ?? 0) + weight * (weights[at] ?? 0)
    }
  }
  const length = Math.sqrt(square) || 1
  const trust = square ** 2 / (square ** 2 + HALF_TRUSTED ** 4)
  const alike = new Map<string, number>()
  for (const [at, cause] of causes.entries()) {
    const product = likeness[at] ?? 0
    if (product > 0) alike.set(cause, (product / length) * trust)
  }
  return { causes: alike, trust }
}

let unpacked: CauseVectors | undefined

function vectors(): CauseVectors {
  unpacked ??= unpack(CAUSES.split(' '), {
    rarityScale: RARITY_SCALE,
    weightScale: WEIGHT_SCALE,
    bytes: bytesOf(PACKED),
  })
  return unpacked
}
