import type { Picture } from './decode.ts'
import { draw, pixelsOf, release } from './draw.ts'
import { type Corners, findSheet, type Point } from './find-sheet.ts'
import { greyOf } from './grey.ts'

/** The sheet is found on a copy of this size. */
const FINDING_SIDE = 640
/** More pixels than this are not read better. */
const MOST_PIXELS = 12_000_000

/** The sheet alone, as seen from straight above; nothing where the picture shows no desk around it. */
export function flatten(picture: Picture): Picture | undefined {
  const small = FINDING_SIDE / Math.max(picture.width, picture.height)
  if (small >= 1) return undefined
  const copy = draw(picture, { scale: small, degrees: 0 })
  const corners = findSheet(greyOf(pixelsOf(copy)))
  release(copy)
  if (!corners) return undefined
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (picture.width * picture.height)))
  const whole = draw(picture, { scale, degrees: 0 })
  const pixels = pixelsOf(whole)
  release(whole)
  const flat = warp(pixels, corners.map(({ x, y }) => ({ x: (x * scale) / small, y: (y * scale) / small })) as Corners)
  const canvas = new OffscreenCanvas(flat.width, flat.height)
  canvas.getContext('2d')?.putImageData(flat, 0, 0)
  return { source: canvas, width: flat.width, height: flat.height, close: () => release(canvas) }
}

/** Draws the area between the corners as a rectangle of about its size. */
function warp({ data, width, height }: ImageData, corners: Corners): ImageData {
  const [a, b, c, d] = corners
  const wide = Math.round((distance(a, b) + distance(d, c)) / 2)
  const tall = Math.round((distance(a, d) + distance(b, c)) / 2)
  const flat = new ImageData(wide, tall)
  const place = placeIn(corners)
  for (let row = 0; row < tall; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const { x, y } = place((column + 0.5) / wide, (row + 0.5) / tall)
      const to = (row * wide + column) * 4
      const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
      flat.data[to + 3] = 255
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) {
        flat.data.fill(255, to, to + 3)
        continue
      }
      const [over, down] = [x - 0.5 - left, y - 0.5 - top]
      const from = (top * width + left) * 4
      const below = from + width * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = (data[from + channel] ?? 0) * (1 - over) + (data[from + 4 + channel] ?? 0) * over
        const lower = (data[below + channel] ?? 0) * (1 - over) + (data[below + 4 + channel] ?? 0) * over
        flat.data[to + channel] = upper * (1 - down) + lower * down
      }
    }
  }
  return flat
}

const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y)

/** From shares of a square to the quadrilateral: the projective map of Heckbert (1989). */
export function placeIn([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x]
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y]
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / whole
  const h = (dx1 * dy3 - dx3 * dy1) / whole
  return (u, v) => {
    const w = g * u + h * v + 1
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w,
    }
  }
}
