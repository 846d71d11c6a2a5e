import type { LabKind } from '../knowledge/lab-kinds.ts'
import { labWord } from './lab-slips.ts'
import { hba1cOfMmol, LAB_TESTS, type LabTest } from './lab-tests.ts'
import type { Token } from './tokenise.ts'

/** What is written after the number, without its blanks and in one form. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ['mmol/mol', /^mmol\/mol/],
  ['mmol', /^(mmol|mmols|meq|mval|milliequivalents?)(\/l|\/liter|\/litre|perl|perliter|perlitre)?/],
  ['umol', /^(umol|umols|micromol|micromols|micromoles|mumol)/],
  ['nmol', /^nmol/],
  ['pmol', /^pmol/],
  ['mg/dl', /^(mg\/dl|mgdl|mgperdl|mg%|mgs\/dl)/],
  ['mg/l', /^(mg\/l|mgl|mgperl)/],
  ['g/dl', /^(g|gm|gms|grams)(\/dl|%|perdl|\/100ml)|^gdl/],
  ['g/l', /^(g|gm|gms)(\/l|perl)|^gl$/],
  ['ng/ml', /^(ng\/ml|ug\/l|mcg\/l|ngml)/],
  ['ng/l', /^(ng\/l|pg\/ml|ngl|pgml)/],
  ['ug/dl', /^(ug|mcg)\/dl/],
  ['ug/ml', /^(ug|mcg)\/ml/],
  ['u/l', /^(m|u|k)?(iu|u|units)(\/l|\/ml|perl|perliter)/],
  ['mm/h', /^mm(\/|per)?(h|hour)/],
  ['lakh', /^(lakh|lakhs|lac|lacs)/],
  ['k', /^(k(?![a-z])|thousand|x?\*?10\^?9|x?\*?10\^?3|x10e9|10e9|giga|g\/l|\/nl)/],
  ['/ul', /^(\/|per|cells\/|cellsper)?(mm3|mm\^3|mm³|ul|mcl|cumm|cmm|cubicmm|microliter|microlitre)/],
  ['%', /^(%|percent)/],
]

/** Not a value of the blood: a dose, a number of tablets, a time or a place in a list. */
const COUNTS_ELSE =
  /^(mg|mcg|ug|g|gm|ml|iu|tablet|tablets|pill|pills|capsule|capsules|times|time|x|day|week|month|year|hour|minute|years|months|weeks|st|nd|rd|th|kg|lb|lbs|am|pm|o|clock|cycles|doses|dose|units|points|score|drops|test|tests|yo|y\/o|old)$/

/** "I take potassium 10 mEq daily" tells of a tablet. */
const TAKEN =
  /^(take|takes|taking|took|given|gave|tablet|tablets|pill|pills|supplement|supplements|chloride|citrate|carbonate|dose|drip|infusion|injection|injections|started|eat|foods?|prescribed|intake)$/
const TAKEN_AFTER = /^(tablet|tablets|pill|pills|daily|twice|dose|bid|tid|supplement|supplements|drip|infusion)$/

