import { MEDICINE_NAMES, MEDICINE_STEMS } from '../knowledge/medicine-names.ts'
import { SAME_MEDICINES } from '../knowledge/same-medicines.ts'
import { plainText } from './plain-text.ts'

/**
 * What a medicine's name has in common in all the languages that write it in Latin letters: metformin, metformina and
 * Metformine are one key, so are Lasix and furosemida. Any word has a key; `isMedicineKey` says whether it names one.
 */
export function medicineKey(word: string): string {
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

const SAME = new Map([...SAME_MEDICINES].map(([name, first]) => [spellingOf(name), spellingOf(first)]))
/** Names that are also words, of a language or of a blood test. */
const WORDS_TOO = new Set(['soma', 'ass', 'asa', 'folic', 'mobic', 'dolo', 'senna', 'concerta', 'norco'])
const NAMES = new Set(
  [...MEDICINE_NAMES, ...SAME_MEDICINES.keys(), ...SAME_MEDICINES.values()]
    .filter((name) => !WORDS_TOO.has(name))
    .flatMap((name) => [spellingOf(name), medicineKey(name)]),
)
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
