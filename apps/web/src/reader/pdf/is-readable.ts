/** From the specification: a page's own text counts from here. */
const TEXT_FROM = 20
const MOST_UNREADABLE = 0.08
const FEWEST_WORDLIKE = 0.35

/** Replacement signs, private and unassigned places, and control characters: a font without a map to letters. */
const UNREADABLE = /[\p{Co}\p{Cn}\p{Cs}\p{Cc}\uFFFD]/gu
const LETTERS = /\p{L}[\p{L}\p{M}'’-]*/gu
/** A word of a Latin language has a vowel, or is short, or is written in capitals. */
const VOWEL = /[aeiouyàâäáãåæèéêëìíîïòóôöõøœùúûüýÿ]/i

/** Whether a page's own text can be trusted: long enough, and letters rather than what a broken font leaves. */
export function isReadable(text: string): boolean {
  const trimmed = text.trim()
  if (trimmed.length <= TEXT_FROM) return false
  const visible = trimmed.replaceAll(/\s/g, '')
  if ((visible.match(UNREADABLE)?.length ?? 0) > visible.length * MOST_UNREADABLE) return false
  return wordlikeShare(trimmed) >= FEWEST_WORDLIKE
}

/** Of the letters and marks, those in what could be a word or a number. */
function wordlikeShare(text: string): number {
  const tokens = text.split(/\s+/).filter((token) => token !== '')
  const length = tokens.reduce((sum, token) => sum + token.length, 0)
  const wordlike = tokens.filter(isWordlike).reduce((sum, token) => sum + token.length, 0)
  return wordlike / length
}

function isWordlike(token: string): boolean {
  const bare = token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')
  // Rules of dashes and rows of dots are no sign of a broken font.
  if (bare === '') return /^[-–—_.=*•·|]+$/.test(token) || token.length === 1
  if (/^[\p{N}.,:/%+×x-]+$/u.test(bare)) return true
  const letters = bare.match(LETTERS)?.join('') ?? ''
  if (letters.length < bare.length * 0.6) return /^[\p{L}\p{N}./@:_-]+$/u.test(bare) && /\p{L}/u.test(bare)
  const latin = /^[\p{Script=Latin}'’-]+$/u.test(letters)
  return !latin || letters.length <= 3 || VOWEL.test(letters) || letters === letters.toUpperCase()
}
