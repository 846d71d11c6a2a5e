import { XmlFault } from './fault.ts'
import { stands, utf8, xmlTexts } from './texts.ts'

export interface Attributes {
  get(name: string): string | undefined
  /** Where the value of an attribute stands, as it is written: from `from` to `to` of `bytes`. False where there is none. */
  find(name: string): boolean
  readonly bytes: Uint8Array
  readonly from: number
  readonly to: number
  all(): Record<string, string>
  /** The tag as it is written. */
  written(): string
}

const SPACE = 32
const QUOTE = 34
const APOSTROPHE = 39
const SLASH = 47
const EQUALS = 61
const GREATER = 62

/** Only where each attribute stands is kept until one is asked for: most of a large export never is. */
export function readAttributes() {
  const textOf = xmlTexts()
  let places = new Int32Array(64)
  let count = 0
  let bytes: Uint8Array = new Uint8Array()
  let [start, end] = [0, 0]

  const nameAt = (at: number) => textOf(bytes, places[at] as number, places[at + 1] as number)
  const valueAt = (at: number) => textOf(bytes, places[at + 2] as number, places[at + 3] as number)

  return {
    name: '',
    isEmpty: false,
    bytes,
    from: 0,
    to: 0,

    /** Reads the tag whose name begins at `from`; where it ends, or undefined while it is not whole at `length`. */
    read(source: Uint8Array, from: number, length: number): number | undefined {
      bytes = source
      this.bytes = source
      start = from
      count = 0
      let at = endOfName(source, from, length)
      if (at === from) throw new XmlFault('broken')
      const endOfTagName = at
      for (;;) {
        at = skipSpace(source, at, length)
        if (at >= length) return undefined
        const code = source[at]
        if (code === GREATER || code === SLASH) break
        const name = at
        at = endOfName(source, at, length)
        if (at === name) throw new XmlFault('broken')
        const endName = at
        at = skipSpace(source, at, length)
        if (at >= length) return undefined
        if (source[at] !== EQUALS) throw new XmlFault('broken')
        at = skipSpace(source, at + 1, length)
        if (at >= length) return undefined
        const quote = source[at]
        if (quote !== QUOTE && quote !== APOSTROPHE) throw new XmlFault('broken')
        const value = ++at
        while (at < length && source[at] !== quote) at++
        if (at >= length) return undefined
        if (count === places.length) places = grown(places)
        places[count] = name
        places[count + 1] = endName
        places[count + 2] = value
        places[count + 3] = at
        count += 4
        at++
      }
      this.isEmpty = source[at] === SLASH
      if (this.isEmpty) at++
      if (at >= length) return undefined
      if (source[at] !== GREATER) throw new XmlFault('broken')
      end = at
      this.name = textOf(source, from, endOfTagName)
      return at + 1
    },

    get(name: string): string | undefined {
      return this.find(name) ? textOf(bytes, this.from, this.to) : undefined
    },

    find(name: string): boolean {
      for (let at = 0; at < count; at += 4) {
        const from = places[at] as number
        if ((places[at + 1] as number) - from !== name.length || !stands(name, bytes, from)) continue
        this.from = places[at + 2] as number
        this.to = places[at + 3] as number
        return true
      }
      return false
    },

    all(): Record<string, string> {
      const all: Record<string, string> = {}
      for (let at = 0; at < count; at += 4) all[nameAt(at)] = valueAt(at)
      return all
    },

    written: () => `<${utf8(bytes, start, end + 1)}`,
  }
}

function grown(places: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(places.length * 2)
  larger.set(places)
  return larger
}

function skipSpace(bytes: Uint8Array, from: number, length: number): number {
  let at = from
  while (at < length && (bytes[at] as number) <= SPACE) at++
  return at
}

/** Names end at a space, `=`, `/`, `>`, or a sign that no name may hold. */
function endOfName(bytes: Uint8Array, from: number, length: number): number {
  for (let at = from; at < length; at++) {
    const code = bytes[at] as number
    if (
      code <= SPACE ||
      (code < 65 && (code === QUOTE || code === 38 || code === APOSTROPHE || code === SLASH || code >= 59))
    )
      return at
  }
  return length
}
