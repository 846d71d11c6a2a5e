import { formOf, normaliseWord, type Token } from '../tokenise.ts'
import { type CompiledWords, DENIALS, foldOf, numberForm } from './compile-words.ts'
import { type ForeignToken, longestAt, type Met } from './longest-wording.ts'

/** A token of the gloss; `ends` closes a statement in a language whose verb and denial come last, a seam follows a moved denial. */
type GlossToken = Token & { ends?: boolean; isSeam?: boolean; isOfList?: boolean; isTrailing?: boolean }

const TOKEN = /\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}\u200c\u200d]+|[^\s\p{L}\p{M}\p{Nd}]|\n\s*\n/gu

/** How much of a text the words of a language cover, 0 to 1. */
export function coverageOf(text: string, words: CompiledWords): number {
  const tokens = foreignTokens(text, words)
  const covered = new Set<number>()
  let all = 0
  for (const [at, { kind, raw, value }] of tokens.entries()) {
    // Letters that stand alone (c/o) tell of no language.
    if (kind !== 'word' || raw.length === 1) continue
    all++
    if (!Number.isNaN(value)) covered.add(at)
    for (const index of longestAt(tokens, at, words)?.taken ?? [])
      if (tokens[index]?.kind === 'word' && tokens[index].raw.length > 1) covered.add(index)
  }
  return all === 0 ? 0 : covered.size / all
}

export interface Mixture {
  /** Words of the language, and among them its small words. */
  own: number
  small: number
  /** Its own words of four letters and more that are no loans: of these no other language has many. */
  long: number
  /** Words that neither the language nor English knows. */
  unknown: number
  all: number
}

/** Of a text that may mix the language with English. Words that English medicine lends to every language are no small ones. */
export function mixtureOf(text: string, words: CompiledWords, isEnglish: (norm: string) => boolean): Mixture {
  const tokens = foreignTokens(text, words)
  const mixture = { own: 0, small: 0, long: 0, unknown: 0, all: 0 }
  const isShouted = text === text.toUpperCase()
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word') continue
    mixture.all++
    if (isEnglish(normaliseWord(token.raw)) || (!isShouted && SHORTHAND.test(token.raw))) continue
    const met = longestAt(tokens, at, words)
    if (!met && Number.isNaN(token.value)) mixture.unknown++
    else {
      mixture.own++
      if (token.raw.length >= 4 && !isLoan(token.raw, met)) mixture.long++
      if (met && (met.node.gloss?.english ?? []).every(({ norm }) => SMALL.has(norm))) mixture.small++
    }
  }
  return mixture
}
/** "Vommiting" is a slip of English, though Telugu says it too. */
const isLoan = (raw: string, met: Met | undefined): boolean =>
  (met?.node.gloss?.english ?? []).some(({ norm }) => opening(norm) === opening(raw.toLowerCase()))
const opening = (word: string): string => word.replace(/(.)\1+/g, '$1').slice(0, 4)

/** HA and BP among small letters are shorthand of English. */
const SHORTHAND = /^[A-Z]{2,5}$/
const SMALL = new Set([
  'is',
  'was',
  'have',
  'i',
  'my',
  'they',
  'their',
  'no',
  'not',
  'and',
  'or',
  'but',
  'since',
  'when',
])

/**
 * Tells a text word by word in English, each token at its place in the text. Words that the table lacks stay as they are
 * when English medicine knows them (`isEnglish`), and else are kept apart from every English word.
 */
export function glossText(text: string, words: CompiledWords, isEnglish: (norm: string) => boolean): Token[] {
  const tokens = foreignTokens(text, words)
  const told: GlossToken[] = []
  const done = new Set<number>()
  for (let at = 0; at < tokens.length; at++) {
    if (done.has(at)) continue
    const token = tokens[at] as ForeignToken
    const met = token.kind === 'mark' ? undefined : longestAt(tokens, at, words, done)
    if (met) {
      for (const index of met.taken) done.add(index)
      tell(told, met, tokens, words)
    } else told.push(asItStands(token, words, isEnglish))
  }
  return withSeams(withTrailing(told))
}

