import { LAB_LIMITS } from '@salus/contract'
import type { Box } from '@salus/extract'
import type { ReviewPage } from './review.ts'

/** Around the line, in heights of it. */
const MARGIN = 0.7
const LEAST_MARGIN_PX = 8
const MOST_WIDTH = 1_100
const QUALITIES = [0.7, 0.45, 0.25]

/** The picture of each box as a data address, small enough to be kept; none where the page has no picture. */
export async function cutLines(page: ReviewPage, boxes: readonly Box[]): Promise<(string | undefined)[]> {
  if (!page.image || boxes.length === 0) return boxes.map(() => undefined)
  const picture = await createImageBitmap(page.image).catch(() => undefined)
  if (!picture) return boxes.map(() => undefined)
  // A very large page was drawn smaller than its words were measured.
  const scale = picture.width / page.width
  const crops: (string | undefined)[] = []
  for (const box of boxes) crops.push(await cut(picture, box, scale))
  picture.close()
  return crops
}

async function cut(picture: ImageBitmap, box: Box, scale: number): Promise<string | undefined> {
  const margin = Math.max(LEAST_MARGIN_PX, (box.y1 - box.y0) * scale * MARGIN)
  const left = Math.max(0, box.x0 * scale - margin)
  const top = Math.max(0, box.y0 * scale - margin)
  const width = Math.min(picture.width, box.x1 * scale + margin) - left
  const height = Math.min(picture.height, box.y1 * scale + margin) - top
  if (width < 1 || height < 1) return undefined
  for (const [at, quality] of QUALITIES.entries()) {
    const shrink = Math.min(1, MOST_WIDTH / width) / (at + 1)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * shrink))
    canvas.height = Math.max(1, Math.round(height * shrink))
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
    // Where WebP cannot be written, the browser gives a PNG.
    const address = await addressOf(canvas, quality)
    if (address !== undefined && address.length <= LAB_LIMITS.cropLength) return address
  }
  return undefined
}

function addressOf(canvas: HTMLCanvasElement, quality: number): Promise<string | undefined> {
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => {
        if (!blob) return resolve(undefined)
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result))
        reader.onerror = () => resolve(undefined)
        reader.readAsDataURL(blob)
      },
      'image/webp',
      quality,
    ),
  )
}
