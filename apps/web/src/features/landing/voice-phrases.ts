import { PAGES } from '@salus/contract'

/** Where a phrase leads, and what is said on the way. */
export interface Destination {
  path: string
  confirmation: string
}

const DESTINATIONS: [pattern: RegExp, path: string, confirmation: string][] = [
  [/\b(?:log|sign) ?in\b/, PAGES.login, 'Navigating to login page'],
  [/\bsign ?up\b/, PAGES.signUp, 'Navigating to sign up page'],
  [/\bhome\b/, PAGES.home, 'Navigating to home page'],
  [/\bcontacts?\b/, PAGES.contact, 'Navigating to contact page'],
  [/\bpric(?:es?|ings?)\b/, PAGES.pricing, 'Navigating to pricing page'],
]

/** Reads a spoken phrase: 'Log-in.', 'please go to pricing'. The place named first wins. */
export function destinationOf(phrase: string): Destination | null {
  const words = phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const named = DESTINATIONS.map(([pattern, path, confirmation]) => ({ at: words.search(pattern), path, confirmation }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]
  return named ? { path: named.path, confirmation: named.confirmation } : null
}
