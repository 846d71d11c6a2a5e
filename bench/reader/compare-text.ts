export interface Accuracy {
  /** Share of the true characters that are right, in order: 1 less the edits that the reading needs. */
  characters: number
  /** Share of the true words that were read, wherever they stand. */
  words: number
}

export function compareText(truth: string, read: string): Accuracy {
  const [wanted, got] = [plain(truth), plain(read)]
  const letters = [...wanted]
  const edits = editsBetween(letters, [...got])
  const wantedWords = wanted.split(' ')
  const counts = new Map<string, number>()
  for (const word of got.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
  let found = 0
  for (const word of wantedWords) {
    const left = counts.get(word) ?? 0
    if (left > 0) {
      found += 1
      counts.set(word, left - 1)
    }
  }
  return { characters: Math.max(0, 1 - edits / letters.length), words: found / wantedWords.length }
}

/** Typographic variants are no errors of reading. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[\u200B-\u200D\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function editsBetween(one: string[], other: string[]): number {
  let row = Uint32Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = new Uint32Array(other.length + 1)
    next[0] = i
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next[j] = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    row = next
  }
  return row[other.length] ?? 0
}
