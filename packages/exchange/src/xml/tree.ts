import { XmlScanner } from './scan.ts'
import { inPieces } from './text-of.ts'

/** An element; names without their prefix. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** Its own words and those of its children, in order, as they come. */
  pieces: (string | XmlElement)[]
}

/** The whole document; for formats that mean something only whole. Throws `XmlFault`. */
export function parseXml(text: string): XmlElement {
  const root: XmlElement = emptyElement('')
  const open = [root]
  const scanner = new XmlScanner({
    open(name, attributes) {
      const element = { ...emptyElement(localName(name)), attributes: attributes.all() }
      const parent = open.at(-1) as XmlElement
      parent.children.push(element)
      parent.pieces.push(element)
      open.push(element)
    },
    close: () => void open.pop(),
    text: (piece) => void open.at(-1)?.pieces.push(piece),
  })
  for (const piece of inPieces(new TextEncoder().encode(text))) scanner.write(piece)
  scanner.end()
  return root.children[0] as XmlElement
}

const emptyElement = (name: string): XmlElement => ({ name, attributes: {}, children: [], pieces: [] })
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

export const childrenOf = (element: XmlElement | undefined, name: string) =>
  element?.children.filter((child) => child.name === name) ?? []

/** The first at the end of a path: `at(act, 'consumable', 'manufacturedProduct')`. */
export function at(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let found = element
  for (const name of path) found = found?.children.find((child) => child.name === name)
  return found
}

/** All at the end of a path. */
export function all(element: XmlElement | undefined, ...path: string[]): XmlElement[] {
  return path.reduce((found, name) => found.flatMap((each) => childrenOf(each, name)), element ? [element] : [])
}

const BREAKS = new Set(['br', 'tr', 'li', 'item', 'paragraph', 'table', 'list', 'caption'])

/** Words as a person reads them: cells with a space between, rows and paragraphs on lines of their own. */
export function plainText(element: XmlElement | undefined): string {
  return rawText(element)
    .replace(/[^\S\n\uE000]+/g, ' ')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\s*\uE000[\s\uE000]*/g, '\n')
    .trim()
}

function rawText(element: XmlElement | undefined): string {
  if (!element) return ''
  const inner = element.pieces.map((piece) => (typeof piece === 'string' ? piece : rawText(piece))).join('')
  if (BREAKS.has(element.name)) return `\uE000${inner}\uE000`
  return element.name === 'td' || element.name === 'th' ? `${inner} ` : inner
}
