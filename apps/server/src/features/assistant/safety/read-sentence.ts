import { digitsForWords, plainText } from '@salus/summary'
import { nameOfMedicine } from './medicine-names.ts'
import { oneSpelling } from './plain-sentence.ts'
import { CONCEPTS, type Concept, type Words } from './words/types.ts'

/** Words from one place to another, the last one included. */
export interface Span {
  from: number
  to: number
  /** Words within it that are not of the phrase. */
  holes?: readonly number[]
}

export interface Clause extends Span {
  /** Where its condition ends; before `from` when it states one of no kind. */
  conditionTo: number
}

export type Meaning = Concept | 'prescription' | 'overTheCounter' | 'amount'

/** A sentence as one language's words read it. */
export interface Reading {
  tokens: readonly Token[]
  clauses: readonly Clause[]
  found: ReadonlyMap<Meaning, readonly Span[]>
  words: Words
}

export interface Token {
  text: string
  /** The text between it and the next one. */
  after: string
  number: number | undefined
}

const TOKEN = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+/gu
/** Marks that end a clause. A comma between digits is within a token. */
export const CLAUSE_END = /[,;:.!?()[\]–—|\n।]|\s-\s|→/u

export function tokensOf(plain: string): Token[] {
  const found = Array.from(plain.matchAll(TOKEN))
  return found.map(({ 0: text, index }, at) => ({
    text,
    after: plain.slice(index + text.length, found[at + 1]?.index ?? plain.length),
    number: numberOf(text),
  }))
}

