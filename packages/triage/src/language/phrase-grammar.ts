import { splitCompounds } from './compounds.ts'
import { formOf, tokenise } from './tokenise.ts'
import { WORD_CLASSES } from './word-classes.ts'

/**
 * The grammar of a finding's phrases, one wording a string:
 *
 *     short of breath                 the words in this order; little words between them are skipped, endings ignored
 *     (throw|bring) up [blood]        one of several; what may be left out
 *     cannot keep .. down             up to five words between
 *     =had fit, =legs swell           the word as it is written: a little word (a, the, my, had …) that must stand, a plural
 *     {stool} & {blood}               both, in any order, close together in one sentence; {…} is a word class
 *     pain@chest                      a sensation bound to a place of the body, however it is worded
 *     severe:pain|pressure@chest      with a modifier: severe, sudden, mild
 */
export type Phrase =
  | { kind: 'words'; parts: Sequence[][] }
  | { kind: 'bound'; sensations: string[]; site: string; modifier: string | undefined }

/** Stems in order; GAP stands for up to five words. */
export type Sequence = string[]
export const GAP = '..'
/** Before a word that must stand as it is written. */
export const EXACTLY = '='

export function parsePhrase(source: string): Phrase {
  const bound = /^(?:(\w+):)?([\w|-]+)@([\w-]+)$/.exec(source)
  if (bound) {
    return { kind: 'bound', sensations: (bound[2] ?? '').split('|'), site: bound[3] ?? '', modifier: bound[1] }
  }
  const parts = source.split(' & ').map(expand)
  if (parts.flat().some((sequence) => sequence.length === 0))
    throw new Error(`Phrase without a telling word: ${source}`)
  return { kind: 'words', parts }
}

function expand(source: string): Sequence[] {
  const written = source.replace(/\{([\w-]+)\}/g, (_, name: string) => `(${classNamed(name)})`)
  const sequences = betweenGaps(written)
    .map(sequencesOf)
    .reduce((before, after) => before.flatMap((one) => after.map((next) => [...one, GAP, ...next])))
  return [...new Map(sequences.map((sequence) => [sequence.join(' '), sequence])).values()]
}

/** Parts that are chosen apart from each other: together they make thousands of wordings, and alone a few dozen. */
function betweenGaps(written: string): string[] {
  const parts = ['']
  let depth = 0
  for (const piece of written.split(/([()[\]|]|\.\.)/)) {
    if (piece === '|' && depth === 0) return [written]
    if (piece === '(' || piece === '[') depth += 1
    if (piece === ')' || piece === ']') depth -= 1
    if (piece === GAP && depth === 0) parts.push('')
    else parts.push(`${parts.pop()}${piece}`)
  }
  return parts
}

function sequencesOf(part: string): Sequence[] {
  const reader = { rest: part }
  const texts = readAlternatives(reader)
  if (reader.rest !== '') throw new Error(`Brackets do not match: ${part}`)
  return texts.map((text) =>
    text
      .split(GAP)
      .map(stemsOf)
      .flatMap((stems, index) => (index > 0 ? [GAP, ...stems] : stems)),
  )
}

function classNamed(name: string): string {
  const words = WORD_CLASSES[name]
  if (words === undefined) throw new Error(`Unknown word class: {${name}}`)
  return words
}

export function readAlternatives(reader: { rest: string }): string[] {
  const alternatives: string[] = []
  let current = ['']
  while (reader.rest !== '') {
    const sign = reader.rest[0] as string
    if (sign === ')' || sign === ']') break
    reader.rest = reader.rest.slice(1)
    if (sign === '|') {
      alternatives.push(...current)
      current = ['']
    } else if (sign === '(' || sign === '[') {
      const inner = readAlternatives(reader)
      if (reader.rest[0] !== (sign === '(' ? ')' : ']')) throw new Error('Brackets do not match')
      reader.rest = reader.rest.slice(1)
      const options = sign === '[' ? [...inner, ''] : inner
      current = current.flatMap((before) => options.map((option) => before + option))
    } else {
      const plain = sign + (/^[^()[\]|]*/.exec(reader.rest)?.[0] ?? '')
      reader.rest = reader.rest.slice(plain.length - 1)
      current = current.map((before) => before + plain)
    }
  }
  return [...alternatives, ...current]
}

/** Little words carry no sense of their own: phrases are read without them, and texts may hold them anywhere. */
const LITTLE = new Set(
  'a an the my his our your their to of is are am was were be been being has have had having'.split(' '),
)

/** Thousands of phrases are made of the same few words. */
const forms = new Map<string, ReturnType<typeof formOf>>()

function rememberedForm(raw: string): ReturnType<typeof formOf> {
  const known = forms.get(raw)
  if (known !== undefined) return known
  const form = formOf(raw)
  forms.set(raw, form)
  return form
}

function stemsOf(text: string): string[] {
  const tokens = splitCompounds(tokenise(text, rememberedForm))
  return tokens
    .map((token, at) => ({ token, isExact: tokens[at - 1]?.norm === EXACTLY }))
    .filter(({ token, isExact }) => token.kind !== 'mark' && (isExact || !LITTLE.has(token.norm)))
    .map(({ token, isExact }) => (isExact ? EXACTLY + token.norm : token.stem))
}
