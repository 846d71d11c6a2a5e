import type { Word } from '../reading/words.ts'

/** The text with all blanked but these statements. None runs into the next; a question's mark becomes a full stop. */
export function keepOnly(text: string, statements: readonly { words: readonly Word[] }[]): string {
  const kept = new Array<string>(text.length).fill(' ')
  for (const { words } of statements) {
    words.forEach((word, index) => {
      // Text between two words of a statement stays as it was.
      for (let at = words[index - 1]?.end ?? word.start; at < word.end; at++) kept[at] = text[at] ?? ' '
      if (word.raw === '?') kept[word.start] = '.'
    })
    const last = words.at(-1)
    if (last && last.kind !== 'mark' && kept[last.end] === ' ') kept[last.end] = '.'
  }
  return kept.join('')
}
