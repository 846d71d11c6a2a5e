/** A glyph as a camera sees it: a little turned, leaning, blurred. */
export interface Tile {
  glyph: string
  /** Size of its font, in pixels. */
  size: number
  weight: number
  /** Clockwise, in degrees. */
  turn: number
  lean: number
  stretch: number
  blur: number
  /** How light its ink is, 0 to 255. */
  ink: number
  /** How far it stands from the middle of its tile. */
  offset: [x: number, y: number]
}

export interface Glyphs {
  tiles: Tile[]
  family: string
  /** The font's file in base64, where the machine does not have it. */
  file?: string
  side: number
  across: number
}

const PAPER = '#f4f4f2'

/** One tile beside the other, so many across; one byte a pixel, in base64. */
export async function drawGlyphs({ tiles, family, file, side, across }: Glyphs) {
  if (file) {
    const face = new FontFace(family, `url(data:font/woff2;base64,${file})`, { weight: '100 900' })
    document.fonts.add(await face.load())
  }
  const [width, height] = [side * across, side * Math.ceil(tiles.length / across)]
  const whole = contextOf(width, height)
  // A filter works on a whole canvas: each glyph has a small one.
  const single = contextOf(side, side)
  single.textAlign = 'center'
  single.textBaseline = 'middle'
  for (const [at, { glyph, size, weight, turn, lean, stretch, blur, ink, offset }] of tiles.entries()) {
    single.fillStyle = PAPER
    single.fillRect(0, 0, side, side)
    single.save()
    single.translate(side / 2, side / 2)
    single.rotate((turn * Math.PI) / 180)
    single.transform(stretch, 0, lean, 1, 0, 0)
    single.filter = `blur(${blur}px)`
    single.fillStyle = `rgb(${ink} ${ink} ${ink})`
    single.font = `${weight} ${size}px ${family}`
    single.fillText(glyph, ...offset)
    single.restore()
    whole.drawImage(single.canvas, (at % across) * side, Math.floor(at / across) * side)
  }
  const { data } = whole.getImageData(0, 0, width, height)
  let text = ''
  for (let pixel = 0; pixel < width * height; pixel += 1) text += String.fromCharCode(data[pixel * 4] ?? 255)
  return { pixels: btoa(text), width, height }
}

function contextOf(width: number, height: number) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to draw on')
  return context
}
