import type { LanguageCode } from '../emergency-phrases/types.ts'
import { fold } from '../phrase-groups.ts'
import { soundOfDevanagari } from './sound-of-devanagari.ts'

type Respelling = readonly [RegExp, string]

/** Nobody spells Hindi or Telugu in Latin letters as another does: long and doubled letters, w for v, ph for f. */
const ROMANISED: readonly Respelling[] = [
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/w/g, 'v'],
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/([bcdfgjklmnprstvy])\1+/g, '$1'],
]

/** Hindi leaves out a last h and nasals that are hardly heard, and a y between vowels. */
const ROMANISED_HINDI: readonly Respelling[] = [
  ...ROMANISED,
  [/h+/g, 'h'],
  [/chch/g, 'ch'],
  [/n(?=[bp])/g, 'm'],
  [/([aeiou])y(?=[ie])/g, '$1'],
  [/iya/g, 'ia'],
  [/([eou]|\w\wa)h$/, '$1'],
  [/(ia|[yjkv]aha|\w{3}[eou]|\w{3}e(?=i))i?n$/, '$1'],
  [/(\w[^aeiou])y$/, '$1i'],
]

/** Words of Hindi that are so frequent that many leave out their vowels. */
const SHORTENED = new Map([
  ['nhi', 'nahi'],
  ['nhin', 'nahi'],
  ['nahin', 'nahi'],
  ['rha', 'raha'],
  ['rhi', 'rahi'],
  ['rhe', 'rahe'],
  ['kr', 'kar'],
  ['gya', 'gaya'],
  ['gyi', 'gai'],
])

/** Telugu is written with an h or without (noppi thala, undhi), and with y and v that are only heard (yenduku, vundi, vollu). */
const ROMANISED_TELUGU: readonly Respelling[] = [
  // Kallu are eyes and kaallu legs, pallu teeth and paalu milk; vachindi came, and vaachindi is swollen.
  [/^([kp]a)ll/, '$1Ll'],
  [/^vaa(?=ch|st)/, 'vA'],
  [/tch/g, 'ch'],
  [/chh/g, 'ch'],
  ...ROMANISED,
  [/([bdgjkst])h+/g, '$1'],
  [/^ye/, 'e'],
  [/^v([ou])/, '$1'],
  [/([aeiou])yi/g, '$1i'],
  [/([bcdfgjklmnprstvy])\1+/g, '$1'],
]

/** Signs that are said alike, or that hands confuse: breathed consonants, long e, i, o and u, the two n, l and s. */
const TELUGU_SCRIPT: readonly Respelling[] = [
  [/న్(?=[కగచజటడతద])|మ్(?=[పబ])/g, 'ం'],
  [/(?<=[క-హ])ము$/, 'ం'],
]
const SAID_ALIKE = new Map(
  'ఖక ఘగ ఛచ ఝజ ఠట ఢడ థత ధద ఫప భబ ణన ళల శస షస ఱర ఈఇ ఊఉ ఏఎ ఓఒ ీి ూు ేె ోొ'
    .split(' ')
    .map((pair): [string, string] => [pair[0] as string, pair[1] as string]),
)

/** Spanish is written as it is heard: b for v, y for ll, s for z and c, k for qu, no h, "cansao" for "cansado". */
const SPANISH: readonly Respelling[] = [
  [/([a-z])\1{2,}/g, '$1'],
  [/([^rlc])\1/g, '$1'],
  [/^rr/, 'r'],
  [/ph/g, 'f'],
  [/ch/g, 'C'],
  [/h/g, ''],
  [/ll/g, 'y'],
  [/v/g, 'b'],
  [/qu?(?=[ei])/g, 'k'],
  [/q/g, 'k'],
  [/s?c+(?=[ei])|z/g, 's'],
  [/c+/g, 'k'],
  [/x(?=[^aeiou])/g, 's'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/G/g, 'g'],
  [/n(?=[bp])/g, 'm'],
  [/([aeiou])y$|^y$/, '$1i'],
  [/(\w\wa)o(s?)$/, '$1do$2'],
]

/** German on a telephone: ae for ä, and what is only written, not heard (jukt, zan, fil, Stat). */
const GERMAN: readonly Respelling[] = [
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/ie/g, 'i'],
  [/([aeiou])h(?=[lmnrt])/g, '$1'],
  [/ck/g, 'k'],
  [/([dt])h/g, '$1'],
  [/tz/g, 'z'],
  [/dt/g, 't'],
  [/ph/g, 'f'],
]

/** The form in which words of a table and of a text are compared. */
export function foldWord(word: string, language: LanguageCode): string {
  const folded = fold(word)
  if (language === 'te' && /\p{Script=Telugu}/u.test(folded)) {
    const alike = [...folded].map((sign) => SAID_ALIKE.get(sign) ?? sign).join('')
    return respell(alike, TELUGU_SCRIPT)
  }
  if (language === 'hi') return foldHindi(folded)
  if (language === 'es' && /^[a-z]+$/.test(folded)) return respell(folded, SPANISH)
  if (language === 'fr') return folded.replaceAll('œ', 'oe').replaceAll('æ', 'ae')
  if (language === 'de') return respell(folded, GERMAN)
  return language === 'te' && /^[a-z]+$/.test(folded) ? respell(folded, ROMANISED_TELUGU) : folded
}

/** Hindi in its own script is compared by its sounds: one wording reads both scripts. */
function foldHindi(folded: string): string {
  const latin = /^[\u0900-\u097f]+$/.test(folded) ? soundOfDevanagari(folded) : folded
  if (!/^[a-z]+$/.test(latin)) return folded
  const sounds = respell(latin, ROMANISED_HINDI)
  return SHORTENED.get(sounds) ?? sounds
}

const respell = (word: string, rules: readonly Respelling[]): string =>
  rules.reduce((form, [sound, written]) => form.replace(sound, written), word)
