import type { FindingId } from '../../knowledge/types.ts'

/** A list of wordings that mean the same: `words/` holds a file a language. */
export type ToldClass =
  | 'gone-soon'
  | 'last-arrangements'
  | 'farewell-said'
  | 'not-reached'
  | 'at-the-edge'
  | 'despair'
  | 'pills-kept'
  | 'never-wake-up'
  | 'how-many-pills'
  | 'poison-beside'
  | 'small-child'
  | 'put-in-mouth'
  | 'someones-pills'
  | 'drowsy'
  | 'alcohol'
  | 'sleeping-pill'
  | 'ten-times'
  | 'so-many-already'
  | 'every-hour'
  | 'wrong-insulin'
  | 'face-part'
  | 'swollen-big'
  | 'hard-to-swallow'
  | 'hit-head'
  | 'tarry'
  | 'soaked-pad'
  | 'drags-limb'
  | 'confused-speech'
  | 'worst-headache'
  | 'in-one-second'
  | 'limp-baby'
  | 'blue-breath'

/** A part that names of medicines and numbers tell in every language. */
export type NamedClass = 'any-medicine' | 'sedative' | 'harms-a-child' | 'many' | 'age-of-a-child' | 'insulin'

/** One of several: "a small child, or the age of one". */
export type OneOf = readonly (ToldClass | NamedClass)[]

/**
 * A danger that is told in parts. `reach` says how far from each other they may stand: in one sentence, in sentences that
 * follow each other, or anywhere in the text.
 */
export interface Together {
  finding: FindingId
  parts: readonly OneOf[]
  reach: 'sentence' | 'next-sentence' | 'text'
}
