import { decodeEntities } from './entities.ts'
import { XmlFault } from './fault.ts'

export interface Attributes {
  get(name: string): string | undefined
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
  const places: number[] = []
  let text = ''
  let [start, end] = [0, 0]

  function valueAt(at: number): string {
    return decodeEntities(text.slice(places[at + 2], places[at + 3]))
  }

  return {
    name: '',
    isEmpty: false,

    /** Reads the tag whose name begins at `from`; where it ends, or undefined while it is not whole. */
    read(source: string, from: number): number | undefined {
      text = source
      start = from
      places.length = 0
      let at = endOfName(text, from)
      if (at === from) throw new XmlFault('broken')
      const endOfTagName = at
      for (;;) {
        at = skipSpace(text, at)
        const code = text.charCodeAt(at)
        if (Number.isNaN(code)) return undefined
        if (code === GREATER || code === SLASH) break
        const name = at
        at = endOfName(text, at)
        if (at === name) throw new XmlFault('broken')
        const endName = at
        at = skipSpace(text, at)
        if (at >= text.length) return undefined
        if (text.charCodeAt(at) !== EQUALS) throw new XmlFault('broken')
        at = skipSpace(text, at + 1)
        const quote = text.charCodeAt(at)
        if (Number.isNaN(quote)) return undefined
        if (quote !== QUOTE && quote !== APOSTROPHE) throw new XmlFault('broken')
        const close = text.indexOf(quote === QUOTE ? '"' : "'", at + 1)
        if (close < 0) return undefined
        places.push(name, endName, at + 1, close)
        at = close + 1
      }
      this.isEmpty = text.charCodeAt(at) === SLASH
      if (this.isEmpty) at++
      if (at >= text.length) return undefined
      if (text.charCodeAt(at) !== GREATER) throw new XmlFault('broken')
      end = at
      this.name = text.slice(from, endOfTagName)
      return at + 1
    },

    get(name: string): string | undefined {
      for (let at = 0; at < places.length; at += 4) {
        const from = places[at] as number
        if ((places[at + 1] as number) - from === name.length && text.startsWith(name, from)) return valueAt(at)
      }
      return undefined
    },

    all(): Record<string, string> {
      const all: Record<string, string> = {}
      for (let at = 0; at < places.length; at += 4) all[text.slice(places[at], places[at + 1])] = valueAt(at)
      return all
    },

    written: () => `<${text.slice(start, end + 1)}`,
  }
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (text.charCodeAt(at) <= SPACE) at++
  return at
}

/** Names end at a space, `=`, `/`, `>`, or a sign that no name may hold. */
function endOfName(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (
      code <= SPACE ||
      (code < 65 && (code === QUOTE || code === 38 || code === APOSTROPHE || code === SLASH || code >= 59))
    )
      return at
  }
  return text.length
}
