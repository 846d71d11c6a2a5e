import { PAGES } from '@salus/contract'

/** Where a phrase leads, and what is said on the way. */
export interface Destination {
  path: string
  confirmation: string
}

const DESTINATIONS: [pattern: RegExp, path: string, name: string][] = [
  [/\b(?:log|sign) ?in\b/, PAGES.login, 'login'],
  [/\bsign ?up\b/, PAGES.signUp, 'sign up'],
  [/\bhome\b/, PAGES.home, 'home'],
  [/\bcontacts?\b/, PAGES.contact, 'contact'],
  [/\bpric(?:es?|ings?)\b/, PAGES.pricing, 'pricing'],
]

/** Reads a spoken phrase: 'Log-in.', 'please go to pricing'. The place named first wins. */
export function destinationOf(phrase: string): Destination | null {
  const words = phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const named = DESTINATIONS.map(([pattern, path, name]) => ({ at: words.search(pattern), path, name }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]
  return named ? { path: named.path, confirmation: `Navigating to ${named.name} page` } : null
}
