import type { Photo } from './photo.ts'

/** The picture without where, when and with what it was taken. Undefined when its parts cannot be told apart. */
export function withoutMetadata({ mediaType, bytes }: Photo): Buffer | undefined {
  const strip = { 'image/jpeg': stripJpeg, 'image/png': stripPng, 'image/webp': stripWebp }[mediaType]
  return strip(bytes)
}

const START_OF_SCAN = 0xda
const COMMENT = 0xfe

/** Segments up to the first scan, then the scans; what stands after the picture's end goes too. */
function stripJpeg(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === START_OF_SCAN) {
      const end = bytes.indexOf(Buffer.from([0xff, 0xd9]), at)
      return Buffer.concat([...kept, bytes.subarray(at, end < 0 ? bytes.length : end + 2)])
    }
    const next = marker === 0xff ? at + 1 : at + 2 + bytes.readUInt16BE(at + 2)
    const isColour = marker === 0xee || (marker === 0xe2 && bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE')
    const isPicture = marker < 0xe0 || marker === 0xe0 || isColour
    if (isPicture && marker !== COMMENT) kept.push(bytes.subarray(at, next))
    at = next
  }
  return undefined
}

/** What a PNG needs to look as it does (PNG 3rd edition, 5.6): critical chunks, transparency and colours. */
const SEEN = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs'])

function stripPng(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    const next = at + 12 + bytes.readUInt32BE(at)
    if (SEEN.has(name)) kept.push(bytes.subarray(at, next))
    if (name === 'IEND') return Buffer.concat(kept)
    at = next
  }
  return undefined
}

const EXIF_AND_XMP = 0b1100

function stripWebp(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = []
  let at = 12
  for (; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    // A chunk of an odd size is followed by one byte of padding.
    const chunk = Buffer.from(bytes.subarray(at, at + 8 + size + (size % 2)))
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~EXIF_AND_XMP
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk)
    at += 8 + size + (size % 2)
  }
  if (kept.length === 0) return undefined
  const body = Buffer.concat(kept)
  const header = Buffer.from(bytes.subarray(0, 12))
  header.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([header, body])
}
