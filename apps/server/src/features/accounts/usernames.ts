import { randomInt } from 'node:crypto'

const LONGEST = 20
const FALLBACK = 'friend'
/**
 * Usernames to try in turn: from the name, or else from the e-mail address, or else a friendly word, and always with a number:
 * a name without one would tell that nobody, and one with it that somebody of that name has an account here.
 */
export function suggestUsernames(person: { fullName: string; email: string | null }): string[] {
  const base =
    [person.fullName, person.email?.split('@')[0] ?? '', FALLBACK].map(spell).find((name) => name.length >= 3) ??
    FALLBACK
  return [10_000, 1_000_000, 1_000_000_000].map((limit) => `${base}${randomInt(limit / 10, limit)}`)
}

/** Letters that are no other letter with a mark, and would be lost; as they are written where a keyboard lacks them. */
const SPELT: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  ə: 'e',
}
const WRITTEN_OTHERWISE = new RegExp(`[${Object.keys(SPELT).join('')}]`, 'g')

/** Small Latin letters, digits and dots, beginning with a letter: `Asha Müller-Rao` is `asha.muller.rao`. */
function spell(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(WRITTEN_OTHERWISE, (letter) => SPELT[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST)
    .replace(/\.+$/, '')
}
