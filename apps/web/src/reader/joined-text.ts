const GAP = '\n\n'

/** A text and what was read after it. */
export function joined(before: string, piece: string): string {
  if (piece.trim() === '') return before
  return before.trim() === '' ? piece : `${before.trimEnd()}${GAP}${piece}`
}

/** The text without a piece of it, and without the gap that the piece brought. */
export function without(text: string, piece: string): string {
  for (const part of [`${GAP}${piece}`, `${piece}${GAP}`, piece]) {
    const at = text.lastIndexOf(part)
    if (at >= 0) return text.slice(0, at) + text.slice(at + part.length)
  }
  return text
}
