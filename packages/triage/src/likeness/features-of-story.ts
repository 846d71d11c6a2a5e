import type { Posterior } from '../inference/posterior.ts'
import type { Outcome, Sex, Urgency } from '../knowledge/types.ts'
import { type Features, placeOf } from './classifier.ts'

/** Number of places that features are hashed into. */
export const PLACES = 1 << 17

/** A text as the engine has read and judged it. */
export interface Story {
  /** Stems of the words in their order, each behind how it is told. */
  told: readonly string[]
  /** Words as they are written, in whatever language, folded; a number is `#`. */
  written: readonly string[]
  age: number | undefined
  sex: Sex | undefined
  isSelf: boolean
  isEnglish: boolean
  durationDays: number | undefined
  onset: string | undefined
  findings: number
  unread: number
  outcome: Outcome
  posterior: Posterior | undefined
}

/**
 * The words as they were understood, as they are written, and the engine's judgement of them. The factors are the lengths of
 * the families, chosen on texts of authors whose examples were not learnt from.
 */
export const featuresOfStory = (story: Story): Features =>
  hashed([
    [wordsOf(story.told), 1],
    [writtenOf(story.written), 1.2],
    [judgedOf(story), 0.5],
  ])

/** The words alone, of a text for which the engine was mended: its judgement of that text would be trusted too far. */
export const wordsOfStory = (story: Story): Features =>
  hashed([
    [wordsOf(story.told), 1],
    [writtenOf(story.written), 1.2],
  ])

function hashed(families: readonly (readonly [family: ReadonlySet<string>, length: number])[]): Features {
  const features = new Map<number, number>()
  for (const [family, length] of families) {
    const weight = length / Math.sqrt(Math.max(1, family.size))
    for (const name of family) {
      const place = placeOf(name, PLACES)
      features.set(place, (features.get(place) ?? 0) + weight)
    }
  }
  return features
}

/** Words, pairs of neighbours, and pairs with one word between. */
const wordsOf = (told: readonly string[]): Set<string> =>
  new Set(
    told.flatMap((word, at) =>
      [`w ${word}`, `2 ${told[at - 1]} ${word}`, `3 ${told[at - 2]} ${word}`].slice(0, 1 + at),
    ),
  )

/** A word that no table knows is like what others write all the same: single words, and pairs of neighbours. */
const writtenOf = (written: readonly string[]): Set<string> =>
  new Set(written.flatMap((word, at) => [`r ${word}`, `p ${written[at - 1]} ${word}`].slice(0, 1 + at)))

function judgedOf(story: Story): Set<string> {
  const { age, sex, durationDays, onset, posterior } = story
  return new Set([
    `outcome ${story.outcome}`,
    `age ${bandOf(AGES, age)}`,
    `sex ${sex}`,
    `self ${story.isSelf}`,
    `english ${story.isEnglish}`,
    `lasts ${bandOf(DAYS, durationDays)}`,
    `onset ${onset}`,
    `found ${Math.min(6, story.findings)}`,
    `unread ${Math.min(8, story.unread)}`,
    `length ${Math.min(6, Math.floor(Math.log2(1 + story.told.length)))}`,
    ...(posterior ? sharesOf(posterior) : []),
  ])
}

const AGES = [0.25, 1, 5, 12, 18, 40, 65, 80]
const DAYS = [0.2, 1.5, 4, 10, 29, 100]

const bandOf = (bounds: readonly number[], value: number | undefined): number | undefined =>
  value === undefined ? undefined : bounds.filter((bound) => value >= bound).length

const LIKELIEST = 40
const FIFTHS = 5

/** The levels that the likeliest causes need, in fifths of all. */
function sharesOf({ ranked, other }: Posterior): string[] {
  const shares: Record<Urgency, number> = { self_care: 0, routine: 0, urgent: 0, emergency: 0 }
  for (const { condition, probability } of ranked.slice(0, LIKELIEST)) shares[condition.urgency] += probability
  return [
    ...Object.entries(shares).map(([level, share]) => `${level} ${Math.round(share * FIFTHS)}`),
    `other ${Math.round(other * FIFTHS)}`,
  ]
}
