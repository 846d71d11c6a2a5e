import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Beyond this nobody guesses, and working it out would take long. */
const JUDGED = 64

/** 0 (at once) to 4 (not in a lifetime). */
export const estimateStrength = (password: string): number => estimator.check(password.slice(0, JUDGED)).score
