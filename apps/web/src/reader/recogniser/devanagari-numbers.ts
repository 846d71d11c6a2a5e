import { type Cell, cellsOf } from './cells.ts'
import { type Box, highOf, wideOf } from './components.ts'
import type { Grey } from './grey.ts'
import { placedWords, recognisedOf, replaceWords, wordsOfCells } from './placed-words.ts'
import type { Recognised } from './table-words.ts'
import { type Told, tellDigit } from './tell-digit.ts'

/** In letters. */
const DIGIT = { low: 0.4, high: 1.7, wide: 1.25 }
const MARK = { high: 0.32, dashWide: 0.24, dashLow: 0.85 }
/** A digit that is less likely than this is none. */
const LEAST_SHARE = 0.35
const MOST_SHAPES = 16
/** The recogniser has read a word of this many letters, and is sure of it: a unit, a name. */
const LETTERS = /[a-z]{2}|[\u0904-\u0939]{2}/i
const SURE = 80
/** Both readings agree, or they do not. */
const CONFIDENCE = { agreed: 90, alone: 45 }
const NUMBER = /^\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?$/

/**
 * Puts numbers in Devanagari digits as their shapes tell them: the recogniser takes one for another at the size of a photo.
 * Where the page writes Latin digits, nothing changes.
 */
export function withDevanagariNumbers(page: Recognised, grey: Grey): Recognised {
  const words = placedWords(page)
  const found = wordsOfCells(cellsOf(grey), words).flatMap(({ cell, own }) => {
    const isText = own.some(({ word }) => word.confidence >= SURE && LETTERS.test(word.text))
    const number = isText ? undefined : numberOf(cell, grey)
    return number ? [{ cell, own, number }] : []
  })
  const weight = (script: 'devanagari' | 'latin') =>
    found.reduce((sum, { number }) => sum + number[script].reduce((all, { share }) => all + share, 0), 0)
  if (weight('devanagari') <= weight('latin')) return page
  for (const { cell, own, number } of found) {
    if (number.devanagari.some(({ share }) => share < LEAST_SHARE)) continue
    const plain = written(number)
    if (!NUMBER.test(plain)) continue
    const before = own.map(({ word }) => word.text).join('')
    const confidence = inLatin(before) === plain ? CONFIDENCE.agreed : CONFIDENCE.alone
    replaceWords(words, own, [{ text: inDevanagari(plain), ...edgesOf(cell), confidence }])
  }
  return recognisedOf(words)
}

interface NumberShapes {
  /** From left to right, each a digit, `.` or `-`. */
  marks: ('digit' | '.' | '-')[]
  devanagari: Told[]
  latin: Told[]
}

function numberOf({ shapes, letterHeight }: Cell, grey: Grey): NumberShapes | undefined {
  if (shapes.length > MOST_SHAPES) return undefined
  const digits = shapes.filter((box) => highOf(box) >= letterHeight * DIGIT.low)
  if (digits.length === 0) return undefined
  const foot = digits.map(({ bottom }) => bottom).toSorted((a, b) => a - b)[Math.floor(digits.length / 2)] ?? 0
  const number: NumberShapes = { marks: [], devanagari: [], latin: [] }
  for (const box of shapes) {
    const mark = markOf(box, letterHeight, foot)
    if (!mark) return undefined
    if (mark === 'digit') {
      const told = tellDigit(grey, box, letterHeight)
      number.devanagari.push(told.devanagari)
      number.latin.push(told.latin)
    }
    number.marks.push(mark)
  }
  return number
}

function markOf(box: Box, letter: number, foot: number): 'digit' | '.' | '-' | undefined {
  const [wide, high] = [wideOf(box) / letter, highOf(box) / letter]
  if (high >= DIGIT.low) return high <= DIGIT.high && wide <= DIGIT.wide ? 'digit' : undefined
  if (high > MARK.high) return undefined
  const rises = (foot - box.bottom) / letter
  if (wide >= MARK.dashWide && wide > high * 1.4 && rises > 0.12) return wide <= MARK.dashLow ? '-' : undefined
  return wide <= MARK.high && rises < 0.3 ? '.' : undefined
}

function written({ marks, devanagari }: NumberShapes): string {
  let digit = 0
  return marks.map((mark) => (mark === 'digit' ? String(devanagari[digit++]?.digit) : mark)).join('')
}

const ZERO = 0x966
const inDevanagari = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(ZERO + Number(digit)))
const inLatin = (text: string) =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - ZERO)).replaceAll(' ', '')
const edgesOf = ({ left, right, top, bottom }: Cell) => ({ x0: left, y0: top, x1: right + 1, y1: bottom + 1 })
