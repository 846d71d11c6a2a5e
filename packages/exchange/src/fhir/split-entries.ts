const [BRACKET_OPENS, BRACKET_CLOSES, BRACE_OPENS, BRACE_CLOSES] = [91, 93, 123, 125] as const
const [QUOTE, COMMA, BACKSLASH] = [34, 44, 92] as const
/** A text that ends so stands before the list of a Bundle; so many characters hold the name of the list. */
const ENTRY_LIST = /[{,]\s*"entry"\s*:\s*$/
const LIST_NAME_LENGTH = 100

/**
 * Cuts JSON as it arrives: the entries of a Bundle, or of a list, one after the other, and the frame that they stand in. It only tells
 * where an entry begins and ends; what it says JSON.parse tells, which is native: parsers of streams build each value in JavaScript, at
 * a fraction of the speed. `give` gets undefined for an entry that is longer than `longest`, in characters.
 */
export class EntrySplitter {
  readonly #longest: number
  readonly #give: (entry: string | undefined) => void
  #depth = 0
  /** How deep the entries stand; 0 outside of their list. */
  #listDepth = 0
  #isInString = false
  #isEscaped = false
  /** The entry that is open at the end of what was read. */
  #entry: string[] = []
  #length = 0
  #isFirst = true
  /** All but the entries. */
  readonly #frame: string[] = []
  #frameLength = 0
  /** The last thing that was read before this text. */
  #tail = ''
  /** The entries are those of a list that is all of the file. */
  isBareList = false
  /** It is no JSON, or stands in a frame that is too long to be held. */
  fault: 'broken' | 'too-large' | undefined

  constructor(longest: number, give: (entry: string | undefined) => void) {
    this.#longest = longest
    this.#give = give
  }

  write(text: string): void {
    let [depth, isInString, isEscaped, from] = [this.#depth, this.#isInString, this.#isEscaped, 0]
    for (let at = 0; at < text.length; at++) {
      const sign = text.charCodeAt(at)
      if (isInString) {
        if (isEscaped) isEscaped = false
        else if (sign === BACKSLASH) isEscaped = true
        else if (sign === QUOTE) isInString = false
      } else if (sign === QUOTE) isInString = true
      else if (sign === BRACE_OPENS) depth += 1
      else if (sign === BRACKET_OPENS) {
        depth += 1
        if (this.#listDepth > 0 || depth > 2 || (depth === 2 && !this.#isEntryList(text, at))) continue
        this.#keep(text.slice(from, at + 1))
        from = at + 1
        this.#begin(depth)
      } else if (sign === BRACE_CLOSES || sign === BRACKET_CLOSES) {
        if (depth === this.#listDepth) {
          if (sign === BRACE_CLOSES) this.fault ??= 'broken'
          this.#end(text.slice(from, at), this.#isFirst)
          from = at
          this.#listDepth = 0
        }
        depth -= 1
      } else if (sign === COMMA && depth === this.#listDepth) {
        this.#end(text.slice(from, at), false)
        from = at + 1
      }
    }
    this.#keep(text.slice(from))
    this.#tail = (this.#tail + text.slice(-LIST_NAME_LENGTH)).slice(-LIST_NAME_LENGTH)
    ;[this.#depth, this.#isInString, this.#isEscaped] = [depth, isInString, isEscaped]
  }

  get frame(): string {
    return this.#frame.join('')
  }

  #isEntryList(text: string, at: number): boolean {
    const from = at - LIST_NAME_LENGTH
    return ENTRY_LIST.test(from < 0 ? this.#tail + text.slice(0, at) : text.slice(from, at))
  }

  #begin(depth: number): void {
    this.#listDepth = depth
    this.isBareList = depth === 1
    this.#isFirst = true
  }

  #keep(part: string): void {
    if (this.#listDepth === 0) {
      this.#frame.push(part)
      this.#frameLength += part.length
      if (this.#frameLength > this.#longest) this.fault ??= 'too-large'
      return
    }
    this.#length += part.length
    if (this.#length <= this.#longest) this.#entry.push(part)
    else this.#entry = []
  }

  /** `mayBeNone`: a list may be empty; an entry may not. */
  #end(part: string, mayBeNone: boolean): void {
    this.#keep(part)
    const entry = this.#length <= this.#longest ? this.#entry.join('') : undefined
    this.#entry = []
    this.#length = 0
    this.#isFirst = false
    if (entry?.trim() !== '') this.#give(entry)
    else if (!mayBeNone) this.fault ??= 'broken'
  }
}
