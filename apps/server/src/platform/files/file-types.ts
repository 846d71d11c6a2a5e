import type { FILE_TYPES } from '@salus/contract'

type FileType = (typeof FILE_TYPES)[number]

const ENDINGS: Record<FileType, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
  'image/heic': /\.hei[cf]$/i,
  'image/tiff': /\.tiff?$/i,
}

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/** Tells a file's type by its first bytes, whatever its name or sender says; null for a type that is not kept. */
export function typeOfBytes(bytes: Uint8Array): FileType | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1_024)).toString('latin1')
  // Readers allow some bytes before it, and scanners put them there.
  if (text.includes('%PDF-')) return 'application/pdf'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(text.slice(8, 12))) return 'image/heic'
  return /^(?:II\*\0|MM\0\*)/.test(text) ? 'image/tiff' : null
}

/** A name that ends as its type does: `letter.pdf.exe` would be run where it is opened. */
export function nameWithEnding(name: string, type: string): string {
  const plain = name.replaceAll(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, '_').replace(/[. ]+$/, '')
  const ending = ENDINGS[type as FileType]
  if (!ending || ending.test(plain)) return plain
  return `${plain || 'file'}.${type === 'image/jpeg' ? 'jpg' : type.split('/')[1]}`
}
