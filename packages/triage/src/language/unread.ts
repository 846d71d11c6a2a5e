import { isSkippable, type Match } from './match-phrases.ts'
import { PLAIN_WORDS } from './plain-words.ts'
import { meaningStem } from './same-words.ts'
import { normaliseWord, type Token } from './tokenise.ts'

/** Words that tell nothing of health by themselves: a text may hold any number of them unread. */
const EVERYDAY = new Set([
  ...PLAIN_WORDS.flatMap((word) => [normaliseWord(word), meaningStem(normaliseWord(word))]),
  ...`
  he she they we you not cannot does did do will would could should than else yet already maybe been being hi hello
  thank thanks please help advice ok okay doctor gp nurse hospital symptom complaint problem issue case patient condition
  male female yo yr old year month week day hour minute night morning evening afternoon today yesterday tonight times
  since until ago last next first second third once twice ever never often always usually sometimes mostly
  also only even just about around almost nearly quite rather pretty still yet again both either neither each every other another
  because though however moreover besides including include includes associated along together report reports reported
  states stated says said deny denies present presents presented presenting complain complains describe describes noted notes
  history past medical family social significant positive negative otherwise remarkable unremarkable exam examination
  is it its this that these those who whom whose which what when where why how there here then now soon later lately recently
  take took taking taken tried try use used using give gave given bit lot lots kind sort way thing things stuff bunch couple few
  ibuprofen paracetamol acetaminophen tylenol advil nurofen calpol aspirin painless
  really very so too much more most less least many any some all none no yes one two three four five six seven eight nine ten
  `
    .trim()
    .split(/\s+/)
    .flatMap((word) => [word, meaningStem(word)]),
])
const OWNERS = /^(my|his|her|our|their|the|both|left|right|one|s)$/

/**
 * Words that may well tell of health and that nothing read has used: words of no everyday kind, and places of the body
 * that belong to somebody. They say how much of a text was not understood.
 */
export function unreadWords(tokens: readonly Token[], matches: readonly Match[], used: Uint8Array): number[] {
  const sites = new Set(matches.filter(({ meaning }) => meaning.kind === 'site').flatMap((match) => match.tokens))
  const seen = new Set<string>()
  const unread: number[] = []
  for (const [at, token] of tokens.entries()) {
    if (used[at] || token.kind !== 'word' || token.norm.length < 3 || seen.has(token.stem) || isSkippable(token))
      continue
    const isOwnPlace = sites.has(at) && [1, 2].some((back) => OWNERS.test(tokens[at - back]?.norm ?? ''))
    if (!isOwnPlace && (EVERYDAY.has(token.norm) || EVERYDAY.has(token.stem))) continue
    seen.add(token.stem)
    unread.push(at)
  }
  return unread
}
