import { type Passage, wordsIn } from '../reading/passages.ts'
import { isMark, type Word } from '../reading/words.ts'

/** How the text holds what a word names: there, said not to be there, or spoken of without saying that it is there. */
export type Polarity = 'affirmed' | 'denied' | 'open'

const DENIALS = new Set(
  "no not denies denied deny denying without never n't none neither nor absent negative cannot can't don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't nope nil".split(
    ' ',
  ),
)
/** "If", "risk of", "to prevent": the thing itself is not said to be there. */
const OPENINGS = new Set(
  'if should prevent avoid risk rule screen screening watch unless in-case concern exclude prophylaxis worsening develop signs vaccine vaccination'.split(
    ' ',
  ),
)
const RELATIVES = new Set(
  'mother father brother sister aunt uncle grandmother grandfather grandparents parents siblings cousin maternal paternal family'.split(
    ' ',
  ),
)
/** A new statement begins: what was denied before no longer is. */
const TURNING = new Set(
  'but however although except though yet reports endorses complains admits notes presents has'.split(' '),
)
const AFTER_DENIED = new Set('denied absent negative no none never'.split(' '))

/** One verdict for each word of a passage: what was asked holds as it was answered. */
export function polarityIn(passage: Passage): Polarity[] {
  if (!passage.asks) return polarityOf(wordsIn(passage))
  return passage.parts.flatMap((words, index) => {
    const verdicts = polarityOf(words)
    if (index > 0 || passage.answer === 'yes') return verdicts
    return verdicts.map(() => (passage.answer === 'no' ? 'denied' : 'open'))
  })
}

/** One verdict for each word. A denial reaches over commas, "and" and "or" to the end of its clause. */
export function polarityOf(words: readonly Word[]): Polarity[] {
  const verdicts: Polarity[] = []
  let now: Polarity = 'affirmed'
  words.forEach((word, index) => {
    if (isMark(word, '.;:?!')) now = 'affirmed'
    else if (TURNING.has(word.norm) && isTurn(words, index)) now = 'affirmed'
    if (isDenial(words, index)) now = 'denied'
    else if (now !== 'denied' && isOpening(words, index)) now = 'open'
    verdicts.push(now)
  })
  denyBefore(words, verdicts)
  if (words.some(({ norm }) => RELATIVES.has(norm)))
    return verdicts.map((verdict) => (verdict === 'affirmed' ? 'open' : verdict))
  return verdicts
}

/** "has" opens a statement after a comma or "and"; in "no pain that he has" it does not. */
function isTurn(words: readonly Word[], index: number): boolean {
  const word = words[index] as Word
  if (!/^(?:has|notes|reports)$/.test(word.norm)) return true
  const before = words.slice(Math.max(0, index - 2), index)
  return before.some((each) => isMark(each, ',') || /^(?:and|he|she|patient|they)$/.test(each.norm))
}

function isDenial(words: readonly Word[], index: number): boolean {
  const word = words[index]
  if (!word || !DENIALS.has(word.norm)) return false
  const next = words[index + 1]?.norm ?? ''
  // "No, I fell": the answer to what was asked before.
  if (/^(?:no|nope)$/.test(word.norm) && isMark(words[index + 1], ',.')) return false
  // "Not only", "no longer than", "no change": nothing is denied. "No. 3" is a number.
  if (word.norm === 'not' && /^(?:only|just|sure)$/.test(next)) return false
  if (word.norm === 'no' && /^(?:change|changes|doubt|improvement|relief|better)$/.test(next)) return false
  if (word.norm === 'negative' && next !== 'for') return false
  return true
}

function isOpening(words: readonly Word[], index: number): boolean {
  const norm = words[index]?.norm ?? ''
  return OPENINGS.has(norm)
}

/** "Chest pain: no", "fever - denied", "fracture was ruled out": the denial stands behind. */
function denyBefore(words: readonly Word[], verdicts: Polarity[]): void {
  words.forEach((word, index) => {
    const before = words[index - 1]
    const isAnswer = AFTER_DENIED.has(word.norm) && isMark(before, ':-–')
    const isRuledOut = word.norm === 'out' && before?.norm === 'ruled'
    const isPassive = /^(?:denied|absent|negative)$/.test(word.norm) && /^(?:is|was|are|were)$/.test(before?.norm ?? '')
    if (!isAnswer && !isRuledOut && !isPassive) return
    for (let at = index; at >= 0 && !isMark(words[at], '.;?!,'); at--) verdicts[at] = 'denied'
  })
}