function foreignTokens(text: string, words: CompiledWords): ForeignToken[] {
  const isJoint = ({ 0: mark, index }: RegExpMatchArray): boolean =>
    JOINTS.test(mark) && /\p{L}/u.test(text[(index ?? 0) - 1] ?? '') && /\p{L}/u.test(text[(index ?? 0) + 1] ?? '')
  // French and German join words with an apostrophe or a hyphen (n'ouvre, grand-mère, Erste-Hilfe-Kurs): they end no wording.
  // The comma before "dass" parts nothing: "geträumt, dass …".
  const isBeforeThat = ({ 0: mark, index }: RegExpMatchArray): boolean =>
    mark === ',' && words.language === 'de' && /^,\s*da(ss|ß)\s/i.test(text.slice(index ?? 0, (index ?? 0) + 9))
  const matches = [...text.matchAll(TOKEN)].filter(
    (match) => !/^(fr|de)$/.test(words.language) || !(isJoint(match) || isBeforeThat(match)),
  )
  return matches.map(({ 0: raw, index }) => {
    const place = { raw, start: index, end: index + raw.length }
    if (/^\p{Nd}/u.test(raw)) {
      const digits = raw.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
      return { ...place, fold: digits, kind: 'number', value: formOf(digits).value }
    }
    if (!/\p{L}/u.test(raw)) {
      const mark = raw.includes('\n') ? '.' : raw
      return { ...place, fold: mark, kind: 'mark', value: Number.NaN }
    }
    const fold = foldOf(words.language)(raw.replace(/[\u200c\u200d]/g, ''))
    return { ...place, fold, kind: 'word', value: words.numbers.get(fold) ?? Number.NaN }
  })
}