/** Words that may stand between the name of a test and its value. */
const BETWEEN =
  /^(=|:|→|\(|\+|~|>|<|≥|≤|is|was|are|of|at|to|a|the|my|his|her|came|come|back|as|level|levels|value|values|reading|result|results|count|just|only|about|around|approximately|approx|over|under|above|below|than|more|less|greater|still|now|today|yesterday|currently|very|too|really|so|extremely|dangerously|critically|severely|high|low|raised|elevated|up|down|increased|decreased|reduced|dropped|drop|dropping|fallen|fell|fall|falling|risen|rose|rise|rising|jumped|gone|went|has|have|had|been|be|showed|shows|showing|found|measured|reported|said|says|it|normal|abnormal|critical|positive|shot|climbed|hit|reached|morning|this|last|latest|repeat|repeated|then|in|blood|serum|fasting|only|total|es|esta|de|del|mi|salio|est|mon|ma|ist|liegt|bei|mein|meine|hai|है|aaya|आया|आई|aayi|मेरा|मेरी|report|रिपोर्ट|में|me|ఉంది|vachindi|వచ్చింది|undi)$/

export interface LabValue {
  kind: LabKind
  value: number
  from: number
  to: number
}

/** `K 6.8`, `sodium came back at 121`, `Hb 62 g/L`, `creatinine has gone from 90 to 500`. */
export function readLabValue(tokens: readonly Token[], at: number, text: string): LabValue | undefined {
  const { value, start, end } = tokens[at] as Token
  const named = nameBefore(tokens, at)
  if (!named) return undefined
  const after = tokens.slice(at + 1, at + 8)
  if (isPartOfAName(tokens, at)) return undefined
  const unit = unitOf(after)
  if (unit === undefined && COUNTS_ELSE.test(after[0]?.norm ?? '')) return undefined
  if (isTaken(tokens, at, named.from)) return undefined
  for (const test of named.tests) {
    const canonical = canonicalOf(test, value, unit, text.slice(start, end), named.isWrittenLarge(text))
    if (canonical === undefined) continue
    if (canonical < test.plausible[0] || canonical > test.plausible[1]) continue
    return { kind: test.kind, value: Math.round(canonical * 100) / 100, from: named.from, to: at }
  }
  return undefined
}

/** The 3 of vitamin D3, the 15 of the marker CA 15-3, the year of a check. */
function isPartOfAName(tokens: readonly Token[], at: number): boolean {
  const { value, start } = tokens[at] as Token
  const before = tokens[at - 1]
  if (before?.end === start && before.kind === 'word' && Number.isInteger(value) && value <= 3) return true
  if (before?.norm === 'ca' && /^(15|19|72|125)$/.test(String(value))) return true
  return /^(in|since)$/.test(before?.norm ?? '') && value >= 1990 && value <= 2050
}

function canonicalOf(
  test: LabTest,
  value: number,
  unit: string | undefined,
  written: string,
  isLarge: boolean,
): number | undefined {
  if (unit === 'mmol/mol') return test.kind === 'hba1c_percent' ? hba1cOfMmol(value) : undefined
  if (unit !== undefined) {
    const factor = test.units[unit]
    if (factor !== undefined) return value * factor
    if (unit !== '/ul' && unit !== 'mm/h') return undefined
  }
  if (!test.bare) return undefined
  if (test.short && !isLarge && !/[.,]\d/.test(written)) return undefined
  return test.bare(value)
}

function unitOf(after: readonly Token[]): string | undefined {
  let joined = ''
  for (const { norm, kind } of after) {
    if (kind === 'mark' && /^[.;,?!)]$/.test(norm)) break
    joined += norm.replace(/[μµ]/g, 'u')
  }
  return UNITS.find(([, pattern]) => pattern.test(joined))?.[0]
}

interface Named {
  tests: readonly LabTest[]
  from: number
  isWrittenLarge: (text: string) => boolean
}

const LONGEST_WAY = 9

function nameBefore(tokens: readonly Token[], at: number): Named | undefined {
  let last = at - 1
  for (let step = 0; step < LONGEST_WAY && last >= 0; step++) {
    const before = textBefore(tokens, last)
    const tests = LAB_TESTS.filter(({ name }) => name.test(before))
    if (tests.length > 0) {
      const from = last
      return { tests, from, isWrittenLarge: (text) => /^[A-Z]/.test(text.slice((tokens[from] as Token).start)) }
    }
    const token = tokens[last] as Token
    const isEarlierValue = token.kind === 'number' && /^(to|now|then|>|→)$/.test(tokens[last + 1]?.norm ?? '')
    // "INR beim Selbstmessen 8,1": one word that no table tells in English may stand between.
    const isUntold = token.norm.startsWith('~') && !(tokens[last + 1]?.norm ?? '').startsWith('~')
    if (!isEarlierValue && !isUntold && !BETWEEN.test(token.norm)) return undefined
    // "From 90 to 500": the first was, the second is.
    if (token.norm === 'from' && tokens[at + 1]?.norm === 'to') return undefined
    if (isEarlierValue && tokens[last - 1]?.norm === 'from') last--
    last--
  }
  return undefined
}

/** The words up to here, within the sentence: a name may hold a number (`HbA1c`, `B12`). */
function textBefore(tokens: readonly Token[], last: number): string {
  const words: string[] = []
  for (let at = last; at >= 0 && words.length < 5; at--) {
    const { norm, kind } = tokens[at] as Token
    if (kind === 'mark' && /^[.;,?!]$/.test(norm)) break
    words.unshift(labWord(norm))
  }
  return words.join(' ')
}

function isTaken(tokens: readonly Token[], at: number, from: number): boolean {
  return (
    tokens.slice(Math.max(0, from - 3), at).some(({ norm }) => TAKEN.test(norm)) ||
    tokens.slice(at + 1, at + 4).some(({ norm }) => TAKEN_AFTER.test(norm))
  )
}

/** "Na 118": the word is also a little one of Hindi and Telugu. */
export const namesSodium = (text: string): boolean => /\bna\s*\+?\s*[:=]?\s*1\d\d\b/i.test(text)
