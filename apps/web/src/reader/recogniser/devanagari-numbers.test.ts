import { expect, test } from 'vitest'
import type { ReadWord } from '../reading.ts'
import { withDevanagariNumbers } from './devanagari-numbers.ts'
import type { Grey } from './grey.ts'
import type { Recognised } from './table-words.ts'

/** ० to ९, parted by points. */
const ART = [
  '            .  ######  .  ######    .  #######   . #          #.  ##        .    ######  . ###          .       ##   .  #####',
  '            . ######## . #########  . #########  . ###      ###. ####       .  ########  . ###          .      ####  . ########',
  '            .##########. ########## . ########## .####      ###. ###        . #########  . ###          .      ####  .#########',
  '    ####    .###    ###.        ### .        ### .####      ###.###         . ###        . ###    ##    .     ####   .###    ###',
  '  ########  .###    ###.         ###.        ### . ###      ###.###         .###         . ##   ######  .    ####    .##     ###',
  ' ########## .###    ###.         ###.        ### . ###      ###.###         . ##         .###   ####### .   ####     .##     ###',
  '####    ####.####   ###.         ###.       #### .  ###    ### .##      ####. ###        .###  ###   ## .  ####      .###   ###',
  '###      ###. ######## .         ###.   #######  .   ########  .###     ####.  ########  .###  ###   ###.  ###       .###  ####',
  '###      ###.   #####  . ###    ### .  #######   .    ######   .###     ####.  ########  .###  ###   ###. ###        . #######',
  '###      ###.   ####   .#####  #### .   ### #### .    ######   .####    ####. ########   .###   ###  ###. ###        . #####',
  '###      ###. #####    .##########  .        ### .   ########  . ###########. ###        .###   ########.###         .  #####',
  '###      ###.#####     . ########   .        ####.  ####  #### .  ######### .###         .###    #######.###         .    ####',
  '####    ####. ####     .  #####     .         ###.  ###    ### .     ###### .###         . ###      ### .###         .     ####',
  ' ########## .  #####   .    ###     . ##     ####.  ###    ### .         ## .###     ### . ###      ### .####        .      ####',
  '  ########  .    ####  .     ###    .####   #### .  ###    ### .         ###. ###    ####. ####    #### . ###     ###.       ###',
  '    ####    .     #### .     ####   .########### .  ###    ### .         ###. ###########.  ##########  . ###########.       ###',
  '            .      ### .      ###   .##########  .  ########## .         ###.   ######## .   ########   .  ######### .       ###',
  '            .      ### .      ####  .  #####     .   ########  .         ###.     ###### .     #####    .    ####    .       ###',
  '            .      ### .       ###  .    ###     .     ####    .          ##.         ## .              .            .      ####',
  '            .       ## .       #    .     ###    .             .            .         ###.              .            .        ##',
  '            .          .            .     ###    .             .            .         ###.              .            .',
  '            .          .            .      ##    .             .            .          ##.              .            .',
]
const HIGH = ART.length
const [WIDTH, HEIGHT] = [700, 420]
const EDGES = [-1, ...[...(ART[0] ?? '')].flatMap((mark, at) => (mark === '.' ? [at] : [])), (ART[3] ?? '').length + 40]
const picturesOf = (digit: number) =>
  ART.map((row) => row.slice((EDGES[digit] ?? 0) + 1, EDGES[digit + 1]).replaceAll('.', ''))

interface Written {
  text: string
  x: number
  y: number
}

const SPACE = 10
const POINT = 4
const wideOf = (mark: string) =>
  mark === ' '
    ? SPACE
    : mark === '-'
      ? 9
      : mark === '.'
        ? POINT
        : Math.max(...picturesOf(Number(mark)).map((row) => row.trimEnd().length))

