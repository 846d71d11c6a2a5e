import type { ConditionEntry } from '@salus/contract'
import { CONDITIONS } from '@salus/terms/conditions'
import MiniSearch from 'minisearch'

export interface KnownCondition extends Pick<ConditionEntry, 'name' | 'category' | 'icd10'> {
  alsoCalled: string[]
  /** What other languages call it. */
  elsewhere: string[]
}

const MOST_FOUND = 8

export const KNOWN_CONDITIONS: readonly KnownCondition[] = CONDITIONS.map(
  ({ icd10, category, offeredAs, names: { en, ...others }, searchedAs }) => {
    const name = offeredAs ?? upperFirst(en[0] ?? '')
    return {
      name,
      category,
      icd10,
      alsoCalled: [...en, ...searchedAs].filter((each) => each.toLowerCase() !== name.toLowerCase()),
      elsewhere: Object.values(others).flat(),
    }
  },
)

/** Those that a name, an everyday name, a code or a misspelling may mean, the likeliest first. */
export function findConditions(words: string): KnownCondition[] {
  const found = index().search(words).slice(0, MOST_FOUND)
  return found.flatMap(({ id }) => KNOWN_CONDITIONS[id] ?? [])
}

let made: MiniSearch | undefined

function index(): MiniSearch {
  if (made) return made
  made = new MiniSearch({
    fields: ['name', 'alsoCalled', 'icd10', 'elsewhere'],
    processTerm: plain,
    searchOptions: {
      boost: { name: 3, alsoCalled: 2, elsewhere: 0.5 },
      combineWith: 'AND',
      prefix: true,
      // A slip in a short word makes another word.
      fuzzy: (term) => (term.length > 5 ? 2 : term.length > 3 ? 1 : false),
      weights: { prefix: 0.7, fuzzy: 0.35 },
    },
  })
  made.addAll(
    KNOWN_CONDITIONS.map((each, id) => ({
      ...each,
      id,
      alsoCalled: each.alsoCalled.join(', '),
      elsewhere: each.elsewhere.join(', '),
    })),
  )
  return made
}

/** Without case and accents, and American spelling made British: anemia is anaemia, tumor is tumour. */
const plain = (term: string): string =>
  term
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]s?$/gu, '')
    .replaceAll(/oe|ae/g, 'e')
    .replaceAll(/our\b/g, 'or')

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
