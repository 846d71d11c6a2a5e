import { isCapital, isMark, type Word } from './words.ts'

/** Short forms whose full stop never ends a sentence. */
const TITLES = new Set('dr mr mrs ms prof st vs no nos fig approx incl esp eg ie cf dept'.split(' '))
/** Short forms whose full stop ends a sentence only before a capital letter. */
const UNITS = new Set(
  'mg mcg ug g kg ml l dl cc cm mm in ft lb lbs oz hr hrs min mins sec wk wks mo mos yr yrs tab tabs cap caps etc h q pt pts temp resp bid tid qid qd qhs prn po'.split(
    ' ',
  ),
)
/** Where speech that nobody punctuated takes a new turn, and what a clause opens with after "and". */
const TURNS = new Set('okay ok alright now so but lastly'.split(' '))
const SUBJECTS = new Set(
  "i i'm i've i'll we we're we'll you you're he he's she she's it it's they there this that then the your my also if".split(
    ' ',
  ),
)
/** Words after which speech is cut at a turn, at a clause and at a question. */
const CUT_AFTER = { turn: 10, clause: 14, question: 5 }
const LONGEST = 60

/**
 * Parts words into sentences; every word lands in exactly one. A sentence is cut after 60 words at the latest, so
 * that whatever looks at one sentence does bounded work; speech also where it takes a new turn.
 */
export function splitSentences(words: Word[], isSpeech = false): Word[][] {
  const sentences: Word[][] = []
  let current: Word[] = []
  const close = () => {
    if (current.length > 0) sentences.push(current)
    current = []
  }
  let item = 0
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word
    if (isItemNumber(words, index, item, current.length === 0)) {
      close()
      item = Number(word.raw)
    }
    current.push(word)
    if (endsSentence(words, index, current)) {
      while (isClosing(words[index + 1], word)) current.push(words[++index] as Word)
      close()
    } else if (current.length >= LONGEST || (isSpeech && runsOn(words, index, current))) close()
  }
  close()
  return sentences
}

/** `1. Diabetes 2. Asthma`: the number that is due next, a full stop or bracket, and a capital. */
function isItemNumber(words: Word[], index: number, last: number, first: boolean): boolean {
  const [word, dot, next] = words.slice(index, index + 3)
  if (word?.kind !== 'number' || !isMark(dot, '.)') || dot?.start !== word.end || !next) return false
  if (next.start === dot.end || !(isCapital(next) || next.kind === 'number')) return false
  const number = Number(word.raw)
  return (first && number < 100) || (last > 0 && number === last + 1)
}

function endsSentence(words: Word[], index: number, current: Word[]): boolean {
  const word = words[index] as Word
  const next = words[index + 1]
  if (isMark(word, '?!;')) return true
  const before = words[index - 1]
  if (word.kind === 'word' && word.raw.endsWith('.'))
    return next === undefined || (isCapital(next) && next.start > word.end)
  if (word.raw !== '.' || !before) return word.raw === '•'
  if (next === undefined) return true
  const touchesNext = next.start === word.end
  if (touchesNext && !(isCapital(next) && /\p{Ll}$/u.test(before.raw) && before.raw.length > 2)) return false
  // An enumerator: the number opens the sentence.
  if (before.kind === 'number' && current.length === 2) return false
  const touchesBefore = before.end === word.start
  if (!touchesBefore) return true
  if (TITLES.has(before.norm)) return before.norm === 'no' && isCapital(next)
  if (UNITS.has(before.norm)) return isCapital(next)
  // An initial of a name.
  if (/^\p{Lu}$/u.test(before.raw) && isCapital(next)) {
    const isNamed = isCapital(words[index - 2]) || words[index - 2]?.raw === '.' || current.length === 2
    return !isNamed && !/^\p{Lu}$/u.test(next.raw)
  }
  return true
}

const isClosing = (word: Word | undefined, after: Word): boolean =>
  isMark(word, '.?!)"”’\'') && (word as Word).start <= after.end + 1 && word?.raw !== '('

function runsOn(words: Word[], index: number, current: Word[]): boolean {
  const [word, next, after] = words.slice(index, index + 3)
  if (!word || !next || !after || isMark(word, '(')) return false
  // What depends on an "if" stays with it: cut off, it would be told as a fact.
  const depends = () => current.some(({ norm }) => /^(?:if|whether|unless)$/.test(norm))
  if (next.norm === 'and' || next.norm === 'because') {
    return current.length >= CUT_AFTER.clause && SUBJECTS.has(after.norm) && !depends()
  }
  if (TURNS.has(next.norm)) {
    if (/^(?:or|and|not|even|if|think|just|right|is|are|for|until|by|up|do|does|say)$/.test(word.norm)) return false
    return current.length >= CUT_AFTER.turn && after.kind !== 'mark' && !(next.norm === 'but' && depends())
  }
  const asks = after.norm === 'you' && /^(?:do|did|are|have)$/.test(next.norm) && word.kind === 'word'
  return asks && current.length >= CUT_AFTER.question && !current.some(({ norm }) => ASKING.test(norm))
}

const ASKING = /^(?:what|what's|how|where|when|why|who|which|if|or|that|than|as)$/
