import { meaningStem } from './same-words.ts'

export interface Token {
  /** Lower case, without accents or apostrophes, abbreviations and contractions in one form. */
  norm: string
  stem: string
  start: number
  end: number
  kind: 'word' | 'number' | 'mark'
  value: number
}

// Letters joined by slashes (N/V, c/o) are one word; a hyphen parts words, and is no token of its own.
const TOKEN =
  /\d+(?:[.,]\d+)*|[a-z](?:\/[a-z])+(?![a-z\d])|[\p{L}\p{M}]+(?:['’‘`´][\p{L}\p{M}]+)*|[^\s\p{L}\p{M}\d]|\n\s*\n/giu

/** Forms that people write without their apostrophe, and abbreviations, in the one form that the phrases use. */
const CANONICAL = new Map<string, string>(
  Object.entries({
    not: 'dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt wouldnt shouldnt wont aint dosent doesent neednt mustnt',
    cannot: 'cant couldnt cnt',
    i: 'im ive iam',
    he: 'hes',
    she: 'shes',
    they: 'theyre theyve',
    it: 'its itll',
    that: 'thats',
    what: 'whats',
    there: 'theres',
    you: 'youre youve u',
    and: 'n',
    with: 'w',
    without: 'w/o',
    since: 'cuz',
    because: 'bc coz cos cause',
    complains: 'c/o',
    history: 'h/o hx',
    night: 'nite nights',
    tonight: 'tonite',
    though: 'tho',
    through: 'thru',
    please: 'plz pls',
    right: 'rt rite',
    left: 'lft',
    blood: 'bld',
    year: 'yr yrs years',
    month: 'mth mths months mos',
    week: 'wk wks weeks',
    day: 'days',
    hour: 'hr hrs hours',
    minute: 'min mins minutes',
    pregnant: 'preg pregnent pregnat prego',
  }).flatMap(([form, written]) => written.split(' ').map((word): [string, string] => [word, form])),
)

/** A token but for its place in the text. */
type Form = Omit<Token, 'start' | 'end'>

/** `readForm` may remember what it has read, where the words are few and nobody's own. */
export function tokenise(text: string, readForm: (raw: string) => Form = formOf): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[0]
    if (raw === '-') {
      // A dash between spaces parts clauses; a hyphen does not.
      if (text[match.index - 1] !== ' ' || text[match.index + 1] !== ' ') continue
    }
    tokens.push({ ...readForm(raw), start: match.index, end: match.index + raw.length })
  }
  return joinSpelledOut(tokens)
}

export function formOf(raw: string): Form {
  if (/^\d/.test(raw)) {
    const value = Number(/^\d{1,3}(,\d{3})+$/.test(raw) ? raw.replaceAll(',', '') : raw.replace(',', '.'))
    return { norm: raw, stem: raw, kind: 'number', value }
  }
  if (!/[\p{L}]/u.test(raw)) {
    const norm = raw.includes('\n') ? '.' : raw === '—' || raw === '–' ? '-' : raw
    return { norm, stem: norm, kind: 'mark', value: Number.NaN }
  }
  const norm = normaliseWord(raw)
  return { norm, stem: meaningStem(norm), kind: 'word', value: NUMBER_WORDS.get(norm) ?? Number.NaN }
}

const NUMBER_WORDS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value): [string, number] => [word, value]),
)

/** The form of a word that phrases and texts are compared in. */
export function normaliseWord(raw: string): string {
  let word = raw.normalize('NFKC').toLowerCase()
  if (/\p{Script=Latin}/u.test(word)) word = word.normalize('NFKD').replace(/\p{M}/gu, '')
  if (/['’‘`´]/.test(word)) {
    if (/^i['’‘`´](m|ve|ll|d)$/.test(word)) return 'i'
    word = word.replace(/['’‘`´]s$/, '').replace(/['’‘`´]/g, '')
  }
  return CANONICAL.get(word) ?? word
}

/**
 * "can not", "could not", "unable to" and "not able to" mean what "cannot" means. "Air con" is no air to breathe.
 */
function joinSpelledOut(tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    const next = tokens[index + 1]
    const third = tokens[index + 2]
    const length =
      (token.norm === 'can' || token.norm === 'could') && next?.norm === 'not'
        ? 2
        : token.norm === 'unable' && next?.norm === 'to'
          ? 2
          : token.norm === 'not' && next?.norm === 'able' && third?.norm === 'to'
            ? 3
            : 1
    if (token.norm === 'air' && /^(con|condition|conditioner)$/.test(next?.stem ?? '')) {
      joined.push({ ...token, norm: 'aircon', stem: 'aircon', end: (next as Token).end })
      index++
    } else if (length === 1) joined.push(token)
    else {
      const last = tokens[index + length - 1] as Token
      joined.push({ ...token, norm: 'cannot', stem: 'cannot', end: last.end })
    }
    index += length - 1
  }
  return joined
}
