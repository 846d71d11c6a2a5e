const MARKS = /[\u0300-\u036f]/g
const GREEK: Record<string, string> = { α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', κ: 'kappa', λ: 'lambda' }

/** Lower case, Latin accents off, all but letters and digits as one space: what labels and names are looked up by. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (/^[a-z0-9+%#]*$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[αβγδκλ]/g, (letter) => GREEK[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}+%#]+/gu, ' ')
    .trim()
}

const LOOKALIKES: Record<string, string> = { '0': 'o', '1': 'l', i: 'l', '5': 's', '8': 'b', '|': 'l', '6': 'g' }

/** Letters that an OCR takes for each other become one. */
export function foldLookalikes(folded: string): string {
  return folded.replace(/[01i586|]/g, (letter) => LOOKALIKES[letter] ?? letter).replace(/rn/g, 'm')
}
