import { STOP_WORDS } from '@salus/terms/words'
import { readNote, type Sentence } from '../reading/read-note.ts'
import { type Word, wordsOf } from '../reading/words.ts'
import type { Span } from '../types.ts'
import { digitsForWords } from './digits-for-words.ts'
import { findingsIn } from './findings.ts'
import { isMedicineKey, medicineKey, medicineSound } from './medicine-keys.ts'
import { plainText } from './plain-text.ts'
import { countIn } from './quantities.ts'
import { stemOf } from './stem.ts'

/**
 * Where in the source the one or two sentences stand that a sentence most likely rests on, in the order of the source;
 * empty when nothing there supports it. For more than one use: `tracer`.
 */
export const traceTo = (sentence: string, source: string): Span[] => tracer(source)(sentence)

/**
 * Reads a source once, in time that grows with its length, and then says of one sentence after another what it rests
 * on: shared words by their rarity in the source; numbers and medicines, which need no common language, count more. A
 * question of a conversation is given with its answer.
 */
export function tracer(source: string): (sentence: string) => Span[] {
  const { sentences } = readNote(source)
  const postings = indexOf(source, sentences)
  return (sentence) => {
    const terms = [...new Set(termsOf(sentence, wordsOf(sentence)))].map((term): Term => {
      const places = postings.get(term) ?? []
      // What stands everywhere tells little; what stands nowhere is what nothing supports.
      return { places, weight: weightOf(term) * Math.log(1 + sentences.length / Math.max(1, places.length)) }
    })
    return bestPlaces(terms)
      .flatMap((place) => (isAsked(sentences, place) ? [place, place + 1] : [place]))
      .slice(0, MOST)
      .sort((a, b) => a - b)
      .map((place) => spanOf(sentences[place]))
  }
}

interface Term {
  /** Indexes of the sentences that hold it. */
  places: readonly number[]
  weight: number
}

const MOST = 2
/** Of the sentence's weight the share that each place must hold that no other holds. */
const LEAST = 0.3

function bestPlaces(terms: readonly Term[]): number[] {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0)
  const chosen: number[] = []
  let open = terms
  while (chosen.length < MOST) {
    const scores = new Map<number, number>()
    for (const { places, weight } of open)
      for (const place of places) scores.set(place, (scores.get(place) ?? 0) + weight)
    let best: [number, number] | undefined
    for (const [place, score] of scores) if (!best || score > best[1]) best = [place, score]
    if (!best || best[1] < all * LEAST) break
    const [place] = best
    chosen.push(place)
    open = open.filter(({ places }) => !places.includes(place))
  }
  return chosen
}

function indexOf(source: string, sentences: readonly Sentence[]): Map<string, number[]> {
  const postings = new Map<string, number[]>()
  sentences.forEach(({ words, section }, index) => {
    const { start, end } = spanOf(sentences[index])
    // "Allergies: penicillin" names the allergy in its heading.
    const heading = section === 'none' || section === 'other' ? [] : [stemOf(section)]
    for (const term of new Set([...termsOf(source.slice(start, end), words), ...heading])) {
      const places = postings.get(term)
      if (places) places.push(index)
      else postings.set(term, [index])
    }
  })
  return postings
}

/** What a text can share with another: `#` numbers, `@` medicines, `=` findings by their one name, and stems. */
function termsOf(text: string, words: readonly Word[]): string[] {
  const { quantities, frequencies } = countIn(digitsForWords(plainText(text)))
  return [
    ...quantities.flatMap(({ values: [value] }) => (value === undefined || value === 1 ? [] : [`#${value}`])),
    ...frequencies.map(({ perDay }) => `#${perDay} a day`),
    ...findingsIn(words).map(({ name }) => `=${name}`),
    ...words.flatMap(({ raw, norm, kind }) => {
      if (kind !== 'word' || STOP_WORDS.has(norm) || norm.length < 3) return []
      const sound = medicineSound(raw)
      const key = medicineKey(raw)
      if (isMedicineKey(key)) return [`@${sound ?? key}`]
      if (sound && !/\p{Script=Latin}/u.test(raw)) return [`@${sound}`, norm]
      return [stemOf(norm)]
    }),
  ]
}

const weightOf = (term: string): number => (term.startsWith('@') ? 3 : term.startsWith('#') ? 2 : 1)

/** A question whose answer stands behind it. */
function isAsked(sentences: readonly Sentence[], place: number): boolean {
  const [asked, answer] = sentences.slice(place, place + 2)
  return asked?.speaker === 'clinician' && answer?.speaker === 'patient' && asked.words.at(-1)?.raw === '?'
}

const spanOf = (sentence: Sentence | undefined): Span => ({
  start: sentence?.words[0]?.start ?? 0,
  end: sentence?.words.at(-1)?.end ?? 0,
})