const JOINTS = /^[’'ʼ`´‘-]$/

/** Digits of a script stand in a row of ten, its zero first. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) as number
  if (code < 0x80) return code - 0x30
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--
  return code - zero
}

/** The English of a wording, at the wording's place in the text. */
export function englishOf(met: Met, tokens: readonly ForeignToken[]): Token[] {
  const start = tokens[met.taken[0] as number]?.start ?? 0
  const end = tokens[met.taken.at(-1) as number]?.end ?? start
  const numbers = [...met.numbers]
  return (met.node.gloss?.english ?? []).map((form): Token => {
    if (form.norm !== '#') return { ...form, start, end }
    const number = tokens[numbers.shift() as number]
    return { ...numberForm(number?.value ?? Number.NaN), start: number?.start ?? start, end: number?.end ?? end }
  })
}

function tell(told: GlossToken[], met: Met, tokens: readonly ForeignToken[], { headFinal }: CompiledWords): void {
  const gloss = met.node.gloss
  if (!gloss) return
  const english: GlossToken[] = englishOf(met, tokens)
  const said = gloss.english.map(({ norm }) => norm).join(' ')
  const last = english.at(-1)
  if (!headFinal) told.push(...english)
  else if (said === DENIES_LIST || (gloss.denies && english.length === 1)) {
    const isOfList = said === DENIES_LIST
    const start = statementStart(told, isOfList)
    const isMoved = start < told.length
    told.splice(start, 0, ...english)
    const end = last?.end ?? 0
    if (isMoved) told.push({ ...formOf('but'), start: end, end, ends: true, isSeam: true, isOfList })
  } else if (FRONTED.has(said)) told.splice(statementStart(told, false), 0, ...english)
  else {
    if (last && CLOSES.has(last.norm)) last.ends = true
    if (TRAILS.test(said)) for (const token of english) token.isTrailing = true
    told.push(...english)
    // "Fever is not" told as "no fever".
    const end = last?.end ?? 0
    if (english[0]?.norm === 'no' && english[1] && english[1].norm !== 'any')
      told.push({ ...formOf('but'), start: end, end, ends: true, isSeam: true })
  }
}

/** English says these behind what happened then. */
const TRAILS = /^(last year|in the past|as a child|# year ago|years ago|long ago)$/

/** "Last year heart attack came" is "heart attack came last year". */
function withTrailing(told: readonly GlossToken[]): GlossToken[] {
  const tokens: GlossToken[] = []
  const trailing: GlossToken[] = []
  for (const token of told) {
    if (token.isTrailing) {
      trailing.push(token)
      continue
    }
    if (token.kind === 'mark' || token.isSeam) tokens.push(...trailing.splice(0))
    tokens.push(token)
    if (token.ends) tokens.push(...trailing.splice(0))
  }
  return [...tokens, ...trailing]
}

/** "Heart attack of symptoms what are?": in English the question stands first. */
const FRONTED = new Set([
  'symptoms of',
  'what is',
  'what causes',
  'might be',
  'how to prevent',
  'read about',
  'worried about getting',
  'worried it might be',
  'family history of',
  'if somebody has',
])

/** "Fever, cough, cold: are not" denies all of them. */
const DENIES_LIST = 'none of'

/** What is said after a moved denial is not denied: "fever not is cough is". At the end of a statement nothing need say so. */
function withSeams(told: readonly GlossToken[]): Token[] {
  const tokens: GlossToken[] = []
  let isOpen = false
  let isOfList = false
  for (const token of told) {
    if (token.isSeam) {
      isOpen = true
      isOfList = token.isOfList ?? false
    } else if (isOpen && !CLOSES.has(token.norm)) {
      isOpen = false
      // A list is denied across its commas.
      if (token.kind !== 'mark' || (isOfList && token.norm === ','))
        tokens.push({ ...formOf('but'), start: token.start, end: token.start })
      tokens.push(token)
    } else tokens.push(token)
    if (!token.isSeam && token.norm === 'but') isOpen = false
  }
  return tokens
}

/** "Fever is, cough not is": each statement ends with its verb. */
const CLOSES = new Set(['is', 'are', 'have', 'but', 'because', 'was', 'had'])
/** A denial before one of these reaches no further: "since yesterday fever not is". */
const OPENS = new Set(['since', 'when', 'while', 'still', 'only', 'just', 'now', 'then', 'after'])
const LONGEST_STATEMENT = 7
const LONGEST_LIST = 24

function statementStart(told: readonly GlossToken[], isList: boolean): number {
  let at = told.length
  while (at > 0 && told.length - at < (isList ? LONGEST_LIST : LONGEST_STATEMENT)) {
    const before = told[at - 1] as GlossToken
    if (before.ends || (before.kind === 'mark' && !(isList && before.norm === ',')) || DENIALS.test(before.norm)) break
    if (OPENS.has(before.norm)) break
    at--
  }
  return at
}

function asItStands(token: ForeignToken, words: CompiledWords, isEnglish: (norm: string) => boolean): GlossToken {
  const place = { start: token.start, end: token.end }
  if (token.kind === 'number') return { ...numberForm(token.value), norm: token.fold, stem: token.fold, ...place }
  if (token.kind === 'mark') {
    const norm = token.fold === '।' ? '.' : token.fold
    return { norm, stem: norm, kind: 'mark', value: Number.NaN, ...place }
  }
  if (!Number.isNaN(token.value)) return { ...numberForm(token.value), ...place }
  const form = formOf(token.raw)
  if (isEnglish(form.norm) && (words.isRomanised || form.norm.length >= LONG)) return { ...form, ...place }
  return { norm: `~${token.fold}`, stem: `~${token.fold}`, kind: 'word', value: Number.NaN, ...place }
}
/** Short words of one language are other words of another: "die", "gift", "once". */
const LONG = 6
