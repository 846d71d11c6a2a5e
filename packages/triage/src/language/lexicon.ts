import type { Finding, FindingId } from '../knowledge/types.ts'
import { BODY_SITES, widening } from './body-sites.ts'
import { COMPOUND_WORDS } from './compounds.ts'
import { EXACTLY, GAP, parsePhrase, type Sequence } from './phrase-grammar.ts'
import { meaningStem } from './same-words.ts'
import { MODIFIER_WORDS, SENSATION_WORDS } from './sensations.ts'
import { shareAlike } from './share-alike.ts'

/** What a sequence of words means when it is met. */
export type Meaning =
  | { kind: 'finding'; finding: FindingId; denies: boolean }
  | { kind: 'part'; pair: number; side: number }
  | { kind: 'sensation' | 'site' | 'modifier'; id: string }

export interface TrieNode {
  next: ReadonlyMap<string, TrieNode>
  meanings: readonly Meaning[]
}

/** Findings told by several sequences that stand close together, in any order. */
export interface Pair {
  finding: FindingId
  denies: boolean
  sides: number
}

export interface BoundPattern {
  finding: FindingId
  denies: boolean
  modifier: string | undefined
}

export interface Lexicon {
  root: TrieNode
  pairs: Pair[]
  /** By `sensation@site`. */
  bound: Map<string, BoundPattern[]>
  /** Every word of a phrase, with its stem: what a misspelled word may mean. */
  words: Map<string, string>
  /** Words that say a finding by themselves, as they are written. Nobody is taken to have meant one. */
  exactWords: Set<string>
}

/** Compiles the phrases of all findings once; a faulty phrase is reported with its finding. */
export function compileLexicon(findings: readonly Finding[]): Lexicon {
  const lexicon: Lexicon = {
    root: newNode(),
    pairs: [],
    bound: new Map(),
    words: new Map(COMPOUND_WORDS.map((word) => [word, meaningStem(word)])),
    exactWords: new Set(),
  }
  const vocabularies = { sensation: SENSATION_WORDS, site: BODY_SITES, modifier: MODIFIER_WORDS } as const
  for (const kind of ['sensation', 'site', 'modifier'] as const) {
    for (const { id, phrases } of vocabularies[kind]) {
      for (const phrase of phrases) {
        addWords(lexicon, parsePhrase(phrase), () => ({ kind, id }))
        addWritten(lexicon, phrase)
      }
    }
  }
  for (const finding of findings) {
    for (const [phrases, denies] of [
      [finding.phrases, false],
      [finding.deniedBy ?? [], true],
    ] as const) {
      for (const phrase of phrases) addPhrase(lexicon, finding.id, phrase, denies)
    }
  }
  return { ...lexicon, root: shareAlike(lexicon.root) }
}

function addPhrase(lexicon: Lexicon, finding: FindingId, source: string, denies: boolean): void {
  addWritten(lexicon, source)
  try {
    const phrase = parsePhrase(source)
    if (phrase.kind === 'bound') addBound(lexicon, phrase, { finding, denies, modifier: phrase.modifier })
    else if (phrase.parts.length === 1) addWords(lexicon, phrase, () => ({ kind: 'finding', finding, denies }))
    else {
      const pair = lexicon.pairs.push({ finding, denies, sides: phrase.parts.length }) - 1
      addWords(lexicon, phrase, (side) => ({ kind: 'part', pair, side }))
    }
  } catch (cause) {
    throw new Error(`Finding ${finding}, phrase "${source}": ${(cause as Error).message}`, { cause })
  }
}

/** The words as they stand in a phrase: a slip is nearer to `blurry` than to its stem. */
function addWritten(lexicon: Lexicon, source: string): void {
  if (source.includes('@')) return
  for (const [word] of source.matchAll(/(?<![={a-z])[a-z]{4,}(?![}a-z])/g)) lexicon.words.set(word, meaningStem(word))
}

const SENSATION_IDS = new Set(SENSATION_WORDS.map(({ id }) => id))
const SITE_IDS = new Set(BODY_SITES.map(({ id }) => id))
const MODIFIER_IDS = new Set(MODIFIER_WORDS.map(({ id }) => id))

function addBound(lexicon: Lexicon, phrase: { sensations: string[]; site: string }, pattern: BoundPattern): void {
  if (!SITE_IDS.has(phrase.site)) throw new Error(`unknown place of the body "${phrase.site}"`)
  if (pattern.modifier !== undefined && !MODIFIER_IDS.has(pattern.modifier)) throw new Error('unknown modifier')
  for (const sensation of phrase.sensations) {
    if (!SENSATION_IDS.has(sensation)) throw new Error(`unknown sensation "${sensation}"`)
    const key = `${sensation}@${phrase.site}`
    lexicon.bound.set(key, [...(lexicon.bound.get(key) ?? []), pattern])
  }
}

function addWords(
  lexicon: Lexicon,
  phrase: ReturnType<typeof parsePhrase>,
  meaningOf: (side: number) => Meaning,
): void {
  if (phrase.kind !== 'words') throw new Error('words expected')
  for (const [side, sequences] of phrase.parts.entries()) {
    const meaning = meaningOf(side)
    for (const sequence of sequences) addSequence(lexicon, sequence, meaning)
  }
}

function addSequence(lexicon: Lexicon, sequence: Sequence, meaning: Meaning): void {
  let node = lexicon.root
  for (const element of sequence) {
    if (element.startsWith(EXACTLY)) {
      const word = element.slice(EXACTLY.length)
      if (sequence.length === 1) lexicon.exactWords.add(word)
      else lexicon.words.set(word, meaningStem(word))
    } else if (element !== GAP) lexicon.words.set(element, element)
    const next = node.next.get(element) ?? newNode()
    if (node.next === NOTHING) node.next = new Map([[element, next]])
    else (node.next as Map<string, TrieNode>).set(element, next)
    node = next
  }
  // Not pushed: an array that grows takes room for many, and nearly all hold one.
  node.meanings = [...node.meanings, meaning]
}

/** Three of four nodes have nothing after them: a map of their own for each takes megabytes. */
const NOTHING: ReadonlyMap<string, TrieNode> = new Map()
const newNode = (): TrieNode => ({ next: NOTHING, meanings: [] })

/** The findings that a sensation at a place tells: at the place itself and at each wider one. */
export function findingsBoundTo(lexicon: Lexicon, sensation: string, site: string): BoundPattern[] {
  const chain = widening(site)
  const found = chain.filter((at) => at !== 'body').flatMap((at) => lexicon.bound.get(`${sensation}@${at}`) ?? [])
  const anywhere = lexicon.bound.get(`${sensation}@body`) ?? []
  // "Pain somewhere" is only said when nothing closer is; "severe pain" is said of every place.
  return found.length > 0 ? [...found, ...anywhere.filter(({ modifier }) => modifier !== undefined)] : anywhere
}
