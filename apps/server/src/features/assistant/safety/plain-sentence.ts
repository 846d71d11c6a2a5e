import { plainText } from '@salus/summary'

/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES = new Map(
  Array.from('аaеeоoрpсcхxуyіiјjѕsһhԁdѵvкkмmтtнhвbαaοoρpνvιiκkτtυuεeηnχxγy'.matchAll(/(.)(.)/gu), ([, odd, plain]) => [
    odd ?? '',
    plain ?? '',
  ]),
)
const LEET = new Map([...'0o1i3e4a5s7t@a$s!i'.matchAll(/(.)(.)/g)].map(([, odd, plain]) => [odd ?? '', plain ?? '']))
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' }
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u034f|[\u115f\u1160\u3164\uffa0]/gu

/**
 * A sentence as it is heard rather than as it is drawn: without markup, invisible and borrowed letters, letters set
 * apart and digits for letters; in small letters without accents, with the digits 0 to 9.
 */
export function plainSentence(sentence: string): string {
  const shown = withoutMarkup(sentence).replace(INVISIBLE, '')
  return oneSpelling(spelledOut(plainText(shown).replaceAll(/[\p{L}\p{M}\p{N}@$!]+/gu, inOneAlphabet)))
}

/** Spellings that people use for one another; `plain` is of `plainText`. */
export const oneSpelling = (plain: string): string =>
  plain
    .replaceAll(/n't(?!\p{L})/gu, 'nt')
    .replaceAll(/'(?=(?:re|ve|ll|m)(?!\p{L}))/gu, '')
    .replaceAll(ABBREVIATION, '$1 ')
    .replaceAll('\u093c', '')
    .replaceAll('ँ', 'ं')
    .replaceAll('ళ్ళ', 'ళ్ల')

/** Their dot ends no clause. */
const ABBREVIATION = /(?<!\p{L})(dra?|mrs?|ms|prof|sr|sra|approx|vs|ca|bzw|डॉ|डा|డా)\.\s*/gu

/** Marks by which Markdown or HTML hides words from a reader, or draws them as something else. */
function withoutMarkup(text: string): string {
  return text
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));?/gi, (whole, decimal, hex, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replaceAll(/<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\([\\`*_{}[\]()#+.!|~-])/g, '$1')
    .replaceAll(/[*_~`]+/g, '')
}

/** A word that mixes alphabets, or letters and digits, as the Latin word it looks like. */
function inOneAlphabet(word: string): string {
  const isMixed = /[a-z]/.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
  const isBorrowed = !/[a-z]/.test(word) && word.length > 2 && [...word].every((letter) => LOOKALIKES.has(letter))
  const latin = isMixed || isBorrowed ? [...word].map((letter) => LOOKALIKES.get(letter) ?? letter).join('') : word
  // "500mg" and "covid19" are no disguise: a digit between letters is.
  const isLeet = /[a-z][0134578@$!]+[a-z]/.test(latin) && /^[a-z\d@$!]{3,}$/.test(latin) && !/\d{2}/.test(latin)
  return isLeet ? [...latin].map((letter) => LEET.get(letter) ?? letter).join('') : latin.replaceAll(/[@$!]/g, ' ')
}

/** "t a k e", "t-a-k-e" and "t.a.k.e" are "take"; words in a run of letters are told by wider gaps. */
const spelledOut = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}])(?:\p{L}\p{M}*[ .\-_|/]){3,}\p{L}\p{M}*(?![\p{L}\p{N}\p{M}])/gu, (run) =>
    run.replaceAll(/[ .\-_|/]/g, ''),
  )

const HIDDEN = /(?<![\w/])(?=[\w+/=-]*[A-Z])(?=[\w+/=-]*[a-z])[\w+/-]{24,}={0,2}(?![\w/])|\b(?:[\da-f]{2}[ :]?){16,}\b/i

/** Words that nobody can read before they are decoded. */
export const isEncoded = (sentence: string): boolean =>
  HIDDEN.test(sentence.replaceAll(/https?:\/\/\S+/g, ' ').replace(INVISIBLE, ''))
