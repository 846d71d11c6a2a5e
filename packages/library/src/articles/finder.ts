import type { Language } from '@salus/terms/languages'
import { folded } from '@salus/terms/medicines'
import { EVERYDAY_NAMES_ALONE, lightWordsOf, smallWordsOf } from './small-words.ts'

export interface Hit {
  id: string
  /** 0 to 1: how much of the question the name explains, and of the name the question. */
  score: number
  /** How many words that name something the name shares with the question. */
  words: number
  /** The place of the line that answers it, where somebody has foreseen the question. */
  line?: string
}

export interface Named {
  id: string
  /** Whatever it may be called or asked for by. */
  names: readonly string[]
  /** Questions that one line of it answers, each with the place of that line. */
  lines?: readonly (readonly [question: string, line: string])[]
  /** What it says: it explains words of a question that no name has, and finds nothing by itself. */
  body?: readonly string[]
}

interface Phrase {
  id: string
  weight: number
  /** How many words it has. */
  words: number
  line?: string
}

/** One word found in another form, or with a slip, is worth a little less. */
const [SAME, INFLECTED, MISSPELLED] = [1, 0.92, 0.8]
/** A word that stands in the text alone. */
const IN_BODY = 0.7
/** A question that holds a name of several words whole asks for it, whatever else it says. */
const CONTAINED = 0.7
/** A question with a word that is the whole name of one article is about it, where nothing else is nearer: "dengue". */
const NAMED_ALONE = 0.66
const SHORTEST_ALONE = 3
/** So much of what a question names has to be in a name, and not in the text alone. */
const LEAST_NAMED = 0.3
/** Letters that two forms of a word share. Words of these languages change more, or are written with fewer letters. */
const SHORTEST_STEM: Readonly<Record<Language, number>> = { en: 4, de: 4, es: 3, fr: 3, hi: 3, te: 3 }
const LONGEST_ENDING = 4
const SHORTEST_SLIP = 6
const [SHORTEST_COMPOUND, SHORTEST_PART] = [9, 4]
/** A word that no article knows says that the question is about something else, but it may be a name or a slip. */
const UNKNOWN = 0.6
/** A word that names nothing by itself is worth so much of its rarity, unless a finder says otherwise. */
const LIGHT = 0.3
/** So much of what a question names has to be in the name of the article. */
const LEAST_OF_SUBJECT = 0.6
/** Less is enough where a word of the name is one that hardly another article has: "MRI". */
const SPECIFIC_TO = 5
const LEAST_OF_SPECIFIC = 0.35
/** How much less a page is worth that says nothing of the words that few pages have: of the flu shot, where HPV was asked for. */
const TELLING_TO = 15
const WITHOUT_TELLING = 0.25
/** So near to the best name of its article, a foreseen question tells which line answers. */
const NEARLY = 0.1
/** So much of what is asked beside the subject a line has to say. */
const LEAST_OF_LINE = 0.5
const MOST_WORDS = 40
const BEGINNING = 3

/** Finds articles by what people call them: never by a word that stands somewhere in their text. */
export class Finder {
  readonly #language: Language
  readonly #phrases: Phrase[] = []
  readonly #bodies = new Map<string, readonly string[]>()
  /** Of an article that was looked into, the hashes of its words, in order: as strings they would take ten times the room. */
  readonly #hashes = new Map<string, Uint32Array>()
  readonly #postings = new Map<string, number[]>()
  readonly #byBeginning = new Map<string, string[]>()
  /** Names of one word that no other article has alone, and few have in a longer name. */
  readonly #alone = new Map<string, string>()
  readonly #rarity: ReadonlyMap<string, number>
  readonly #unknown: number
  readonly #specific: number
  readonly #telling: number
  readonly #light: ReadonlySet<string>

