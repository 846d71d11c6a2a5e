import type { Region } from '@salus/contract'
import { FUNCTION_WORDS } from '@salus/terms/words'
import { type Topic, topics } from '@salus/triage'
import MiniSearch from 'minisearch'
import { withoutPlural } from '../without-plural.ts'

interface Entry {
  id: string
  title: string
  names: string
  signs: string
  body: string
}

export interface TopicHit {
  topic: Topic
  /** The person used the topic's own name, and not only words that it mentions. */
  isNamed: boolean
}

export interface Found {
  /** Finds the topic of a question. It finds none when the words meet a topic only in part: chance is no answer. */
  hit: TopicHit | undefined
  /** Topics that share a telling word with the question: none when it speaks of things that no topic does. */
  near: Topic[]
}

/** Words of questions, which name nothing. */
const ASKING = `against help helps helped good best use used take taking taken about tell explain means treat treatment cure
  remedy medicine medicines medication make eat drink food feel ease eases relieve relieves stop stops doctor work works know
  need watch symptoms signs cause causes disease illness condition`
const STOP = new Set([...FUNCTION_WORDS.en, ...ASKING.split(/\s+/)])

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const termOf = (term: string): string | null => {
  const word = term.toLowerCase()
  return STOP.has(word) ? null : withoutPlural(word)
}

const termsOf = (text: string): string[] => wordsOf(text).flatMap((word) => termOf(word) ?? [])

const MOST_CANDIDATES = 20
const MOST_NEAR = 3
/** Shorter words ("high", "pill") are in too many lines to lead anywhere. */
const TELLING_LENGTH = 6
const MISSPELLED_FROM = 6
const SAME_LENGTH = 5

/** The same word, or a long one with a slip at its end: the search has found it near. */
const isSameTerm = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= MISSPELLED_FROM &&
    other.length >= MISSPELLED_FROM &&
    one.slice(0, SAME_LENGTH) === other.slice(0, SAME_LENGTH))

const isNamedBy = (topic: Topic, asked: ReadonlySet<string>): boolean =>
  namesOf(topic).some((words) => words.length > 0 && words.every((word) => asked.has(word)))

/** Two words of three are those of a name: "lower blood pressure" asks of high blood pressure. */
const isMostlyNamed = (topic: Topic, met: readonly string[], asked: number): boolean =>
  met.length * 3 >= asked * 2 &&
  namesOf(topic).some((words) => words.filter((word) => met.includes(word) && !MEASURES.has(word)).length >= 2)
/** "Too high" is said of anything. */
const MEASURES = new Set('too high low bad big small left right new old acute chronic severe mild'.split(' '))

const namesOf = ({ title, names }: Topic): string[][] =>
  [title, ...names].map((name) => termsOf(name.replace(/\(.*\)/, '')))

/** A term is compared letter by letter: one of 30,000 letters takes a gigabyte, and names no topic. */
const LONGEST_TERM = 40
const MOST_TERMS = 60

/** The words of a question to look up: each once, in its order. */
const lookedUp = (question: string): string =>
  [...new Set(wordsOf(question))]
    .filter((word) => word.length <= LONGEST_TERM)
    .slice(0, MOST_TERMS)
    .join(' ')

/** Whether titles, names or the signs of many topics use the word, in any form. */
type Vocabulary = (term: string) => boolean

interface Indexed {
  search: MiniSearch<Entry>
  byId: ReadonlyMap<string, Topic>
  isOfHealth: Vocabulary
}

/** What the engine's knowledge holds, found by its names first. One index a region, made when it is first asked. */
export class TopicIndex {
  readonly #byRegion = new Map<Region, Indexed>()

  find(question: string, region: Region): Found {
    const { search, byId, isOfHealth } = this.#of(region)
    const wanted = lookedUp(question)
    const asked = new Set(termsOf(wanted))
    const candidates = search
      .search(wanted)
      .slice(0, MOST_CANDIDATES)
      .flatMap(({ id, match }) => {
        const topic = byId.get(String(id))
        // A topic is not about words that stand in its advice alone ("do not smoke").
        const told = Object.entries(match).flatMap(([term, fields]) =>
          fields.some((field) => field !== 'body') ? [term] : [],
        )
        const met = [...asked].filter((term) => told.some((other) => isSameTerm(term, other)))
        return topic ? [{ topic, met, isNamed: isNamedBy(topic, asked) }] : []
      })
    const found =
      candidates.find(({ isNamed }) => isNamed) ??
      candidates.find(({ topic, met }) => met.length >= asked.size || isMostlyNamed(topic, met, asked.size))
    const hit = found && asked.size > 0 ? { topic: found.topic, isNamed: found.isNamed } : undefined
    // "Pressure cooker": a word that no topic knows says that the question is about something else.
    const isKnown = [...asked].every(isOfHealth)
    const near = candidates.filter(({ met }) => isKnown && met.some((term) => term.length >= TELLING_LENGTH))
    return { hit, near: near.slice(0, MOST_NEAR).map(({ topic }) => topic) }
  }

  medicine(id: string, region: Region): Topic | undefined {
    return this.#of(region).byId.get(`medicine-${id}`)
  }

  #of(region: Region): Indexed {
    const known = this.#byRegion.get(region)
    if (known) return known
    const all = topics(region)
    const byId = new Map(all.map((topic) => [topic.id, topic]))
    const search = new MiniSearch<Entry>({
      fields: ['title', 'names', 'signs', 'body'],
      processTerm: termOf,
      searchOptions: {
        boost: { title: 4, names: 4, signs: 4 },
        fuzzy: 0.15,
        prefix: (term) => term.length > 4,
        boostDocument: (id) => 1 + Math.log10(1 + (byId.get(String(id))?.commonness ?? 0)),
      },
    })
    search.addAll(
      all.map(({ id, title, names, sections }) => ({
        id,
        title,
        names: names.join(' '),
        signs: sections[0]?.lines[0] ?? '',
        body: sections
          .slice(1)
          .flatMap(({ lines }) => lines)
          .join(' '),
      })),
    )
    const made = { search, byId, isOfHealth: vocabularyOf(all) }
    this.#byRegion.set(region, made)
    return made
  }
}

/** A word that few topics name among their signs ("old rice or pasta") may come from anywhere. */
const FEWEST_TOPICS = 8

function vocabularyOf(topics: readonly Topic[]): Vocabulary {
  const words = new Set<string>()
  const met = new Map<string, number>()
  for (const { title, names, sections } of topics) {
    for (const word of termsOf([title, ...names].join(' '))) words.add(word)
    for (const word of new Set(termsOf(sections[0]?.lines.join(' ') ?? ''))) met.set(word, (met.get(word) ?? 0) + 1)
  }
  for (const [word, count] of met) if (count >= FEWEST_TOPICS) words.add(word)
  const byBeginning = Map.groupBy(words, (word) => word.slice(0, SAME_LENGTH))
  return (term) => (byBeginning.get(term.slice(0, SAME_LENGTH)) ?? []).some((word) => isSameWord(term, word))
}

/** One word in two forms ("infected", "infection"): a computer is nothing compulsive. */
function isSameWord(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  const shared = Math.max(Math.min(SAME_LENGTH, shorter), shorter - LONGEST_ENDING)
  return one.slice(0, shared) === other.slice(0, shared) && Math.abs(one.length - other.length) <= LONGEST_ENDING + 1
}
const LONGEST_ENDING = 2
