import type { Word } from '@salus/extract'

export interface Line {
  words: Word[]
  text: string
  x0: number
  y0: number
  x1: number
  y1: number
}

/** Words that stand beside each other, from the top of the page. */
export function linesOf(words: readonly Word[]): Line[] {
  const lines: Word[][] = []
  for (const word of [...words].sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1)) {
    const middle = (word.y0 + word.y1) / 2
    const line = lines.findLast((each) => {
      const { y0, y1 } = spanOf(each)
      return middle > y0 && middle < y1 && word.y1 - word.y0 < 3 * (y1 - y0)
    })
    if (line) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => {
    const ordered = line.sort((a, b) => a.x0 - b.x0)
    return { words: ordered, text: ordered.map(({ text }) => text).join(' '), ...spanOf(ordered) }
  })
}

function spanOf(words: readonly Word[]) {
  return {
    x0: Math.min(...words.map(({ x0 }) => x0)),
    y0: Math.min(...words.map(({ y0 }) => y0)),
    x1: Math.max(...words.map(({ x1 }) => x1)),
    y1: Math.max(...words.map(({ y1 }) => y1)),
  }
}
