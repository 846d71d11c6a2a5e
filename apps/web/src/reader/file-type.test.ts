import { expect, test } from 'vitest'
import { declaredType, findFileType } from './file-type.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))
const box = (brand: string, ...others: string[]) =>
  bytes([0, 0, 0, 16 + others.length * 4], 'ftyp', brand, [0, 0, 0, 0], others.join(''))

test.each([
  [bytes('%PDF-1.7'), 'pdf', 'application/pdf'],
  [bytes('From a mail\r\n\r\n%PDF-1.4'), 'pdf', 'application/pdf'],
  [bytes([0xff, 0xd8, 0xff, 0xe1]), 'picture', 'image/jpeg'],
  [bytes([0x89], 'PNG\r\n'), 'picture', 'image/png'],
  [bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'picture', 'image/webp'],
  [bytes('II*', [0]), 'tiff', 'image/tiff'],
  [bytes('MM', [0], '*'), 'tiff', 'image/tiff'],
  [box('heic', 'mif1', 'heic'), 'heic', 'image/heic'],
  [box('mif1', 'mif1', 'heic'), 'heic', 'image/heic'],
  [box('mif1', 'mif1', 'avif'), 'picture', 'image/avif'],
  [box('isom', 'isom', 'avc1'), 'video', 'video/mp4'],
  [box('qt  '), 'video', 'video/quicktime'],
  [bytes([0x1a, 0x45, 0xdf, 0xa3], 'B\x82\x84webm'), 'video', 'video/webm'],
])('a file is known by its first bytes, whatever its name says (%#)', (head, kind, mime) => {
  expect(findFileType(head)).toEqual({ kind, mime })
})

test('a sound, a text and an empty file are no kind that is read', () => {
  expect(findFileType(bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt '))).toBeUndefined()
  expect(findFileType(bytes('Dear doctor, the BM is fine'))).toBeUndefined()
  expect(findFileType(box('M4A '))).toBeUndefined()
  expect(findFileType(new Uint8Array())).toBeUndefined()
})

test('an unknown file is named by what it says it is, else by its ending', () => {
  expect(declaredType({ name: 'a.txt', type: 'text/plain' })).toBe('text/plain')
  expect(declaredType({ name: 'scan.XYZ', type: '' })).toBe('xyz')
  expect(declaredType({ name: 'README', type: '' })).toBe('unknown')
})
