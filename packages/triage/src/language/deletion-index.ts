/** More words than this cannot be numbered beside their hashes. */
const MOST_WORDS = 65_536

/**
 * Finds words by any of their forms. Kept as sorted numbers, the hash of a form before the number of its word: as texts in
 * lists the forms of a few thousand words take twelve megabytes. A hash may be that of another form too, so whoever asks
 * compares what is found.
 */
export function indexForms(words: readonly string[], formsOf: (word: string) => Iterable<string>) {
  if (words.length > MOST_WORDS) throw new Error('too many words for this index')
  const entries: number[] = []
  for (const [number, word] of words.entries()) {
    for (const form of formsOf(word)) entries.push(hashOf(form) * MOST_WORDS + number)
  }
  const sorted = Float64Array.from(entries).sort()

  function firstFrom(entry: number): number {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] as number) < entry) low = middle + 1
      else high = middle
    }
    return low
  }

  return (form: string): string[] => {
    const least = hashOf(form) * MOST_WORDS
    const found: string[] = []
    for (let at = firstFrom(least); at < sorted.length; at++) {
      const number = (sorted[at] as number) - least
      if (number >= MOST_WORDS) break
      found.push(words[number] as string)
    }
    return found
  }
}

/** FNV-1a, 32 bits. */
function hashOf(form: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < form.length; at++) hash = Math.imul(hash ^ form.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
