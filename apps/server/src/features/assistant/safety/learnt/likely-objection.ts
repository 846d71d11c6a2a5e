import { brotliDecompressSync } from 'node:zlib'
import { type Classifier, suretyOf } from '@salus/triage'
import { type ReadSentence, readTokens } from '../read-in-every-language.ts'
import type { Token } from '../read-sentence.ts'
import { statementsOf } from '../statements-of.ts'
import { CLASSES, type Class } from './classes.ts'
import { featuresOf } from './features-of.ts'
import { BIAS, SCALE, WEIGHTS } from './weights.ts'

export type LearntObjection = Exclude<Class, 'harmless'>

const classifier: Classifier<Class> = {
  classes: CLASSES,
  weights: new Int8Array(brotliDecompressSync(Buffer.from(WEIGHTS, 'base64'))),
  scale: SCALE,
  bias: BIAS,
}

/** A sentence passes while it is at least so likely to be harmless. See `npm run guard:learn -- --validate`. */
const LEAST_HARMLESS = 0.65
const SURELY_HARMLESS = 0.8
/** In words. */
const LONGEST_CLEARED = 24
/** A piece tells less than its sentence, so only one that is hardly harmless counts. */
const LEAST_HARMLESS_PIECE = 0.3

const OBJECTIONS = CLASSES.filter((each): each is LearntObjection => each !== 'harmless')

/**
 * Why a sentence should not be said: it resembles examples of that, or one of the statements that it joins does, whatever
 * stands beside it. A long one is judged part by part, by its worst.
 */
export function likelyObjection(read: ReadSentence): LearntObjection | undefined {
  const whole = wholeOf(read)
  if (harmlessness(whole) < LEAST_HARMLESS) return likeliest(whole)
  const worst = worstOf(statementsOf(read).map(readTokens))
  return harmlessness(worst) < LEAST_HARMLESS_PIECE ? likeliest(worst) : undefined
}

const likeliest = (surety: Surety): LearntObjection =>
  OBJECTIONS.reduce((most, each) => (of(surety, each) > of(surety, most) ? each : most))

/** A short sentence that resembles harmless examples, with no statement or run of words that hardly does. */
export function isSurelyHarmless(read: ReadSentence): boolean {
  const { tokens } = read
  if (tokens.length > LONGEST_CLEARED || harmlessness(wholeOf(read)) < SURELY_HARMLESS) return false
  const pieces = [...statementsOf(read), ...runsOf(tokens, SHORT_RUN)].map(readTokens)
  return harmlessness(worstOf(pieces)) >= LEAST_HARMLESS_PIECE
}

const wholeOf = (read: ReadSentence): Surety =>
  worstOf(read.tokens.length > LONGEST_WHOLE ? runsOf(read.tokens, LONG_RUN).map(readTokens) : [read])

type Surety = readonly number[]

const of = (surety: Surety, each: Class): number => surety[CLASSES.indexOf(each)] ?? 0

const harmlessness = (surety: Surety): number => of(surety, 'harmless')

const WITHOUT_WORDS: Surety = CLASSES.map((each) => (each === 'harmless' ? 1 : 0))

const worstOf = (parts: readonly ReadSentence[]): Surety =>
  parts
    .map(({ tokens, meanings }) => suretyOf(classifier, featuresOf(tokens, meanings)))
    .reduce((worst, each) => (harmlessness(each) < harmlessness(worst) ? each : worst), WITHOUT_WORDS)

/** In words: most examples are shorter. */
const LONGEST_WHOLE = 30
const LONG_RUN = 16
const SHORT_RUN = 8

/** Runs that overlap by half, so that none cuts a short statement in two. */
const runsOf = (tokens: readonly Token[], length: number): (readonly Token[])[] =>
  Array.from({ length: Math.max(1, Math.ceil((tokens.length * 2) / length) - 1) }, (_, at) =>
    tokens.slice((at * length) / 2, (at * length) / 2 + length),
  )
