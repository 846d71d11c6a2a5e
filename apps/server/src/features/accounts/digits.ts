// Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, full width.
const ZEROS = Array.from('٠۰०০੦૦୦௦౦೦൦０', (zero) => zero.codePointAt(0) ?? 0)

/** Digits of other scripts as 0 to 9: keyboards differ, numbers do not. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((candidate) => code >= candidate && code <= candidate + 9)
    return zero === undefined ? digit : String(code - zero)
  })
}
