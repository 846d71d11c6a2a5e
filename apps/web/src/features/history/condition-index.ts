import { CONDITION_CATALOGUE, type ConditionEntry } from '@salus/contract'
import MiniSearch from 'minisearch'
import { COMMON_CONDITIONS } from './knowledge/common-conditions.ts'

export interface KnownCondition extends Pick<ConditionEntry, 'name' | 'category' | 'icd10'> {
  alsoCalled: string[]
}

const MOST_FOUND = 8

/** Everyday names of what the wizard offers first. */
const alsoCalledOf: Record<string, string[]> = {
  Pollen: ['pollen allergy', 'grass', 'birch'],
  Peanuts: ['peanut allergy'],
  Penicillin: ['penicillin allergy'],
  'Bee Stings': ['bee allergy', 'bee venom'],
  Appendectomy: ['appendix out', 'appendix removed'],
  'Diabetes Type 1': ['type 1 diabetes', 'juvenile diabetes', 'T1D'],
  'Diabetes Type 2': ['type 2 diabetes', 'sugar', 'adult diabetes', 'T2D'],
  "Alzheimer's": ['alzheimer disease'],
  Hypertension: ['high blood pressure', 'raised blood pressure', 'BP'],
  Depression: ['depressed', 'depressive episode', 'low mood'],
}

export const KNOWN_CONDITIONS: readonly KnownCondition[] = [
  ...CONDITION_CATALOGUE.map((each) => ({ ...each, alsoCalled: alsoCalledOf[each.name] ?? [] })),
  ...readLines(COMMON_CONDITIONS),
]

/** Those that a name, an everyday name, a code or a misspelling may mean, the likeliest first. */
export function findConditions(words: string): KnownCondition[] {
  const found = index().search(words).slice(0, MOST_FOUND)
  return found.flatMap(({ id }) => KNOWN_CONDITIONS[id] ?? [])
}

let made: MiniSearch | undefined

function index(): MiniSearch {
  if (made) return made
  made = new MiniSearch({
    fields: ['name', 'alsoCalled', 'icd10'],
    processTerm: plain,
    searchOptions: {
      boost: { name: 3, alsoCalled: 2 },
      combineWith: 'AND',
      prefix: true,
      // A slip in a short word makes another word.
      fuzzy: (term) => (term.length > 5 ? 2 : term.length > 3 ? 1 : false),
      weights: { prefix: 0.7, fuzzy: 0.35 },
    },
  })
  made.addAll(KNOWN_CONDITIONS.map((each, id) => ({ ...each, id, alsoCalled: each.alsoCalled.join(', ') })))
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

function readLines(text: string): KnownCondition[] {
  let category = ''
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) {
        category = line.slice(2)
        return []
      }
      const [name = '', icd10 = '', also = ''] = line.split(' | ')
      return [{ name, category, icd10, alsoCalled: also.split('; ') }]
    })
}
