import { type Attributes, readAttributes } from './attributes.ts'
import { decodeEntities } from './entities.ts'
import { XmlFault } from './fault.ts'

export interface XmlHandler {
  /** `attributes` hold until the next call alone. */
  open(name: string, attributes: Attributes): void
  close(name: string): void
  /** A text may come in several parts. */
  text?(text: string): void
}

/** A tag, and the depth of tags, that no health record needs. */
const LONGEST_TAG = 1_000_000
const DEEPEST = 200

/** Stretches that hold no tags: what is left out, and what is text as it stands. */
const STRETCHES = [
  { start: '<!--', end: '-->', isText: false },
  { start: '<?', end: '?>', isText: false },
  { start: '<![CDATA[', end: ']]>', isText: true },
]
const DOCTYPE = '<!DOCTYPE'
const LONGEST_START = DOCTYPE.length

/**
 * Reads XML as it arrives, in memory that does not grow with the file. It knows no DTD: a document type is passed over, and refused
 * when it defines entities, so that nothing can expand (billion laughs) or be fetched. Tags must close in order.
 * Written by hand because parsers for all of XML are half as fast on an export of gigabytes; see bench/exchange.ts.
 */
export class XmlScanner {
  readonly #handler: XmlHandler
  readonly #open: string[] = []
  readonly #attributes = readAttributes()
  #rest = ''
  /** The stretch that is open at the end of what was read. */
  #stretch: (typeof STRETCHES)[number] | undefined
  #seenRoot = false

  constructor(handler: XmlHandler) {
    this.#handler = handler
  }

  write(chunk: string): void {
    const text = this.#rest ? this.#rest + chunk : chunk
    const taken = this.#scan(text)
    this.#rest = text.slice(taken)
    if (this.#rest.length > LONGEST_TAG) throw new XmlFault('broken')
  }

  end(): void {
    if (this.#open.length > 0 || this.#rest.trim() || this.#stretch || !this.#seenRoot) throw new XmlFault('broken')
  }

  /** How far the text could be read. */
  #scan(text: string): number {
    let at = 0
    for (;;) {
      if (this.#stretch) {
        at = this.#through(this.#stretch, text, at)
        if (this.#stretch) return at
      }
      const start = text.indexOf('<', at)
      if (start !== at) at = this.#text(text, at, start)
      if (start < 0) return at
      const end = this.#markup(text, start)
      if (end === undefined) return start
      at = end
    }
  }

  /** Text up to the next tag, or all of it but an entity that is not whole yet. */
  #text(text: string, from: number, to: number): number {
    const ampersand = to < 0 ? text.lastIndexOf('&') : -1
    const end = to >= 0 ? to : ampersand >= from && text.indexOf(';', ampersand) < 0 ? ampersand : text.length
    if (end === from) return end
    if (this.#open.length > 0) this.#handler.text?.(decodeEntities(text.slice(from, end)))
    else if (text.slice(from, end).replace('\uFEFF', '').trim()) throw new XmlFault('broken')
    return end
  }

  #markup(text: string, start: number): number | undefined {
    const next = text.charCodeAt(start + 1)
    if (next === 47) return this.#close(text, start)
    if (next === 33 || next === 63) return this.#skip(text, start)
    if (Number.isNaN(next)) return undefined
    return this.#tag(text, start)
  }

  #tag(text: string, start: number): number | undefined {
    if (this.#seenRoot && this.#open.length === 0) throw new XmlFault('broken')
    const end = this.#attributes.read(text, start + 1)
    if (end === undefined) return undefined
    const { name, isEmpty } = this.#attributes
    this.#seenRoot = true
    this.#handler.open(name, this.#attributes)
    if (isEmpty) this.#handler.close(name)
    else if (this.#open.push(name) > DEEPEST) throw new XmlFault('broken')
    return end
  }

  #close(text: string, start: number): number | undefined {
    const end = text.indexOf('>', start)
    if (end < 0) return undefined
    const name = this.#open.pop()
    if (name === undefined || text.slice(start + 2, end).trimEnd() !== name) throw new XmlFault('broken')
    this.#handler.close(name)
    return end + 1
  }

  /** Comments, instructions and the document type say nothing to us; CDATA is text. */
  #skip(text: string, start: number): number | undefined {
    this.#stretch = STRETCHES.find((each) => text.startsWith(each.start, start))
    if (this.#stretch) return start + this.#stretch.start.length
    if (text.startsWith(DOCTYPE, start)) return endOfDoctype(text, start)
    if (text.length - start < LONGEST_START) return undefined
    throw new XmlFault('broken')
  }

  /** To the end of a stretch, or so far that its end cannot be cut in two. */
  #through({ end, isText }: (typeof STRETCHES)[number], text: string, from: number): number {
    const found = text.indexOf(end, from)
    const to = found < 0 ? Math.max(from, text.length - end.length + 1) : found
    if (isText && to > from) this.#handler.text?.(text.slice(from, to))
    if (found < 0) return to
    this.#stretch = undefined
    return found + end.length
  }
}

/** Of `<!DOCTYPE HealthData [ … ]>`: exports of Apple have one, sometimes a faulty one, that defines no entity. */
function endOfDoctype(text: string, start: number): number | undefined {
  const bracket = text.indexOf('[', start)
  const plainEnd = text.indexOf('>', start)
  const isPlain = plainEnd >= 0 && (bracket < 0 || plainEnd < bracket)
  const close = isPlain ? undefined : /\]\s*>/.exec(text.slice(start))
  const end = isPlain ? plainEnd : close ? start + close.index + close[0].length - 1 : -1
  if (/<!ENTITY/i.test(text.slice(start, end < 0 ? undefined : end))) throw new XmlFault('entities')
  return end < 0 ? undefined : end + 1
}
