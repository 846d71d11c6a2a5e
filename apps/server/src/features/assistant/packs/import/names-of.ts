import { plainLine } from './plain-text.ts'

const MOST_NAMES = 24
const LONGEST_NAME = 120
const LEAD_INS =
  /^(?:what (?:i|you) need to know about|your guide to|a guide to|overview of|learning about|understanding|treatment methods for|prevent diabetes problems:|parasites\s*-)\s+/i
const HEADLESS = /^(?:disease|disorder|syndrome|injur|condition|problem|other|infection|type)/i

/**
 * What a subject may be called: as its source names it, without what leads in, its parts and its short forms. "Ovarian,
 * Fallopian Tube, and Primary Peritoneal Cancer" is ovarian cancer too.
 */
export function namesOf(focus: string, synonyms: readonly string[], answer = ''): string[] {
  const bare = focus.replace(LEAD_INS, '').replaceAll('"', '')
  const inside = [...bare.matchAll(/\(([^()]{2,80})\)/g)].map(([, words = '']) =>
    words.replace(/^(?:also (?:known as|called)|including|or)\s+/i, ''),
  )
  const outside = bare
    .replaceAll(/\s*\([^()]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const parts = [outside, ...outside.split(/:\s+|\s+-\s+|\/\s+/)].flatMap(listed)
  const short = shortFormOf(outside, answer)
  const names = [focus, ...parts, ...inside, ...(short ? [short] : []), ...synonyms]
    .map((name) => plainLine(name).slice(0, LONGEST_NAME).toWellFormed())
    .filter((name) => name.length > 1)
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].slice(0, MOST_NAMES)
}

/** A list with its head at the end is a name for each of its members. */
function listed(name: string): string[] {
  const members = name.split(/,\s+(?:and\s+)?|\s+and\s+/i).filter(Boolean)
  const last = members.at(-1)
  if (members.length < 2 || members.length > 6 || last === undefined) return [name]
  const head = last.split(' ').at(-1) ?? ''
  if (!last.includes(' ') || HEADLESS.test(last)) return [name, ...members.filter((each) => !HEADLESS.test(each))]
  return [name, ...members.slice(0, -1).map((each) => `${each} ${head}`), last]
}

/** "Chronic Myelomonocytic Leukemia (CMML) is …" */
function shortFormOf(name: string, answer: string): string | undefined {
  const at = answer.toLowerCase().indexOf(`${name.toLowerCase()} (`)
  return at < 0 ? undefined : /^\(([A-Z][A-Za-z0-9-]{1,7})\)/.exec(answer.slice(at + name.length + 1))?.[1]
}
