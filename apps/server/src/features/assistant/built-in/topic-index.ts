import type { Region } from '@salus/contract'
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

/** Words of questions, which name nothing. */
const STOP = new Set(
  `a an the is are was be of for to in on at with without against and or not do does did can could should would may might
  i me my you your we it its this that what which who how why when where help helps helped good best use used take taking
  taken get have has had about tell explain mean means treat treatment cure remedy medicine medicines medication make if
  there any some more much very from by as eat drink food feel ease eases relieve relieves stop stops doctor know need watch symptoms signs cause causes disease illness condition`.split(
    /\s+/,
  ),
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const termOf = (term: string): string | null => {
  const word = term.toLowerCase()
  return STOP.has(word) ? null : withoutPlural(word)
}

const countTerms = (text: string): number => wordsOf(text).filter((word) => termOf(word) !== null).length

/** A term is compared letter by letter: one of 30,000 letters takes a gigabyte, and names no topic. */
const LONGEST_TERM = 40
const MOST_TERMS = 60

/** What of a question is looked up: each word once, in its order. */
const lookedUp = (question: string): string =>
  [...new Set(wordsOf(question))]
    .filter((word) => word.length <= LONGEST_TERM)
    .slice(0, MOST_TERMS)
    .join(' ')

/** What the engine's knowledge holds, found by its names first. One index a region, made when it is first asked. */
export class TopicIndex {
  readonly #byRegion = new Map<Region, { search: MiniSearch<Entry>; byId: Map<string, Topic> }>()

  find(question: string, region: Region): TopicHit | undefined {
    const { search, byId } = this.#of(region)
    const wanted = lookedUp(question)
    const [best] = search.search(wanted)
    const topic = best && byId.get(String(best.id))
    // One word in common is chance: many lines speak of doctors.
    if (!topic || new Set(best.queryTerms).size < Math.min(2, countTerms(wanted))) return undefined
    const asked = new Set(wordsOf(question).map(termOf))
    const isNamed = [topic.title, ...topic.names].some((name) => {
      const words = wordsOf(name.replace(/\(.*\)/, ''))
        .map(termOf)
        .filter((word) => word !== null)
      return words.length > 0 && words.every((word) => asked.has(word))
    })
    return { topic, isNamed }
  }

  medicine(id: string, region: Region): Topic | undefined {
    return this.#of(region).byId.get(`medicine-${id}`)
  }

  #of(region: Region) {
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
    const made = { search, byId }
    this.#byRegion.set(region, made)
    return made
  }
}
