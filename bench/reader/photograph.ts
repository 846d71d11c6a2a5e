import { randomFrom } from '../lab-values/random.ts'

export const DESKS = ['wood', 'dark', 'light', 'cloth'] as const

/** How a phone takes a sheet that lies on a desk. */
export interface Shot {
  seed: number
  /** Clockwise. */
  degrees: number
  megapixels: number
  desk: (typeof DESKS)[number]
  /** How much light the darkest place lacks. */
  shadow: number
}

type Point = [x: number, y: number]

/** The photo as a JPEG in base64, the same in every run. */
export async function photograph(base64: string, shot: Shot): Promise<string> {
  const sheet = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]))
  const source = new OffscreenCanvas(sheet.width, sheet.height)
  const from = contextOf(source)
  from.drawImage(sheet, 0, 0)
  const paper = from.getImageData(0, 0, sheet.width, sheet.height)
  const random = randomFrom(shot.seed)
  const width = Math.round(Math.sqrt((shot.megapixels * 1e6 * 3) / 4))
  const height = Math.round((width * 4) / 3)
  const corners = cornersOf(sheet.width / sheet.height, width, height, shot.degrees, random)
  const place = homography(corners, sheet.width, sheet.height)
  const canvas = new OffscreenCanvas(width, height)
  const pixels = new ImageData(width, height)
  const grain = newGrain(random)
  const [sx, sy, reach] = [random.between(0, 1), random.between(0.2, 0.9), random.between(0.25, 0.45)]
  const slope = random.between(-0.6, 0.6)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = place(x, y)
      const [gx, gy] = [x / width, y / height]
      const isPaper = u >= 0 && v >= 0 && u < sheet.width - 1 && v < sheet.height - 1
      // A band of shadow with soft edges, as of an arm or a phone, and less light towards one corner.
      const band = Math.exp(-(((gx - sx + slope * (gy - sy)) / reach) ** 2))
      const light = (1 - shot.shadow * band) * (1 - 0.15 * gy)
      const noise = (random.next() + random.next() - 1) * 9
      const at = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const level = isPaper ? sample(paper, u, v, channel) * 0.93 : deskAt(shot.desk, gx, gy, channel, grain)
        pixels.data[at + channel] = level * light * (channel === 2 ? 0.94 : 1) + noise
      }
      pixels.data[at + 3] = 255
    }
  }
  contextOf(canvas).putImageData(pixels, 0, 0)
  const blurred = new OffscreenCanvas(width, height)
  const to = contextOf(blurred)
  to.filter = `blur(${shot.megapixels > 6 ? 1.1 : 0.6}px)`
  to.drawImage(canvas, 0, 0)
  const blob = await blurred.convertToBlob({ type: 'image/jpeg', quality: 0.82 })
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.readAsDataURL(blob)
  })
}

function contextOf(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to draw on')
  return context
}

/** The sheet turned in the middle, and leaning a little: each corner is off by up to 2 % of the width. */
function cornersOf(
  ratio: number,
  width: number,
  height: number,
  degrees: number,
  random: ReturnType<typeof randomFrom>,
): Point[] {
  const radians = (degrees * Math.PI) / 180
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)]
  const room = 0.94
  const tall = Math.min(
    (height * room) / (ratio * Math.abs(sine) + cosine),
    (width * room) / (ratio * cosine + Math.abs(sine)),
  )
  const wide = tall * ratio
  return [
    [-wide / 2, -tall / 2],
    [wide / 2, -tall / 2],
    [wide / 2, tall / 2],
    [-wide / 2, tall / 2],
  ].map(([x = 0, y = 0]) => [
    width / 2 + x * cosine - y * sine + random.between(-0.02, 0.02) * width,
    height / 2 + x * sine + y * cosine + random.between(-0.02, 0.02) * width,
  ])
}

/** From a place in the photo to the place on the sheet, by the inverse of the square-to-quadrilateral map. */
function homography(corners: Point[], wide: number, tall: number): (x: number, y: number) => Point {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [Point, Point, Point, Point]
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / whole
  const h = (dx1 * dy3 - dx3 * dy1) / whole
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0]
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0]
  return (x, y) => {
    const u = (e - f * h) * x + (c * h - b) * y + (b * f - c * e)
    const v = (f * g - d) * x + (a - c * g) * y + (c * d - a * f)
    const w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d)
    return [(u / w) * wide, (v / w) * tall]
  }
}

function sample({ data, width }: ImageData, u: number, v: number, channel: number): number {
  const [left, top] = [Math.floor(u), Math.floor(v)]
  const [over, down] = [u - left, v - top]
  const at = (top * width + left) * 4 + channel
  const above = (data[at] ?? 255) * (1 - over) + (data[at + 4] ?? 255) * over
  const below = (data[at + width * 4] ?? 255) * (1 - over) + (data[at + width * 4 + 4] ?? 255) * over
  return above * (1 - down) + below * down
}

const COLORS = { wood: [150, 104, 66], dark: [52, 52, 58], light: [196, 186, 170], cloth: [96, 120, 150] }

function deskAt(desk: Shot['desk'], x: number, y: number, channel: number, grain: (x: number, y: number) => number) {
  const base = COLORS[desk][channel] ?? 0
  if (desk === 'wood')
    return base * (0.8 + 0.25 * grain(x * 6, y * 60) + 0.12 * Math.sin(y * 40 + 4 * grain(x * 3, y * 4)))
  if (desk === 'cloth') return base * ((Math.floor(x * 28) + Math.floor(y * 37)) % 2 === 0 ? 1 : 0.78)
  return base * (0.9 + 0.15 * grain(x * 30, y * 40))
}

/** Smooth noise between 0 and 1. */
function newGrain(random: ReturnType<typeof randomFrom>) {
  const side = 64
  const knots = Float32Array.from({ length: side * side }, () => random.next())
  return (x: number, y: number) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [over, down] = [x - left, y - top]
    const at = (column: number, row: number) => knots[(row % side) * side + (column % side)] ?? 0
    const above = at(left, top) * (1 - over) + at(left + 1, top) * over
    const below = at(left, top + 1) * (1 - over) + at(left + 1, top + 1) * over
    return above * (1 - down) + below * down
  }
}
