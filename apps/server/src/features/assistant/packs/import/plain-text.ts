const ROUNDS = 3
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '-',
  middot: '-',
}
/** Each has an end of its own, so that no text is gone through twice. */
const HIDDEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|iframe|object|embed|template|noscript|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const HEADING = /<h[1-6]\b[^<>]{0,2000}>/gi
const ITEM = /<li\b[^<>]{0,2000}>/gi
const BREAK = /<\/?(?:p|div|br|ul|ol|table|tr|section|blockquote|dl|dt|dd|h[1-6]|hr)\b[^<>]{0,2000}>/gi
const TAG = /<[/!?]?[a-z][^<>]{0,2000}>/gi
const ALMOST_TAG = /<(?=[/!?a-z])/gi
/** Control signs, and those that turn the direction of what follows. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]/gu
/** Begins a line that is a heading. A text of others cannot hold it: it is taken out before. */
export const HEADING_SIGN = '\u0001'

/**
 * The words of a text of others, without a tag: paragraphs apart by an empty line, items of lists after a dash, headings
 * after `HEADING_SIGN`. Tags that come to light when entities are read go as well.
 */
export function plainText(html: string): string {
  let text = html.replaceAll(/\r\n?/g, '\n').replace(INVISIBLE, '').replace(HIDDEN, '')
  text = text.replace(HEADING, `\n${HEADING_SIGN}`).replace(ITEM, '\n- ').replace(BREAK, '\n')
  for (let round = 0; round < ROUNDS; round++) text = decoded(text.replace(HIDDEN, '').replace(TAG, ''))
  return inLines(text.replace(HIDDEN, '').replace(TAG, '').replace(ALMOST_TAG, '< '))
}

/** A single line of plain text, such as a name. */
export const plainLine = (html: string): string =>
  plainText(html).replaceAll(HEADING_SIGN, '').replaceAll(/\s+/g, ' ').trim()

const decoded = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    const known = NAMED[name.toLowerCase()]
    if (known !== undefined) return known
    if (!name.startsWith('#')) return whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code).replace(INVISIBLE, '').toWellFormed() : ''
  })

/** Texts that once were pages mark paragraphs and items by several spaces. */
function inLines(text: string): string {
  const lines = text
    .replaceAll(/[ \t\u00a0]{2,}[-•*] +/g, '\n- ')
    .replaceAll(/[ \t\u00a0]{3,}/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\u00a0]+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  return lines.reduce((whole, line, at) => {
    if (at === 0) return line
    const isListed = line.startsWith('- ') && lines[at - 1]?.startsWith('- ')
    return `${whole}${isListed ? '\n' : '\n\n'}${line}`
  }, '')
}
