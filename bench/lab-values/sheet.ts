import type { Box, Word } from '@salus/extract'
import type { Random } from './random.ts'

const DESCENDS = /[gjpqyçμµ,;()[\]/|]/
const ASCENDS = /[A-Z0-9bdfhklt()[\]/|%À-Ý\u0900-\u0d00]/

/** A page that is written on like a printer does: words with the boxes that they fill. */
export class Sheet {
  readonly words: Word[] = []
  readonly width = 595
  readonly height = 842
  /** Boxes as tight as an OCR draws them, or a line high as a text layer has them. */
  private readonly tight: boolean

  constructor(tight: boolean) {
    this.tight = tight
  }

  put(
    text: string,
    x: number,
    baseline: number,
    { size = 9, align = 'left' as 'left' | 'right' | 'centre' } = {},
  ): Box {
    const width = widthOf(text, size)
    let at = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
    const box: Box = { page: 1, x0: Number.POSITIVE_INFINITY, y0: Number.POSITIVE_INFINITY, x1: 0, y1: 0 }
    for (const word of text.split(' ')) {
      const wide = widthOf(word, size)
      if (word) {
        const top = this.tight && !ASCENDS.test(word) ? 0.5 : 0.72
        const below = !this.tight || DESCENDS.test(word) ? 0.2 : 0
        const placed = { text: word, x0: at, x1: at + wide, y0: baseline - top * size, y1: baseline + below * size }
        this.words.push(placed)
        box.x0 = Math.min(box.x0, placed.x0)
        box.x1 = Math.max(box.x1, placed.x1)
        box.y0 = Math.min(box.y0, placed.y0)
        box.y1 = Math.max(box.y1, placed.y1)
      }
      at += wide + 0.27 * size
    }
    return box
  }
}

export function widthOf(text: string, size: number): number {
  let em = 0
  for (const letter of text) {
    if (/\p{M}/u.test(letter)) em += 0.1
    else if (/[ijlI.,:;|'!()[\] ]/.test(letter)) em += 0.27
    else if (/[mwMW%@]/.test(letter)) em += 0.85
    else if (/[A-ZÄÖÜ]/.test(letter)) em += 0.67
    else if (/[\u0900-\u0d00]/.test(letter)) em += 0.6
    else em += 0.54
  }
  return em * size
}

const CONFUSED: Record<string, string> = {
  '0': 'O',
  O: '0',
  o: '0',
  '1': 'l',
  l: '1',
  I: 'l',
  '5': 'S',
  S: '5',
  '8': 'B',
  B: '8',
  '.': ',',
  ',': '.',
}
const CONFUSION_RATE = 0.01
const LOST_SPACE_RATE = 0.01
const JITTER = 0.7
const SKEW = Math.tan((0.5 * Math.PI) / 180)

export type Turn = (box: Box) => Box

/** As a scan would be read: not quite straight, letters taken for others, words run together. */
export function withNoise(sheet: Sheet, random: Random): { words: Word[]; turn: Turn } {
  const slope = random.chance(0.5) ? SKEW : -SKEW
  const turn: Turn = (box) => {
    const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]
    const [dx, dy] = [-y * slope, x * slope]
    return { page: box.page, x0: box.x0 + dx, x1: box.x1 + dx, y0: box.y0 + dy, y1: box.y1 + dy }
  }
  const jitter = () => random.between(-JITTER, JITTER)
  const words: Word[] = []
  for (const word of sheet.words) {
    const box = turn({ page: 1, ...word })
    const text = [...word.text]
      .map((letter) => (CONFUSED[letter] && random.chance(CONFUSION_RATE) ? CONFUSED[letter] : letter))
      .join('')
    const last = words.at(-1)
    const placed = {
      text,
      x0: box.x0 + jitter(),
      y0: box.y0 + jitter(),
      x1: box.x1 + jitter(),
      y1: box.y1 + jitter(),
      confidence: random.whole(text === word.text ? 82 : 55, 97),
    }
    if (
      last &&
      placed.x0 - last.x1 < 3.5 &&
      placed.x0 > last.x0 &&
      Math.abs(placed.y1 - last.y1) < 3 &&
      random.chance(LOST_SPACE_RATE)
    ) {
      last.text += placed.text
      last.x1 = placed.x1
    } else words.push(placed)
  }
  return { words, turn }
}
