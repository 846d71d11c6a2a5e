import { extract } from '../extract.ts'
import { pageFromText } from '../layout/page-from-text.ts'
import type { LabValue, Page, Word } from '../types.ts'

/** A page whose cells stand where they are put: [x, text] in rows 16 apart. */
export function pageOf(rows: [x: number, text: string][][], { slope = 0, pitch = 16 } = {}): Page {
  const words: Word[] = []
  for (const [index, row] of rows.entries()) {
    for (const [x, text] of row) {
      let at = x
      for (const word of text.split(' ')) {
        const y = 40 + index * pitch + at * slope
        words.push({ text: word, x0: at, y0: y, x1: at + word.length * 5, y1: y + 9 })
        at += word.length * 5 + 3
      }
    }
  }
  return { number: 1, width: 600, height: 800, words }
}

export const labsIn = (text: string): LabValue[] => extract([pageFromText(text)]).labs

/** The first result in a few words: name, result, unit, range. */
export function brief({ name, comparator, value, unit, range }: LabValue): string {
  return [name, `${comparator ?? ''}${value}`, unit, range ? `${range.low ?? ''}..${range.high ?? ''}` : ''].join(' | ')
}