  constructor(all: Iterable<Named>, language: Language) {
    this.#language = language
    const articles = new Map<string, Set<string>>()
    const read = [...all].map(({ id, names, lines = [], body = [] }) => {
      if (body.length > 0) this.#bodies.set(id, body)
      return {
        id,
        // "Less salt" is more than its one word that names something.
        alone: names.filter((name) => !name.trim().includes(' ')).map((name) => this.#wordsOf(name)),
        phrases: names.map((name) => this.#wordsOf(name)),
        lines: lines.map(([question, line]) => ({ line, words: this.#wordsOf(question) })),
      }
    })
    for (const { id, phrases, lines } of read) {
      for (const word of [...phrases, ...lines.map(({ words }) => words)].flat())
        articles.set(word, (articles.get(word) ?? new Set()).add(id))
    }
    const light = lightWordsOf(language)
    this.#rarity = new Map(
      [...articles].map(([word, ids]) => [word, Math.log(1 + read.length / ids.size) * (light.has(word) ? LIGHT : 1)]),
    )
    this.#light = light
    this.#unknown = Math.log(1 + read.length) * UNKNOWN
    this.#specific = Math.log(1 + read.length / SPECIFIC_TO)
    this.#telling = Math.log(1 + read.length / TELLING_TO)
    for (const { id, phrases, lines } of read) {
      for (const words of phrases) this.#add(id, words)
      for (const { words, line } of lines) this.#add(id, words, line)
    }
    const owners = Map.groupBy(
      read.flatMap(({ id, alone }) =>
        alone.flatMap(([word, ...more]) => (word && more.length === 0 ? [{ word, id }] : [])),
      ),
      ({ word }) => word,
    )
    for (const [word, named] of owners) {
      const [first] = named
      const isOwn = first && named.every(({ id }) => id === first.id)
      const isTelling = word.length >= SHORTEST_ALONE && !EVERYDAY_NAMES_ALONE.has(word)
      if (isOwn && isTelling && this.#rare(word) >= this.#telling) this.#alone.set(word, first.id)
    }
    for (const word of this.#rarity.keys()) {
      append(this.#byBeginning, word.slice(0, BEGINNING), word)
    }
  }

  /** The articles whose names are nearest to what is asked, the nearest first. */
  find(question: string, most = 5): Hit[] {
    const asked = this.#joined(this.#wordsOf(question).slice(0, MOST_WORDS))
    const total = asked.reduce((sum, word) => sum + this.#weightOf(word), 0)
    if (total === 0) return []
    const subject = asked.filter((word) => !this.#light.has(word)).reduce((sum, word) => sum + this.#weightOf(word), 0)
    const met = new Map<number, { asked: number; named: number; subject: number; rarest: number; words: Set<string> }>()
    for (const word of asked) {
      const best = new Map<number, { asked: number; named: number }>()
      for (const [form, worth] of this.#formsOf(word)) {
        for (const at of this.#postings.get(form) ?? []) {
          const named = this.#rare(form) * worth
          if (named > (best.get(at)?.named ?? 0)) best.set(at, { asked: this.#weightOf(word) * worth, named })
        }
      }
      const isLight = this.#light.has(word)
      for (const [at, worth] of best) {
        const sum = met.get(at) ?? { asked: 0, named: 0, subject: 0, rarest: 0, words: new Set<string>() }
        met.set(at, {
          asked: sum.asked + worth.asked,
          named: sum.named + worth.named,
          subject: sum.subject + (isLight ? 0 : worth.asked),
          // A letter alone is in many words by chance.
          rarest: isLight || word.length === 1 ? sum.rarest : Math.max(sum.rarest, worth.named),
          words: sum.words.add(word),
        })
      }
    }
    const telling = asked.filter((word) => (this.#rarity.get(word) ?? 0) >= this.#telling)
    const told = telling.reduce((sum, word) => sum + this.#rare(word), 0)
    const scores = new Map<string, Omit<Hit, 'id'>>()
    const lines = new Map<string, { score: number; line: string }>()
    for (const [at, worth] of met) {
      const { id, weight, words, line } = this.#phrases[at] as Phrase
      const isWhole = words > 1 && worth.words.size >= words && worth.named >= weight * INFLECTED && worth.subject > 0
      const inText = this.#explained(id, asked, worth.words)
      const least = worth.rarest >= this.#specific ? LEAST_OF_SPECIFIC : LEAST_OF_SUBJECT
      const isNear = worth.subject >= subject * LEAST_NAMED && worth.subject + inText.subject >= subject * least
      if (!isWhole && !isNear) continue
      const explained = Math.min(1, Math.max(isWhole ? CONTAINED : 0, (worth.asked + inText.asked) / total))
      const missed = telling
        .filter((word) => !worth.words.has(word) && !this.#holds(id, word))
        .reduce((sum, word) => sum + this.#rare(word), 0)
      const fit = told === 0 ? 1 : 1 - WITHOUT_TELLING * (missed / told)
      const score = harmonic(explained, Math.min(1, worth.named / weight)) * fit
      const shared = [...worth.words].filter((word) => !this.#light.has(word)).length
      if (score > (scores.get(id)?.score ?? 0)) scores.set(id, { score, words: shared })
      if (line && score > (lines.get(id)?.score ?? 0)) lines.set(id, { score, line })
    }
    for (const word of asked) {
      const id = this.#alone.get(word)
      if (id && (scores.get(id)?.score ?? 0) < NAMED_ALONE) scores.set(id, { score: NAMED_ALONE, words: 1 })
    }
    return [...scores]
      .map(([id, hit]) => {
        const told = lines.get(id)
        return told && told.score >= hit.score - NEARLY ? { id, ...hit, line: told.line } : { id, ...hit }
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, most)
  }

  /** What the text of an article explains of a question, beside the words that its name has. */
  #explained(id: string, asked: readonly string[], named: ReadonlySet<string>): { asked: number; subject: number } {
    const body = this.#bodyOf(id)
    const sum = { asked: 0, subject: 0 }
    for (const word of body ? asked : []) {
      if (named.has(word) || !body || !holds(body, hashOf(word))) continue
      const worth = this.#weightOf(word) * IN_BODY
      sum.asked += worth
      if (!this.#light.has(word)) sum.subject += worth
    }
    return sum
  }

  #holds(id: string, word: string): boolean {
    const body = this.#bodyOf(id)
    return body !== undefined && holds(body, hashOf(word))
  }

  /** Read when it is first asked for: most questions come near a few articles. */
  #bodyOf(id: string): Uint32Array | undefined {
    const lines = this.#bodies.get(id)
    const known = this.#hashes.get(id) ?? (lines && hashesOf(lines.flatMap((line) => this.#wordsOf(line))))
    if (known) this.#hashes.set(id, known)
    return known
  }

  /** The place of the one line that says most of what a question asks beside its subject; nothing where none says much. */
  nearestLine(question: string, subject: string, lines: readonly string[]): number | undefined {
    const own = new Set(this.#wordsOf(subject).map(hashOf))
    const asked = this.#wordsOf(question).filter((word) => !this.#light.has(word) && !own.has(hashOf(word)))
    const total = asked.reduce((sum, word) => sum + this.#weightOf(word), 0)
    if (total === 0) return undefined
    const worths = lines.map((line) => {
      const said = new Set(this.#wordsOf(line).map(hashOf))
      return asked.reduce((sum, word) => sum + (said.has(hashOf(word)) ? this.#weightOf(word) : 0), 0)
    })
    const best = Math.max(...worths)
    return best >= total * LEAST_OF_LINE ? worths.indexOf(best) : undefined
  }

  #add(id: string, words: string[], line?: string): void {
    if (words.length === 0) return
    const at =
      this.#phrases.push({
        id,
        words: words.length,
        weight: words.reduce((sum, word) => sum + this.#rare(word), 0),
        ...(line ? { line } : {}),
      }) - 1
    for (const word of words) append(this.#postings, word, at)
  }

  /** German writes "Hautkrebs Screening" and "Hautkrebsscreening": as one word where a name has it so, and as two. */
  #joined(words: readonly string[]): string[] {
    if (this.#language !== 'de') return [...words]
    const compounds: string[] = []
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as string
      const pair = word + (words[at + 1] ?? '')
      if (at + 1 < words.length && this.#rarity.has(pair)) {
        compounds.push(pair)
        at += 1
      } else compounds.push(...(this.#partsOf(word) ?? [word]))
    }
    return [...new Set(compounds)]
  }

  #partsOf(word: string): [string, string] | undefined {
    if (word.length < SHORTEST_COMPOUND || this.#rarity.has(word)) return undefined
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const [first, second] = [word.slice(0, at), word.slice(at)]
      if (this.#rarity.has(first) && this.#rarity.has(second)) return [first, second]
    }
    return undefined
  }

  #wordsOf(text: string): string[] {
    // "l'alcool" is two words.
    const words = folded(text.replace(/['’]/g, ' ')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    const small = smallWordsOf(this.#language)
    const isLettered = LETTERED.test(text)
    return [...new Set(words.filter((word) => !small.has(word) && (isLettered || !/^[a-z]$/.test(word))))]
  }

  #rare(word: string): number {
    return this.#rarity.get(word) ?? this.#unknown
  }

  /** Of a word as it was asked: that of its nearest known form. */
  #weightOf(word: string): number {
    const [nearest] = this.#formsOf(word)
    if (nearest) return this.#rare(nearest[0])
    // A number that no name has says nothing.
    return /^\d+$/.test(word) ? 0 : this.#unknown * (this.#light.has(word) ? LIGHT : 1)
  }

  #formsOf(word: string): [string, number][] {
    const near = this.#byBeginning.get(word.slice(0, BEGINNING)) ?? []
    return near
      .flatMap((form): [string, number][] => {
        const worth = likeness(word, form, this.#language)
        return worth > 0 ? [[form, worth]] : []
      })
      .sort(([, one], [, other]) => other - one)
  }
}

/** A letter alone is a short form of chat ("q" for "que"), but after these it is a name. */
const LETTERED =
  /vitamin|hepatit|h[ée]patit|विटामिन|विटमिन|हेपेटाइ|విటమిన్|హెపటైటిస్|group|grup|fi[eè]vre|fiebre|fieber|fever|omega|streptoc|factor|facteur|faktor/i

/** In place: a common word stands in thousands of names. */
function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Forms of a word share their beginning: FNV-1a of it, 32 bits. */
function hashOf(word: string): number {
  const end = Math.max(4, word.length - 2)
  let hash = 0x811c9dc5
  for (let at = 0; at < end && at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

const hashesOf = (words: readonly string[]): Uint32Array => Uint32Array.from(new Set(words.map(hashOf))).sort()

function holds(sorted: Uint32Array, hash: number): boolean {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] as number) < hash) from = middle + 1
    else to = middle
  }
  return sorted[from] === hash
}

const harmonic = (one: number, other: number): number => (2 * one * other) / (one + other)

/** A scarf is no form of a scar. */
const ENGLISH_ENDING =
  /^(?:|s|es|ed|d|ing|er|ers|y|ies|ied|al|ally|ion|ions|tion|tions|ation|ations|ic|ical|ness|ly|ment|ments|n|t|e|ive|ance|ant|ancy|cy|ist|or|ors|ful|less|able|ible|ity|ous|en|ate|ated)$/

function likeness(one: string, other: string, language: Language): number {
  if (one === other) return SAME
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared += 1
  const ending = Math.max(short.length, long.length) - shared
  const isForm =
    language !== 'en' || (ENGLISH_ENDING.test(one.slice(shared)) && ENGLISH_ENDING.test(other.slice(shared)))
  if (
    isForm &&
    shared >= SHORTEST_STEM[language] &&
    ending <= LONGEST_ENDING &&
    short.length - shared <= 2 &&
    shared * 2 > long.length
  )
    return INFLECTED
  return short.length >= SHORTEST_SLIP && isOneSlip(short, long, shared) ? MISSPELLED : 0
}

/** One letter left out, added, changed, or two in the wrong order, after the first letters. */
function isOneSlip(short: string, long: string, shared: number): boolean {
  const [a, b] = [short.slice(shared), long.slice(shared)]
  if (short.length === long.length) {
    return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  }
  return long.length - short.length === 1 && a === b.slice(1)
}
