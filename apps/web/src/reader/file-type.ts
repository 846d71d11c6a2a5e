export type FileKind = 'pdf' | 'picture' | 'heic' | 'tiff' | 'video'

export interface FileType {
  kind: FileKind
  mime: string
}

/** Enough of a file for `findFileType`. */
export const HEAD_BYTES = 1024

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const PDF_SIGN_WITHIN = 1024

/** What a file is, by its first bytes: names and declared types lie. */
export function findFileType(head: Uint8Array): FileType | undefined {
  const text = String.fromCharCode(...head.subarray(0, PDF_SIGN_WITHIN))
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)
  const at = (offset: number, sign: string) => text.startsWith(sign, offset)

  if (starts(0xff, 0xd8, 0xff)) return { kind: 'picture', mime: 'image/jpeg' }
  if (starts(0x89, 0x50, 0x4e, 0x47)) return { kind: 'picture', mime: 'image/png' }
  if (at(0, 'GIF8')) return { kind: 'picture', mime: 'image/gif' }
  if (at(0, 'RIFF') && at(8, 'WEBP')) return { kind: 'picture', mime: 'image/webp' }
  if (at(0, 'BM') && starts(0x42, 0x4d) && head[14] === 40) return { kind: 'picture', mime: 'image/bmp' }
  if (starts(0x49, 0x49, 0x2a, 0) || starts(0x4d, 0x4d, 0, 0x2a)) return { kind: 'tiff', mime: 'image/tiff' }
  if (starts(0x1a, 0x45, 0xdf, 0xa3)) {
    return text.includes('webm') ? { kind: 'video', mime: 'video/webm' } : { kind: 'video', mime: 'video/x-matroska' }
  }
  if (at(4, 'ftyp')) return isoMedia(text)
  // Mail programs and scanners put bytes before the sign: readers look for it in the first kilobyte.
  if (text.includes('%PDF-')) return { kind: 'pdf', mime: 'application/pdf' }
  return undefined
}

/** The container that HEIC, AVIF, MP4 and QuickTime share says what it holds in its brands. */
function isoMedia(text: string): FileType | undefined {
  const length = [4, 3, 2, 1].reduce((sum, place) => sum + text.charCodeAt(place - 1) * 256 ** (4 - place), 0)
  const brands = (text.slice(8, Math.min(Math.max(length, 12), 256)).match(/.{4}/gs) ?? []).filter((_, n) => n !== 1)
  const has = (...names: string[]) => names.some((name) => brands.includes(name))
  if (has('avif', 'avis')) return { kind: 'picture', mime: 'image/avif' }
  if (has(...HEIC_BRANDS)) return { kind: 'heic', mime: 'image/heic' }
  if (has('qt  ')) return { kind: 'video', mime: 'video/quicktime' }
  return brands.some((brand) => /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|dash|3gp\d|mmp4)$/.test(brand))
    ? { kind: 'video', mime: 'video/mp4' }
    : undefined
}

/** How an unknown file is named to its owner: what it says it is, else its ending. */
export function declaredType(file: { name: string; type: string }): string {
  return file.type || /\.([^.\s]{1,12})$/.exec(file.name)?.[1]?.toLowerCase() || 'unknown'
}