function numberOf(text: string): number | undefined {
  const digits = /^\d/.test(text) ? text : HUNDREDS.test(text) ? '100' : digitsForWords(text)
  if (!/^\d/.test(digits)) return undefined
  // "1,000" and "1.000" are a thousand, "2,5" is two and a half.
  const value = Number.parseFloat(digits.replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
  return Number.isNaN(value) ? undefined : value
}

/** With the endings of Telugu. */
const HUNDREDS = /^(?:వంద|వెయ్యి|వేయి|వేల)/

export function readSentence(tokens: readonly Token[], words: Words): Reading {
  const found: Map<Meaning, Span[]> = new Map()
  const add = (concept: Meaning, span: Span) => {
    const spans = found.get(concept)
    if (spans) spans.push(span)
    else found.set(concept, [span])
  }
  const lexicon = lexiconOf(words)
  for (const [at, { text }] of tokens.entries()) {
    const candidates = [...(lexicon.byStart.get(startOf(text)) ?? []), ...lexicon.open]
    for (const { concept, slots } of candidates) {
      const span = matchAt(slots, tokens, at)
      if (span) add(concept, span)
    }
    const name = nameOfMedicine(text)
    if (name) {
      add(name, { from: at, to: at })
      // "Two Tylenol": one of it is said with an article.
      if ((tokens[at - 1]?.number ?? 0) >= 2) add('amount', { from: at - 1, to: at })
    }
  }
  for (const span of found.get('prescribedKind') ?? []) add('prescription', span)
  for (const span of found.get('measure') ?? []) addAmount(span)
  for (const span of found.get('piece') ?? []) addAmount(span)
  for (const [at, { number }] of tokens.entries()) {
    if (
      number !== undefined &&
      /^(?:mg|mcg|ug|iu|ui|ie|मिलीग्राम|मिग्रा|एमजी|మి|మిగ్రా|ఎంజి)$/.test(tokens[at + 1]?.text ?? '')
    ) {
      if (!isConcentration(tokens, at + 1)) add('amount', { from: at, to: at + 1 })
    }
  }
  return { tokens, clauses: clausesOf(tokens, found, words), found, words }

  function addAmount({ from, to }: Span) {
    // "128 sobre 82" is a pressure, though one "sobre" is a sachet.
    const isRatio = tokens[from]?.text === 'sobre' && tokens[to + 1]?.number !== undefined
    if (tokens[from - 1]?.number !== undefined && !isRatio && !isConcentration(tokens, to))
      add('amount', { from: from - 1, to })
  }
}

/** "126 mg/dL" is a result. */
const isConcentration = (tokens: readonly Token[], unit: number): boolean =>
  tokens[unit]?.after.trim() === '/' && /^(?:d?l|m?ml|h|min)$/.test(tokens[unit + 1]?.text ?? '')

function clausesOf(
  tokens: readonly Token[],
  found: ReadonlyMap<string, readonly Span[]>,
  { verbLast, conditionEnds }: Words,
): Clause[] {
  const starts = new Set([0])
  const opens = new Map((found.get('if') ?? []).map(({ from, to }) => [from, to]))
  const closes = new Set<number>()
  const suffices = new Set((found.get('suffices') ?? []).map(({ from }) => from - 1))
  for (const from of opens.keys()) {
    // "If you do it that is enough" supposes nothing: it tells to do it.
    if (!conditionEnds) starts.add(from)
    else if (!suffices.has(opens.get(from) ?? from)) closes.add(from)
  }
  // The Hindi "then" is a mere stress where nothing was supposed.
  for (const [at, { text }] of tokens.entries())
    if (text === 'तो' && SUPPOSED.test(tokens[at - 1]?.text ?? '')) closes.add(at)
  for (const { from } of found.get('but') ?? []) if (opens.size > 0 || tokens[from]?.text !== 'तो') starts.add(from)
  for (const [at, { after }] of tokens.entries()) {
    if (CLAUSE_END.test(after) || closes.has(at)) starts.add(at + 1)
  }
  const ordered = [...starts].filter((at) => at < tokens.length).sort((a, b) => a - b)
  return ordered.map((from, index) => {
    const to = (ordered[index + 1] ?? tokens.length) - 1
    if (conditionEnds) return { from, to, conditionTo: closes.has(to) ? to : from - 1 }
    if (closes.has(to)) return { from, to, conditionTo: to }
    const opened = opens.get(from)
    if (opened === undefined) return { from, to, conditionTo: from - 1 }
    // Where the verb comes early, a condition without a comma after it is short.
    return { from, to, conditionTo: verbLast === 'never' ? Math.min(to, opened + REACH_OF_IF) : to }
  })
}
const REACH_OF_IF = 4
/** "You will send it, then …": Hindi needs no "if". */
const SUPPOSED = /(?:ेंगे|ोगे|ोगी|ेगा|ेगी|ंगे|ंगी)$/

interface Slot {
  words: ReadonlySet<string>
  stems: readonly string[]
  endings: readonly string[]
  /** Other words that may stand before it. */
  gap: number
}
interface Phrase {
  concept: Concept
  slots: readonly Slot[]
}
interface Lexicon {
  byStart: ReadonlyMap<string, readonly Phrase[]>
  /** Phrases whose first word is told by its ending. */
  open: readonly Phrase[]
}

const lexicons = new WeakMap<Words, Lexicon>()

function lexiconOf(words: Words): Lexicon {
  const known = lexicons.get(words)
  if (known) return known
  const byStart = new Map<string, Phrase[]>()
  const open: Phrase[] = []
  for (const concept of CONCEPTS) {
    for (const written of (words.phrases[concept] ?? '').split(',')) {
      const slots = slotsOf(written, words)
      const [first] = slots
      if (!first) continue
      const phrase = { concept, slots }
      if (first.endings.length > 0) open.push(phrase)
      for (const start of new Set([...first.words, ...first.stems].map(startOf))) {
        byStart.set(start, [...(byStart.get(start) ?? []), phrase])
      }
    }
  }
  const made = { byStart, open }
  lexicons.set(words, made)
  return made
}

/** Stems have two letters at least. */
const startOf = (word: string): string => word.slice(0, 2)

function slotsOf(written: string, { gap: longest, verbParts }: Words): Slot[] {
  const slots: Slot[] = []
  let gap = 0
  for (const part of written.trim().split(/\s+/)) {
    if (part === '..') gap = longest
    else if (part !== '') {
      if (gap > 0 && verbParts?.includes(part)) gap = CLAUSE_LONG
      const alternatives = part.split('/').map((each) => oneSpelling(plainText(each)))
      slots.push({
        words: new Set(alternatives.filter((each) => !each.includes('*'))),
        // A vowel takes the place of the sign that a consonant has none.
        stems: alternatives.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1).replace(/[్्]$/, '')),
        endings: alternatives.filter((each) => each.startsWith('*')).map((each) => each.slice(1)),
        gap,
      })
      gap = 0
    }
  }
  return slots
}
const CLAUSE_LONG = 14

/** The phrase that begins at a token. */
function matchAt(slots: readonly Slot[], tokens: readonly Token[], at: number): Span | undefined {
  let next = at
  const holes: number[] = []
  for (const [index, slot] of slots.entries()) {
    const furthest = index === 0 ? at : next + slot.gap
    let hit: number | undefined
    for (let place = next; place <= furthest && hit === undefined; place++) {
      if (place > next && CLAUSE_END.test(tokens[place - 1]?.after ?? '')) break
      if (isIn(slot, tokens[place]?.text)) hit = place
    }
    if (hit === undefined) return undefined
    for (let hole = next; hole < hit; hole++) holes.push(hole)
    next = hit + 1
  }
  return { from: at, to: next - 1, holes }
}

const isIn = ({ words, stems, endings }: Slot, word: string | undefined): boolean =>
  word !== undefined &&
  (words.has(word) || stems.some((stem) => word.startsWith(stem)) || endings.some((ending) => word.endsWith(ending)))
