import { AppError } from '#server/platform/errors/app-error.ts'
import { withoutMetadata } from './photo-metadata.ts'

export interface Photo {
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp'
  bytes: Buffer
}

const BYTE_LIMIT = 1024 * 1024
const SIDE_LIMIT = 8_192

interface Picture {
  mediaType: Photo['mediaType']
  width: number
  height: number
}

/** The picture of a data URL, judged by its bytes and not by what the URL says it is, and freed of its metadata. */
export function readPhoto(dataUrl: string): Photo {
  const base64 = /^data:image\/(?:jpeg|png|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl)?.[1]
  const bytes = Buffer.from(base64 ?? '', 'base64')
  const picture = bytes.length <= BYTE_LIMIT ? (readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes)) : undefined
  if (!picture || !isSide(picture.width) || !isSide(picture.height)) throw new AppError('photo_invalid')
  const { mediaType } = picture
  const clean = withoutMetadata({ mediaType, bytes })
  if (!clean) throw new AppError('photo_invalid')
  return { mediaType, bytes: clean }
}

const isSide = (pixels: number) => pixels >= 1 && pixels <= SIDE_LIMIT

/** Signature, then IHDR, and IEND at the end. */
function readPng(bytes: Buffer): Picture | undefined {
  if (bytes.length < 45 || bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined
  if (bytes.toString('latin1', 12, 16) !== 'IHDR' || !bytes.includes('IEND')) return undefined
  return { mediaType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Walks the segments to the first frame header. */
function readJpeg(bytes: Buffer): Picture | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (isFrameHeader(marker)) {
      return { mediaType: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    }
    const isFill = marker === 0xff
    at += isFill ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** SOF0 to SOF15, without DHT, JPG and DAC, which share the range. */
const isFrameHeader = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** RIFF container; the size stands in the first chunk, in one of three forms. */
function readWebp(bytes: Buffer): Picture | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') {
    return undefined
  }
  const mediaType = 'image/webp'
  const form = bytes.toString('latin1', 12, 16)
  if (form === 'VP8X') return { mediaType, width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) }
  if (form === 'VP8L' && bytes[20] === 0x2f) {
    const bits = bytes.readUInt32LE(21)
    return { mediaType, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  if (form === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a) {
    return { mediaType, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  }
  return undefined
}
