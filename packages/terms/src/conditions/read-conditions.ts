import { LANGUAGES, type Language } from '../languages.ts'

export interface Condition {
  /** The code that is written, of the WHO's ICD-10 (2019). */
  icd10: string
  /** Other codes under which records have the same thing. */
  otherCodes: readonly string[]
  category: string
  /** How the medical history offers it, where that is not its first name. */
  offeredAs?: string
  /** The first one is shown. All of them mean this condition wherever a text has them. Empty where we know none. */
  names: Readonly<Record<Language, readonly string[]>>
  /** Everyday words and short forms that mean it in a search, and may mean something else in a text. */
  searchedAs: readonly string[]
}

/** `# category`, and below it `code | English names | words to search for | es | fr | de | hi | te`. */
export function readConditions(table: string): Condition[] {
  let category = ''
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) {
        category = line.slice(2)
        return []
      }
      const [codes = '', english = '', searchedAs = '', ...others] = line.split('|').map((column) => column.trim())
      const [icd10 = '', ...otherCodes] = codes.split(' ')
      const [names = '', offeredAs] = english.split(' = ').reverse()
      return [
        {
          icd10,
          otherCodes,
          category,
          ...(offeredAs && { offeredAs }),
          names: Object.fromEntries(
            LANGUAGES.map((language, at) => [language, listOf([names, ...others][at])]),
          ) as Record<Language, string[]>,
          searchedAs: listOf(searchedAs),
        },
      ]
    })
}

const listOf = (column = ''): string[] => column.split('; ').filter(Boolean)
