import { alsoWordsOf, MEDICINES } from '@salus/terms/medicines'
import { CUT_SHORT, MEDICINE_STEMS } from '../knowledge/medicine-names.ts'
import { plainText } from './plain-text.ts'

/**
 * What a medicine's name has in common in all the languages that write it in Latin letters: metformin, metformina and
 * Metformine are one key, so are Lasix and furosemida. Any word has a key; `isMedicineKey` says whether it names one.
 */
export function medicineKey(word: string): string {
  const brand = BRANDS.get(plainText(word))
  if (brand) return brand
  const key = spellingOf(word)
  return SAME.get(key) ?? key
}

export const isMedicineKey = (key: string): boolean => NAMES.has(key) || ENDINGS.test(key)

/**
 * The consonants of a name, for scripts that write it by its sound: मेटफॉर्मिन and metformin are both `mtprmn`. Nothing
 * for a name too short to be told from other words.
 */
export function medicineSound(word: string): string | undefined {
  const isIndic = INDIC.test(word)
  const sound = isIndic ? soundOfIndic(word) : soundOfLatin(spellingOf(word))
  return sound.length >= LEAST_SOUND ? sound : undefined
}

export const isMedicineSound = (sound: string): boolean => SOUNDS.has(sound)

const LEAST_SOUND = 5
const LEAST_BRAND = 6
const INDIC = /^[\u0900-\u097f\u0c00-\u0c7f\u200c\u200d]+$/

function spellingOf(word: string): string {
  return plainText(word)
    .replace(/[^\p{L}\p{M}]/gu, '')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/rh/g, 'r')
    .replace(/ch|k/g, 'c')
    .replace(/y/g, 'i')
    .replace(/^es(?=[ptc])/, 's')
    .replace(/(.)\1/g, '$1')
    .replace(/(?<=.{4})[aeo]$/, '')
}

/** "Folic" stands in results as well. */
const WORDS_TOO: ReadonlySet<string> = new Set([...alsoWordsOf(), 'folic'].map(spellingOf))
const isTelling = (name: string): boolean => /^[a-z]{4,}$/.test(name) && !WORDS_TOO.has(spellingOf(name))
const singleWords = (names: readonly string[]): string[] => names.map(plainText).filter(isTelling)

/** Names of substances are heard in the spelling of any language, with the key of the first; brands as they are written. */
const SUBSTANCES = MEDICINES.map(({ names, abbreviations }) =>
  singleWords([...Object.values(names).flat(), ...abbreviations]),
)
const SAME = new Map(
  SUBSTANCES.flatMap((names) => names.map((name) => [spellingOf(name), spellingOf(names[0] ?? name)] as const)),
)
const BRANDS = new Map(
  MEDICINES.flatMap(({ brands }, at) => {
    const names = singleWords(Object.values(brands).flat())
    const first = SUBSTANCES[at]?.[0]
    const key = first ? spellingOf(first) : `=${names[0]}`
    return names.map((name) => [name, key] as const)
  }),
)
/** Three letters are too short for a rule, and these stand in many notes. */
BRANDS.set('asa', spellingOf('aspirin'))
/** A brand that any language would spell so: Coumadine is Coumadin. */
for (const [brand, key] of BRANDS) {
  if (brand.length >= LEAST_BRAND && spellingOf(brand) === brand && !SAME.has(brand)) SAME.set(brand, key)
}
const NAMES = new Set([...SAME.keys(), ...SAME.values(), ...BRANDS.values(), ...CUT_SHORT.map(spellingOf)])
const ENDINGS = new RegExp(`^[a-z]{3,}(?:${MEDICINE_STEMS.map(spellingOf).join('|')})$`)

/** Letters that other scripts do not keep apart. */
const soundOfLatin = (spelling: string): string =>
  spelling
    .replace(/x/g, 'cs')
    .replace(/[cqszj]/g, 's')
    .replace(/[vwbpf]/g, 'p')
    .replace(/[dt]/g, 't')
    .replace(/[^a-z]|[aeiouh]/g, '')
    .replace(/(.)\1+/g, '$1')

/** Devanagari and Telugu are laid out alike: the consonants stand 0x15 to 0x39 into each block. */
const CONSONANTS: readonly string[] = 'k k g g n s s s s n t t t t n t t t t n n p p p p m y r r l l l p s s s'.split(
  ' ',
)

function soundOfIndic(word: string): string {
  const latin = [...word].map((letter) => {
    const place = ((letter.codePointAt(0) ?? 0) % 0x100) & 0x7f
    // The sign of a nasal.
    if (place === 0x02 || place === 0x01) return 'n'
    return CONSONANTS[place - 0x15] ?? ''
  })
  return latin
    .join('')
    .replace(/k/g, 's')
    .replace(/y/g, '')
    .replace(/(.)\1+/g, '$1')
}

const SOUNDS = new Set(
  [...NAMES].flatMap((name) => {
    const sound = soundOfLatin(name)
    return sound.length >= LEAST_SOUND ? [sound] : []
  }),
)