/** These numbers in Devanagari digits on white paper, slightly soft as in a photo. */
function paperWith(...cells: Written[]): Grey {
  const ink = new Uint8Array(WIDTH * HEIGHT)
  const fill = (x: number, y: number) => {
    ink[y * WIDTH + x] = 1
  }
  for (const { text, x, y } of cells) {
    let left = x
    for (const mark of text) {
      const wide = wideOf(mark)
      if (mark === '-') for (let at = 0; at < 3 * wide; at += 1) fill(left + (at % wide), y + 8 + Math.floor(at / wide))
      else if (mark === '.')
        for (let at = 0; at < POINT * POINT; at += 1) fill(left + (at % POINT), y + 14 + Math.floor(at / POINT))
      else if (mark !== ' ')
        for (const [down, row] of picturesOf(Number(mark)).entries())
          for (const [over, dot] of [...row].entries()) if (dot === '#') fill(left + over, y + down)
      left += wide + 4
    }
  }
  const data = new Uint8Array(WIDTH * HEIGHT).fill(240)
  for (let y = 1; y < HEIGHT - 1; y += 1) {
    for (let x = 1; x < WIDTH - 1; x += 1) {
      let dark = 0
      for (let near = 0; near < 9; near += 1)
        dark += ink[(y + Math.floor(near / 3) - 1) * WIDTH + x + (near % 3) - 1] ?? 0
      data[y * WIDTH + x] = 240 - (200 * dark) / 9
    }
  }
  return { data, width: WIDTH, height: HEIGHT }
}

const ROWS = ['15.0', '136', '0.60-1.10', '2478', '93.5', '780']
const cells = ROWS.map((text, at): Written => ({ text: text.replace('-', ' - '), x: 60, y: 30 + at * 60 }))
const widthOf = (text: string) => [...text].reduce((sum, mark) => sum + wideOf(mark) + 4, 0)

/** The recogniser's reading of each cell. */
function readAs(...texts: string[]): Recognised {
  const words = texts.map((text, at): ReadWord => {
    const { x, y, text: shown } = cells[at] ?? { x: 60, y: 30, text: '' }
    return { text, x0: x, y0: y, x1: x + widthOf(shown), y1: y + HIGH, confidence: 85 }
  })
  return { words, gaps: words.map((_, at) => (at === 0 ? '' : '\n')), text: texts.join('\n'), confidence: 85 }
}

test('digits are told by their shapes, where the recogniser takes one for another', () => {
  const { words, text } = withDevanagariNumbers(
    readAs('84.o', '23&', '0.§0-8.%0', '२४७८', '६३.५', '620'),
    paperWith(...cells),
  )
  expect(words.map((word) => word.text)).toEqual(['१५.०', '१३६', '०.६०-१.१०', '२४७८', '९३.५', '७८०'])
  expect(text.split('\n')).toHaveLength(6)
})

test('what both read alike is surer than what one alone has read', () => {
  const { words } = withDevanagariNumbers(
    readAs('१५.०', '२३६', '०.६०-१.१०', '२४७८', '९३.५', '७८०'),
    paperWith(...cells),
  )
  expect(words.map(({ confidence }) => confidence)).toEqual([90, 45, 90, 90, 90, 90])
})

test('a number that the recogniser passed over is put in its row', () => {
  const page = readAs('१५.०', '१३६', '०.६०-१.१०', '२४७८', '९३.५', '७८०')
  const without = { ...page, words: page.words.slice(1), gaps: page.gaps.slice(1) }
  expect(withDevanagariNumbers(without, paperWith(...cells)).words.map(({ text }) => text)).toContain('१५.०')
})

test('a word of letters that the recogniser is sure of stays', () => {
  const { words } = withDevanagariNumbers(
    readAs('mg/dL', '१३६', '०.६०-१.१०', '२४७८', '९३.५', '७८०'),
    paperWith(...cells),
  )
  expect(words[0]?.text).toBe('mg/dL')
})

test('a page without numbers stays as it was read', () => {
  const page = readAs('a', 'b')
  expect(withDevanagariNumbers(page, paperWith())).toBe(page)
})
