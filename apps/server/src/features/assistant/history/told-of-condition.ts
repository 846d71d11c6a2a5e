import { type Clause, trimmed } from './clauses.ts'
import type { FoundCondition } from './find-conditions.ts'

export interface Told {
  text: string
  start: number
  end: number
}

const YEAR = /(?<![\p{N}.,/-])(?:19|20)\d\d(?![\p{N}/-])/u
const SO_LONG =
  /(?<!\p{L})(?:(?:for|since|hace|desde hace|depuis)\s+(?:about |over |unos |environ )?\d{1,2}\s+(?:years?|months?|años?|meses|ans?|mois)|(?:since|from) (?:the )?age (?:of )?\d{1,2}|since (?:childhood|birth)|desde la infancia|depuis l['’]enfance)(?!\p{L})/iu

/** Since when, or when: a year or a span of time beside the condition, as it is written. */
export function timeOf({ after, before }: FoundCondition): Told | undefined {
  for (const clause of [after, before]) {
    const found = find(clause, YEAR) ?? find(clause, SO_LONG)
    if (found) return found
  }
  return undefined
}

const AGE =
  /(?:(?:at|age|aged|at age|at the age of|when (?:he|she) was|a los|à l['’]âge de|à|\()\s*(?:about |around )?)(\d{1,3})(?!\s*(?:mg|mcg|%|\/|\p{N}))|(\d{1,3})\s*(?:years old|años|ans|साल|वर्ष|ఏళ్ల|సంవత్సరాల)|[,(]\s*(\d{1,3})\s*\)?\s*$/iu
const MOST_YEARS = 120

/** How old a relative was, where the text says so. */
export function ageIn({ after, before }: FoundCondition): Told | undefined {
  for (const clause of [after, before]) {
    const match = AGE.exec(clause.text)
    const years = match?.slice(1).find((each) => each !== undefined)
    if (!match || years === undefined || Number(years) > MOST_YEARS) continue
    const start = clause.start + match.index + match[0].indexOf(years)
    return { text: years, start, end: start + years.length }
  }
  return undefined
}

const LONGEST_REACTION = 100
const LEADING =
  /^(?:[\s,:;(=–—-]|(?:which |that )?(?:causes?|caused|gives? me|gave me|with|i get|i got|reaction|provoca|causa|con|me da|provoque|cause|avec)(?!\p{L}))+/iu
/** The next thing that is told, rather than what the allergy does. */
const NO_REACTION = /^(?:and|y|et|or|in|since|as a|but)(?!\p{L})/iu

/** The reaction, as it is written behind an allergy. */
export function reactionIn({ after }: Pick<FoundCondition, 'after'>): Told | undefined {
  const bracket = /^\s*\(([^)]{1,100})\)/u.exec(after.text)
  if (bracket?.[1] !== undefined) {
    const start = after.start + after.text.indexOf('(') + 1
    return { text: bracket[1], start, end: start + bracket[1].length }
  }
  const ahead = LEADING.exec(after.text)?.[0].length ?? 0
  if (ahead === 0) return undefined
  const { text, start } = trimmed({ text: after.text.slice(ahead), start: after.start + ahead })
  if (text === '' || text.length > LONGEST_REACTION || NO_REACTION.test(text)) return undefined
  return { text, start, end: start + text.length }
}

function find({ text, start }: Clause, pattern: RegExp): Told | undefined {
  const match = pattern.exec(text)
  return match ? { text: match[0], start: start + match.index, end: start + match.index + match[0].length } : undefined
}
