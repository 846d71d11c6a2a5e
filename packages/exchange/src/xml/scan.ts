import { type Attributes, readAttributes } from './attributes.ts'
import { decodeEntities } from './entities.ts'
import { XmlFault } from './fault.ts'
import { rawText, stands, utf8, xmlTexts } from './texts.ts'

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
const FIRST_CAPACITY = 65_536
const AMPERSAND = 38
const SEMICOLON = 59
const LESS = 60
const GREATER = 62

/**
 * Reads XML in UTF-8 as it arrives, in memory that does not grow with the file. It knows no DTD: a document type is passed over, and refused
 * when it defines entities, so that nothing can expand (billion laughs) or be fetched. Tags must close in order.
 * Written by hand because parsers for all of XML are half as fast on an export of gigabytes; see bench/exchange.ts. Of bytes,
 * because most of an export is never asked for, and what is not asked for need not become text.
 */
export class XmlScanner {
  readonly #handler: XmlHandler
  readonly #open: string[] = []
  readonly #attributes = readAttributes()
  readonly #textOf = xmlTexts()
  /** Pieces that are not read yet, and their length. */
  #bytes = new Uint8Array(FIRST_CAPACITY)
  #length = 0
  /** The stretch that is open at the end of what was read. */
  #stretch: (typeof STRETCHES)[number] | undefined
  #seenRoot = false

  constructor(handler: XmlHandler) {
    this.#handler = handler
  }

  write(chunk: Uint8Array): void {
    const length = this.#length + chunk.length
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(length * 2)
      larger.set(this.#bytes.subarray(0, this.#length))
      this.#bytes = larger
    }
    this.#bytes.set(chunk, this.#length)
    this.#length = length
    const taken = this.#scan()
    this.#bytes.copyWithin(0, taken, length)
    this.#length = length - taken
    if (this.#length > LONGEST_TAG) throw new XmlFault('broken')
  }

  end(): void {
    const isRest = !isBlank(this.#bytes, 0, this.#length)
    if (this.#open.length > 0 || isRest || this.#stretch || !this.#seenRoot) throw new XmlFault('broken')
  }

  /** How far the bytes could be read. */
  #scan(): number {
    let at = 0
    for (;;) {
      if (this.#stretch) {
        at = this.#through(this.#stretch, at)
        if (this.#stretch) return at
      }
      let start = at
      while (start < this.#length && this.#bytes[start] !== LESS) start++
      if (start !== at) at = this.#text(at, start)
      if (start === this.#length) return at
      const end = this.#markup(start)
      if (end === undefined) return start
      at = end
    }
  }

  /** Text up to the next tag, or all of it but an entity or a sign that is not whole yet. */
  #text(from: number, to: number): number {
    const end = to < this.#length ? to : this.#endOfWhole(from, to)
    if (end === from) return end
    if (this.#open.length > 0) this.#handler.text?.(decodeEntities(utf8(this.#bytes, from, end)))
    else if (!isBlank(this.#bytes, from, end)) throw new XmlFault('broken')
    return end
  }

  #endOfWhole(from: number, to: number): number {
    const read = this.#bytes.subarray(from, endOfSigns(this.#bytes, from, to))
    const ampersand = read.lastIndexOf(AMPERSAND)
    const isOpen = ampersand >= 0 && !read.includes(SEMICOLON, ampersand)
    return from + (isOpen ? ampersand : read.length)
  }

  #markup(start: number): number | undefined {
    if (start + 1 >= this.#length) return undefined
    const next = this.#bytes[start + 1]
    if (next === 47) return this.#close(start)
    if (next === 33 || next === 63) return this.#skip(start)
    return this.#tag(start)
  }

  #tag(start: number): number | undefined {
    if (this.#seenRoot && this.#open.length === 0) throw new XmlFault('broken')
    const end = this.#attributes.read(this.#bytes, start + 1, this.#length)
    if (end === undefined) return undefined
    const { name, isEmpty } = this.#attributes
    this.#seenRoot = true
    this.#handler.open(name, this.#attributes)
    if (isEmpty) this.#handler.close(name)
    else if (this.#open.push(name) > DEEPEST) throw new XmlFault('broken')
    return end
  }

  #close(start: number): number | undefined {
    let end = start + 2
    while (end < this.#length && this.#bytes[end] !== GREATER) end++
    if (end === this.#length) return undefined
    const name = this.#open.pop()
    if (name === undefined || this.#textOf(this.#bytes, start + 2, end).trimEnd() !== name) throw new XmlFault('broken')
    this.#handler.close(name)
    return end + 1
  }

  /** Comments, instructions and the document type say nothing to us; CDATA is text. */
  #skip(start: number): number | undefined {
    const isHere = (sign: string) => start + sign.length <= this.#length && stands(sign, this.#bytes, start)
    this.#stretch = STRETCHES.find((each) => isHere(each.start))
    if (this.#stretch) return start + this.#stretch.start.length
    if (isHere(DOCTYPE)) {
      const end = endOfDoctype(rawText(this.#bytes, start, this.#length))
      return end === undefined ? undefined : start + end
    }
    if (this.#length - start < LONGEST_START) return undefined
    throw new XmlFault('broken')
  }

  /** To the end of a stretch, or so far that neither its end nor a sign can be cut in two. */
  #through({ end, isText }: (typeof STRETCHES)[number], from: number): number {
    let to = from
    const last = this.#length - end.length
    while (to <= last && !stands(end, this.#bytes, to)) to++
    const isFound = to <= last
    const stop = isFound ? to : endOfSigns(this.#bytes, from, Math.max(from, last + 1))
    if (isText && stop > from) this.#handler.text?.(utf8(this.#bytes, from, stop))
    if (!isFound) return stop
    this.#stretch = undefined
    return to + end.length
  }
}

const isBlank = (bytes: Uint8Array, from: number, to: number) => utf8(bytes, from, to).trim() === ''

/** Before a sign of several bytes that begins and does not end before `to`. */
function endOfSigns(bytes: Uint8Array, from: number, to: number): number {
  let last = to - 1
  while (last > from && ((bytes[last] as number) & 0xc0) === 0x80) last--
  return last >= from && to - last < bytesOfSign(bytes[last] as number) ? last : to
}

const bytesOfSign = (first: number) => (first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1)

/** Skips `<!DOCTYPE HealthData [ … ]>`: exports of Apple have one, sometimes a faulty one, that defines no entity. */
function endOfDoctype(text: string): number | undefined {
  const bracket = text.indexOf('[')
  const plainEnd = text.indexOf('>')
  const isPlain = plainEnd >= 0 && (bracket < 0 || plainEnd < bracket)
  const close = isPlain ? undefined : /\]\s*>/.exec(text)
  const end = isPlain ? plainEnd : close ? close.index + close[0].length - 1 : -1
  if (/<!ENTITY/i.test(text.slice(0, end < 0 ? undefined : end))) throw new XmlFault('entities')
  return end < 0 ? undefined : end + 1
}
