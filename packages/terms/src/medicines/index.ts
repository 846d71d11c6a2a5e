import type { Language } from '../languages.ts'
import { ALSO_WORDS } from './knowledge/also-words.ts'
import type { MedicineClass } from './knowledge/classes.ts'
import { COMBINATIONS } from './knowledge/combinations.ts'
import { INGREDIENTS, type IngredientId } from './knowledge/ingredients.ts'
import type { CombinationRow, IngredientRow, Market, Region } from './rows.ts'

export type { IngredientId, Market, MedicineClass, Region }

/** An ingredient, or a fixed combination of several. */
export interface Medicine {
  /** The ingredient's, or those of a combination with "+" between. */
  id: string
  ingredients: readonly IngredientId[]
  classes: readonly MedicineClass[]
  atc: readonly string[]
  rxcui?: string
  /** Where it needs a prescription in its usual form. */
  prescription: readonly Region[]
  /** The first is shown. In English the INN, then the name in the United States. */
  names: Readonly<Partial<Record<Language, readonly string[]>>>
  /** The name in the United States, where it is another one. */
  us?: string
  abbreviations: readonly string[]
  brands: Readonly<Partial<Record<Market, readonly string[]>>>
}

const split = (names = ''): string[] => names.split('|').filter(Boolean)
const spaced = (words = ''): string[] => words.split(' ').filter(Boolean)

const LANGUAGES_OF_ROWS = ['es', 'fr', 'de', 'hi', 'te'] as const

function medicineOf(row: IngredientRow<IngredientId>): Medicine {
  const { id, us } = row
  const names: Partial<Record<Language, string[]>> = {
    en: [...new Set([id.replaceAll('-', ' '), ...split(us), ...split(row.also)])],
  }
  for (const language of LANGUAGES_OF_ROWS) if (row[language]) names[language] = split(row[language])
  return {
    id,
    ingredients: [id],
    classes: row.class,
    names,
    ...(us ? { us } : {}),
    abbreviations: split(row.short),
    ...soldAs(row),
  }
}

function combinationOf(row: CombinationRow<IngredientId>): Medicine {
  const classes = row.of.flatMap((id) => ONE.get(id)?.classes ?? []).filter((each) => each !== 'other')
  return {
    id: row.of.join('+'),
    ingredients: row.of,
    classes: [...new Set(classes)],
    names: { en: split(row.also) },
    abbreviations: [],
    ...soldAs(row),
  }
}

function soldAs({ atc, rxcui, prescription, brands = {} }: IngredientRow | CombinationRow) {
  return {
    atc: spaced(atc),
    ...(rxcui ? { rxcui } : {}),
    prescription: spaced(prescription) as Region[],
    brands: Object.fromEntries(Object.entries(brands).map(([market, names]) => [market, split(names)])),
  }
}

const SINGLE = INGREDIENTS.map(medicineOf)
const ONE: ReadonlyMap<string, Medicine> = new Map(SINGLE.map((each) => [each.id, each]))

/** Ingredients by ATC group, then fixed combinations. */
export const MEDICINES: readonly Medicine[] = [...SINGLE, ...COMBINATIONS.map(combinationOf)]

/** The one of an ingredient. */
export const medicineOfId = (id: IngredientId): Medicine => ONE.get(id) as Medicine

/** Names and brands of one medicine in the letters of its languages; abbreviations are told apart by `abbreviations`. */
export const namesAndBrandsOf = ({ names, brands }: Medicine): string[] => [
  ...new Set([...Object.values(names), ...Object.values(brands)].flat()),
]

/** What it is called in English, and its brands everywhere. */
export const englishNamesOf = ({ names, brands }: Medicine): string[] => [
  ...new Set([...(names.en ?? []), ...Object.values(brands).flat()]),
]

/** Combinations too, where one of their ingredients is of the class. */
export const medicinesOfClass = (wanted: MedicineClass): readonly Medicine[] =>
  MEDICINES.filter(({ classes }) => classes.includes(wanted))

/** Combinations too, where one of these is in them. */
export const medicinesWith = (...wanted: readonly IngredientId[]): readonly Medicine[] =>
  MEDICINES.filter(({ ingredients }) => wanted.some((id) => ingredients.includes(id)))

/**
 * The ingredients of what is named exactly so: a name in any of the languages, a brand or an abbreviation, whatever its case and
 * accents. Nothing for other words.
 */
export const medicineNamed = (text: string): readonly IngredientId[] | undefined =>
  byName().get(folded(text))?.ingredients

/** What else a medicine is called, in small letters; nothing where that is not known. */
export function otherNamesOf(text: string): string[] {
  const own = text.trim().toLowerCase()
  const medicine = byName().get(folded(own))
  const all = medicine
    ? [...namesAndBrandsOf(medicine), ...medicine.abbreviations].map((name) => name.toLowerCase())
    : []
  return [...new Set(all)].filter((name) => name !== own)
}

let named: ReadonlyMap<string, Medicine> | undefined

/** Made when it is first asked for: nine thousand names. */
function byName(): ReadonlyMap<string, Medicine> {
  named ??= new Map(
    MEDICINES.flatMap((each) =>
      [...namesAndBrandsOf(each), ...each.abbreviations].map((name) => [folded(name), each] as const),
    ),
  )
  return named
}

let beginnings: ReadonlySet<string> | undefined

/** Whether a word, as `folded` writes it, is the first of some medicine's name: few are, and looking up each run of words is slow. */
export function beginsName(word: string): boolean {
  beginnings ??= new Set([...byName().keys()].map((name) => name.split(' ')[0] ?? ''))
  return beginnings.has(word)
}

/** Long and short vowels of Indian scripts are mixed up as people type; ా makes another syllable and stays. */
const SHORT: Readonly<Record<string, string>> = {
  ఆ: 'అ',
  ఈ: 'ఇ',
  ఊ: 'ఉ',
  ఏ: 'ఎ',
  ఓ: 'ఒ',
  'ీ': 'ి',
  'ూ': 'ు',
  'ే': 'ె',
  'ో': 'ొ',
  ई: 'इ',
  ऊ: 'उ',
  'ी': 'ि',
  'ू': 'ु',
}

/** Small letters without accents, a space for each hyphen; of Indian scripts without the dots and joiners that many leave out. */
export const folded = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.charAt(0))
    .replace(/\u093c|\u200c|\u200d|’|'/gu, '')
    .replace(/[ఆఈఊఏఓీూేోईऊीू]/gu, (vowel) => SHORT[vowel] ?? vowel)
    .normalize('NFC')
    .replace(/[\s-]+/g, ' ')
    .trim()

/** Names that are a word of these languages too. */
export const alsoWordsOf = (
  languages: readonly Language[] = ['en', 'es', 'fr', 'de', 'hi', 'te'],
): ReadonlySet<string> => new Set(languages.flatMap((language) => ALSO_WORDS[language].split(/\s+/).map(folded)))
