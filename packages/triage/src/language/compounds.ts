import { meaningStem } from './same-words.ts'
import { stem } from './stem.ts'
import type { Token } from './tokenise.ts'

const COMPOUND = /^(head|stomach|tummy|belly|tooth|ear|back|muscle|body|joint)(ach|pain)$/

/** "headache" is read as "head ache", so that a sensation and its place are found in both spellings. */
export function splitCompounds(tokens: Token[]): Token[] {
  return tokens.flatMap((token) => {
    const match = token.kind === 'word' ? COMPOUND.exec(stem(token.norm)) : null
    if (!match) return [token]
    const [, place = '', ending = ''] = match
    const sensation = ending === 'ach' ? 'ache' : ending
    return [
      { ...token, norm: place, stem: meaningStem(place) },
      { ...token, norm: sensation, stem: meaningStem(sensation) },
    ]
  })
}

/** The one-word spellings, for the spelling correction. */
export const COMPOUND_WORDS: readonly string[] = [
  'headache',
  'stomachache',
  'toothache',
  'earache',
  'backache',
  'bellyache',
  'tummyache',
]
