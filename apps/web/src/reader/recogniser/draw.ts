import type { Picture } from './decode.ts'

export interface Pose {
  /** Pixels drawn for one of the picture. */
  scale: number
  /** Clockwise. */
  degrees: number
}

/** Phones refuse a canvas past 16.7 million pixels. */
const MOST_PIXELS = 16_000_000

/** The picture in a pose on white paper as large as it needs; a part of the paper alone where `band` asks for it. */
export function draw(picture: Picture, pose: Pose, band?: { from: number; to: number }): OffscreenCanvas {
  const radians = (pose.degrees * Math.PI) / 180
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))]
  const spread = (scale: number) => ({
    width: Math.max(1, Math.round((picture.width * cosine + picture.height * sine) * scale)),
    height: Math.max(1, Math.round((picture.width * sine + picture.height * cosine) * scale)),
  })
  const wanted = spread(pose.scale)
  const scale = pose.scale * Math.min(1, Math.sqrt(MOST_PIXELS / (wanted.width * wanted.height)))
  const { width, height } = spread(scale)
  const top = Math.floor(height * (band?.from ?? 0))
  const canvas = new OffscreenCanvas(width, Math.max(1, Math.ceil(height * (band?.to ?? 1)) - top))
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) throw new Error('No canvas to draw on')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.translate(width / 2, height / 2 - top)
  context.rotate(radians)
  context.scale(scale, scale)
  context.drawImage(picture.source, -picture.width / 2, -picture.height / 2)
  return canvas
}

export function pixelsOf(canvas: OffscreenCanvas): ImageData {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to read from')
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** A canvas keeps its memory until it is collected, unless it is made small. */
export function release(canvas: OffscreenCanvas) {
  canvas.width = 1
  canvas.height = 1
}
