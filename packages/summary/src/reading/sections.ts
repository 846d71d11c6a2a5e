import { SECTION_NAMES, type Section } from '../knowledge/section-names.ts'

export interface Heading {
  section: Section
  /** Where what stands under it begins. */
  end: number
}

const LONGEST_NAME = Math.max(...Array.from(SECTION_NAMES.keys(), (name) => name.length)) + 4

/** The heading that a line opens with: a known name followed by a colon or by nothing. `start` and `end` bound the line. */
export function headingAt(text: string, start: number, end: number): Heading | undefined {
  const head = text.slice(start, Math.min(end, start + LONGEST_NAME + 8))
  const match = /^[\s#*_\d.)-]{0,8}([\p{L}][\p{L}\s/&'’(),-]{0,60}?)[\s*_]{0,4}(:|–|—| - |$)/u.exec(head)
  if (!match) return undefined
  const [whole, name = '', mark] = match
  if (mark === '' && start + whole.length < end) return undefined
  const section = SECTION_NAMES.get(plain(name))
  if (section) return { section, end: Math.min(end, start + whole.length + trailing(text, start + whole.length)) }
  // A line of capitals closed by a colon is a heading that we have no name for.
  const isUnknownHeading = name.length > 3 && name === name.toUpperCase() && mark === ':' && start + whole.length >= end
  return isUnknownHeading ? { section: 'other', end } : undefined
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\s*\([^)]*\)\s*/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/\s+/g, ' ')
    .trim()

/** The closing stars of `**Plan:**`. */
const trailing = (text: string, at: number): number => (text.startsWith('**', at) ? 2 : 0)
