import { randomInt } from 'node:crypto'

const LONGEST = 20
const FALLBACK = 'friend'
/** Names that could pass for the house, and the demo account's. */
const RESERVED = new Set([
  'admin',
  'administrator',
  'demo',
  'doctor',
  'help',
  'info',
  'root',
  'salus',
  'security',
  'support',
  'system',
])

/** Usernames to try in turn: from the name, or else from the e-mail address, or else a friendly word. */
export function suggestUsernames(person: { fullName: string; email: string | null }): string[] {
  const base =
    [person.fullName, person.email?.split('@')[0] ?? '', FALLBACK].map(spell).find((name) => name.length >= 3) ??
    FALLBACK
  const numbered = [100, 10_000, 1_000_000, 1_000_000_000].map((limit) => `${base}${randomInt(limit / 10, limit)}`)
  return RESERVED.has(base) || base === FALLBACK ? numbered : [base, ...numbered]
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
