import heifWasm from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { type FileType, findFileType, HEAD_BYTES } from '../file-type.ts'
import { ReadingProblem } from '../reading.ts'
import { fetchAsset } from './fetch-asset.ts'

/** What can be drawn, upright as its file says. `close` gives its memory back. */
export interface Picture {
  source: CanvasImageSource
  width: number
  height: number
  close: () => void
}

const MOST_PIXELS = 150_000_000
const SHRINK_TO_WIDTH = 5000
const DAMAGED = 'The picture is damaged or of an unusual kind.'
const TOO_LARGE = 'The picture is too large to be read here.'

/** One picture of a file; `frame` counts from 0 in a TIFF. */
export async function decodePicture(file: Blob, frame: number): Promise<Picture> {
  const type = await typeOf(file)
  if (type?.kind === 'tiff') return decodeTiff(await file.arrayBuffer(), frame)
  try {
    return pictureOf(await createImageBitmap(file))
  } catch (cause) {
    if (type?.kind === 'heic') return decodeHeic(new Uint8Array(await file.arrayBuffer()))
    // What does not fit in memory as it is may fit when it is shrunk on its way in.
    const shrunk = await createImageBitmap(file, { resizeWidth: SHRINK_TO_WIDTH, resizeQuality: 'high' }).catch(() => {
      throw new ReadingProblem(DAMAGED, { cause })
    })
    return pictureOf(shrunk)
  }
}

/** Frames of a TIFF that can be pages; everything else holds one. */
export async function countFrames(file: Blob): Promise<number> {
  if ((await typeOf(file))?.kind !== 'tiff') return 1
  return (await framesOf(await file.arrayBuffer())).frames.length
}

async function typeOf(file: Blob): Promise<FileType | undefined> {
  return findFileType(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
}

export const pictureOf = (bitmap: ImageBitmap): Picture => ({
  source: bitmap,
  width: bitmap.width,
  height: bitmap.height,
  close: () => bitmap.close(),
})

async function decodeHeic(bytes: Uint8Array): Promise<Picture> {
  const [{ default: create }, wasm] = await Promise.all([
    import('libheif-js/libheif-wasm/libheif.js'),
    fetchAsset(heifWasm),
  ])
  const images = new (create({ wasmBinary: wasm.buffer }).HeifDecoder)().decode(bytes)
  const image = images.find((each) => each.is_primary()) ?? images[0]
  if (!image) throw new ReadingProblem(DAMAGED)
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > MOST_PIXELS) throw new ReadingProblem(TOO_LARGE)
  const pixels = new ImageData(width, height)
  await new Promise<void>((resolve, reject) =>
    image.display(pixels, (shown) => (shown ? resolve() : reject(new ReadingProblem(DAMAGED)))),
  )
  for (const each of images) each.free()
  return pictureOf(await createImageBitmap(pixels))
}

async function framesOf(file: ArrayBuffer) {
  const utif = await import('utif2')
  try {
    // A preview is much smaller than the page that it stands for, and has no compression of a page.
    const frames = utif.decode(file).filter((frame) => (frame.t256?.[0] ?? 0) > 0 && frame.t254?.[0] !== 1)
    if (frames.length > 0) return { utif, frames }
  } catch (cause) {
    throw new ReadingProblem(DAMAGED, { cause })
  }
  throw new ReadingProblem(DAMAGED)
}

async function decodeTiff(file: ArrayBuffer, index: number): Promise<Picture> {
  const { utif, frames } = await framesOf(file)
  const frame = frames[index]
  if (!frame) throw new ReadingProblem(DAMAGED)
  if ((frame.t256?.[0] ?? 0) * (frame.t257?.[0] ?? 0) > MOST_PIXELS) throw new ReadingProblem(TOO_LARGE)
  try {
    utif.decodeImage(file, frame)
    const rgba = new Uint8ClampedArray(utif.toRGBA8(frame))
    const bitmap = await createImageBitmap(new ImageData(rgba, frame.width, frame.height))
    return pictureOf(await turned(bitmap, frame.t274?.[0] ?? 1))
  } catch (cause) {
    throw new ReadingProblem(DAMAGED, { cause })
  }
}

const TURN_OF_ORIENTATION: Record<number, number> = { 3: 180, 6: 90, 8: 270 }

async function turned(bitmap: ImageBitmap, orientation: number): Promise<ImageBitmap> {
  const degrees = TURN_OF_ORIENTATION[orientation] ?? 0
  if (degrees === 0) return bitmap
  const { width, height } = bitmap
  const canvas = degrees === 180 ? new OffscreenCanvas(width, height) : new OffscreenCanvas(height, width)
  const context = canvas.getContext('2d')
  context?.translate(canvas.width / 2, canvas.height / 2)
  context?.rotate((degrees * Math.PI) / 180)
  context?.drawImage(bitmap, -width / 2, -height / 2)
  bitmap.close()
  return canvas.transferToImageBitmap()
}
