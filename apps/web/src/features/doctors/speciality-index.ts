import { SPECIALITIES } from '@salus/contract'
import MiniSearch from 'minisearch'

export interface FoundSpeciality {
  name: string
  /** The everyday name that was met, or the first. */
  layName: string
}

const MOST_FOUND = 6
const slipsIn = (term: string) => (term.length > 5 ? 2 : 1)
const slipsInShortWords = (term: string) => (term.length > 2 ? slipsIn(term) : false)
let made: MiniSearch | undefined

function index(): MiniSearch {
  if (made) return made
  made = new MiniSearch({
    fields: ['name', 'layNames'],
    searchOptions: {
      boost: { name: 2 },
      combineWith: 'AND',
      prefix: true,
      // A slip in a short word makes another word.
      fuzzy: (term) => (term.length > 3 ? slipsIn(term) : false),
      weights: { prefix: 0.7, fuzzy: 0.35 },
    },
  })
  made.addAll(SPECIALITIES.map(({ name, layNames }, id) => ({ id, name, layNames: layNames.join(', ') })))
  return made
}

/** Specialities that the words may mean, slips of the finger and lay names included, the likeliest first. */
export function findSpecialities(words: string): FoundSpeciality[] {
  const terms = words.toLowerCase().split(/\s+/)
  const found = index().search(words)
  // Only where nothing else is meant: "ENT" is no slip.
  return (found.length > 0 ? found : index().search(words, { fuzzy: slipsInShortWords }))
    .slice(0, MOST_FOUND)
    .flatMap(({ id }) => SPECIALITIES[id] ?? [])
    .map(({ name, layNames }) => ({
      name,
      layName: layNames.find((lay) => terms.some((term) => lay.toLowerCase().includes(term))) ?? layNames[0] ?? '',
    }))
}
