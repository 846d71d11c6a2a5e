import type { ReadWord } from '../reading.ts'
import { type Box, componentsOf } from './components.ts'
import type { Grey } from './grey.ts'

/** Digits with what stands between them; anything else is left as it was read. */
const NUMBER = /^\d[\d.,:–-]*\d$/
/** A value, or a range of two. */
const MENDED = /^\d+(?:[.,]\d+)?(?:-\d+(?:[.,]\d+)?)?$/
const MARGIN = 1

/**
 * Puts back decimal points that the picture shows and the recogniser lost: 3.5 read as 35 is a different potassium.
 * Only where the shapes in the picture match the digits one by one, and nothing else is there.
 */
export function mendNumber(word: ReadWord, picture: Grey): string {
  return NUMBER.test(word.text) ? mend(word.text, shapesIn(word, picture)) : word.text
}

type Shape = 'digit' | 'point' | 'comma' | 'dash'

/** The digits as they were read, with the marks that the shapes show between them. */
export function mend(text: string, shapes: Shape[] | undefined): string {
  const digits = text.match(/\d/g) ?? []
  const marks = text.length - digits.length
  if (!shapes || shapes.filter((shape) => shape === 'digit').length !== digits.length) return text
  if (shapes.length - digits.length < marks) return text
  // Where the paper writes decimals with a comma, what looks like a point is one.
  const point = text.includes(',') && !text.includes('.') ? ',' : '.'
  let digit = 0
  const built = shapes.map((shape) => {
    if (shape === 'digit') return digits[digit++]
    return shape === 'dash' ? '-' : shape === 'comma' ? ',' : point
  })
  const result = built.join('')
  return MENDED.test(result) ? result : text
}

function shapesIn(word: ReadWord, picture: Grey): Shape[] | undefined {
  const [left, top] = [Math.max(0, word.x0 - MARGIN), Math.max(0, word.y0 - MARGIN)]
  const width = Math.min(picture.width, word.x1 + MARGIN) - left
  const height = Math.min(picture.height, word.y1 + MARGIN) - top
  if (width < 4 || height < 8) return undefined
  let [darkest, lightest] = [255, 0]
  const levelAt = (x: number, y: number) => picture.data[(top + y) * picture.width + left + x] ?? 255
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const level = levelAt(x, y)
      if (level < darkest) darkest = level
      if (level > lightest) lightest = level
    }
  }
  if (lightest - darkest < 60) return undefined
  const threshold = (darkest + lightest) / 2
  const ink = new Uint8Array(width * height)
  for (let pixel = 0; pixel < ink.length; pixel += 1) {
    ink[pixel] = levelAt(pixel % width, Math.floor(pixel / width)) < threshold ? 1 : 0
  }
  return shapesOf(componentsOf(ink, width, height))
}

/** From left to right; undefined where something is there that belongs to no number. */
export function shapesOf(boxes: Box[]): Shape[] | undefined {
  const tallest = Math.max(...boxes.map(({ top, bottom }) => bottom - top + 1))
  const foot = Math.max(...boxes.filter((box) => box.bottom - box.top + 1 > tallest * 0.8).map(({ bottom }) => bottom))
  const sorted = boxes.toSorted((a, b) => a.left - b.left)
  const shapes = sorted.map((box): Shape | undefined => {
    const [wide, high] = [(box.right - box.left + 1) / tallest, (box.bottom - box.top + 1) / tallest]
    const lowers = (box.bottom - foot) / tallest
    if (high > 0.8 && wide < 0.95) return 'digit'
    if (high < 0.25 && wide < 0.25 && high > 0.07 && Math.abs(lowers) < 0.12) return 'point'
    if (high < 0.42 && wide < 0.3 && lowers > 0.05) return 'comma'
    if (high < 0.22 && wide > 0.2 && lowers < -0.2) return 'dash'
    return undefined
  })
  return shapes.every((shape) => shape !== undefined) && !hasEnd(sorted, shapes) ? shapes : undefined
}

/** The ball that a thin stroke of a 3 or a 5 ends in comes off in a blurred picture: it stands under its digit, a point beside. */
const hasEnd = (boxes: Box[], shapes: (Shape | undefined)[]) =>
  boxes.some(
    ({ left, right }, at) =>
      (shapes[at] === 'point' || shapes[at] === 'comma') &&
      boxes.some(
        (box, other) =>
          shapes[other] === 'digit' &&
          Math.min(right, box.right) - Math.max(left, box.left) + 1 > (right - left + 1) / 2,
      ),
  )
