/** A stretch of a text and where it begins in it. */
export interface Clause {
  text: string
  start: number
}

/** A full stop ends nothing within a number or behind a short form. */
const CLAUSE_END = /(?<!\d)\.|\.(?!\d)|[;\n।]|,\s*(?=(?:but|pero|mais|y yo|et je)\b)/gu
/** A clause goes no further: nobody's illness is told so far from whose it is. */
const LONGEST = 600

export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  const close = (end: number) => {
    for (let from = start; from < end; from += LONGEST)
      clauses.push({ text: text.slice(from, Math.min(end, from + LONGEST)), start: from })
  }
  for (const match of text.matchAll(CLAUSE_END)) {
    close(match.index)
    start = match.index + match[0].length
  }
  close(text.length)
  return clauses
}

/** Without the blanks and marks around it, in place. */
export function trimmed({ text, start }: Clause): Clause {
  const ahead = text.length - text.replace(/^[\s,:;*•·–—-]+/u, '').length
  return { text: text.slice(ahead).replace(/[\s,:;–—-]+$/u, ''), start: start + ahead }
}
