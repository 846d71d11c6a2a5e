import { wordsOf } from '../reading/words.ts'
import { countsNotIn } from './counts-not-in.ts'
import { findingsNotIn } from './findings-not-in.ts'
import { medicinesNotIn } from './medicines-not-in.ts'
import { type HeldFacts, readSource } from './read-source.ts'
import { sidesNotIn } from './sides.ts'

/**
 * The facts that a sentence states and the source does not hold, as they are written, each once; empty when it holds
 * them all. Reading the source anew for each sentence takes long: for more than one use `factChecker`.
 */
export const factsNotIn = (sentence: string, source: string): string[] => factChecker(source)(sentence)

/**
 * Reads a source once, in time that grows with its length, and then checks one sentence after another against it.
 *
 * Checked are: numbers (with their unit where both have one, converted within a measure; in digits or words, with any
 * decimal mark), how often a day, dates and days of the week, names of medicines, names of conditions, a finding that
 * the source only denies or only affirms, a side of the body that the source gives as the other, and a medicine that
 * is said to be started where the source stops it. Numbers, dates, sides and medicines are compared across the
 * languages of the interface; conditions and denials where both are English.
 *
 * What is not caught: a number of the source that is put to another use ("sodium 140" for a pulse of 140), a bare "one",
 * what is rounded or calculated (this one is reported although it may be right), high for low and rising for falling,
 * causes and who said so, another's illness told as the person's own, complaints that the source does not name, words
 * of a certainty that the source has not, and all that has neither number nor name: "the biopsy was reassuring".
 */
export const factChecker = (source: string): ((sentence: string) => string[]) => factCheckerOf(readSource(source))

/** The same for a source that was read before, in another thread as it may be: `readSource`. */
export function factCheckerOf(held: HeldFacts): (sentence: string) => string[] {
  return (sentence) => {
    const plain = withoutMarks(sentence)
    const words = wordsOf(plain)
    return [
      ...new Set([
        ...countsNotIn(plain, words, held.counts),
        ...medicinesNotIn(words, held.medicines),
        ...(held.isEnglish ? findingsNotIn(words, held) : []),
        ...sidesNotIn(plain, held.sides),
      ]),
    ]
  }
}

/** List marks, citations and the numbers of help lines state nothing. */
const withoutMarks = (sentence: string): string =>
  sentence
    .replace(/^\s*(?:[-*•>#]+\s*)*(?:(?:step\s+)?\d{1,2}[.):]\s+)?/i, '')
    .replace(/\[\s*\d+(?:\s*[,–-]\s*\d+)*\s*\]|【[^】]*】/g, ' ')
    .replace(/\b24\/7\b/g, ' ')
    .replace(
      /\b(?:911|112|999|988|108|116\s?123|116\s?117|111|15|102|144)\b(?=\s*(?:[.,;:!?)]|$|or\b|and\b|if\b|now\b|immediately\b|right\b))/g,
      (number) => (HELP_LINE.test(sentence) ? ' ' : number),
    )
    .replace(/[*_`]/g, '')

const HELP_LINE = /\b(?:call|dial|ring|phone|text|llam\w+|appel\w+|ruf\w+|wähl\w+)\b|कॉल|కాల్/i
