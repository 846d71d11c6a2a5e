import { alsoWordsOf, englishNamesOf, folded, type Medicine } from '@salus/terms/medicines'

const ALSO_WORDS = alsoWordsOf()
/** A word begins with shorter ones too easily. */
const LEAST_LETTERS = 5

/** Names and brands to look for in a person's medicines, allergies and words; not those that mean something else as well. */
export const namesOfMedicines = (medicines: readonly Medicine[]): string[] => [
  ...new Set(
    medicines
      .flatMap(englishNamesOf)
      .map((name) => name.toLowerCase())
      .filter((name) => name.length >= LEAST_LETTERS && /^[a-z0-9 -]+$/.test(name) && !ALSO_WORDS.has(folded(name))),
  ),
]
