import { brotliDecompressSync } from 'node:zlib'
import { type ReadSentence, readTokens } from '../read-in-every-language.ts'
import { CLASSES, type Class } from './classes.ts'
import { type Classifier, suretyOf } from './classifier.ts'
import { featuresOf } from './features-of.ts'
import { BIAS, SCALE, WEIGHTS } from './weights.ts'

export type LearntObjection = Exclude<Class, 'harmless'>

export interface Likelihood {
  /** Why it should not be said: it resembles examples of that. */
  objection: LearntObjection | undefined
  /** It resembles harmless examples, and is too short to hide anything else. */
  isSurelyHarmless: boolean
}

const classifier: Classifier<Class> = {
  classes: CLASSES,
  weights: new Int8Array(brotliDecompressSync(Buffer.from(WEIGHTS, 'base64'))),
  scale: SCALE,
  bias: BIAS,
}

/** A sentence passes while it is at least so likely to be harmless. See `npm run guard:learn -- --validate`. */
const LEAST_HARMLESS = 0.65
const SURELY_HARMLESS = 0.8
/** Harmless words around a dangerous one would dilute it. */
const LONGEST_CLEARED = 24

const OBJECTIONS = CLASSES.filter((each): each is LearntObjection => each !== 'harmless')

/** Judges a sentence by the examples that the classifier learnt from; a long one part by part, by its worst. */
export function likelyObjection(read: ReadSentence): Likelihood {
  const parts = read.tokens.length > LONGEST_WHOLE ? partsOf(read) : [read]
  const judged = parts.map(({ tokens, meanings }) => suretyOf(classifier, featuresOf(tokens, meanings)))
  const surety = judged.reduce((worst, each) => ((each[0] ?? 0) < (worst[0] ?? 0) ? each : worst))
  const of = (each: Class) => surety[CLASSES.indexOf(each)] ?? 0
  const likeliest = OBJECTIONS.reduce((most, each) => (of(each) > of(most) ? each : most))
  return {
    objection: of('harmless') >= LEAST_HARMLESS ? undefined : likeliest,
    isSurelyHarmless: of('harmless') >= SURELY_HARMLESS && read.tokens.length <= LONGEST_CLEARED,
  }
}

/** In words: most examples are shorter. */
const LONGEST_WHOLE = 30
const PART = 16
const STEP = 8

/** Parts that overlap, so that none cuts a short statement in two. */
const partsOf = ({ tokens }: ReadSentence): ReadSentence[] =>
  Array.from({ length: Math.ceil(tokens.length / STEP) }, (_, at) =>
    readTokens(tokens.slice(at * STEP, at * STEP + PART)),
  )
