import { expect, test } from 'vitest'
import { nameWithEnding, typeOfBytes } from './file-types.ts'

test.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\xef\xbb\xbf\n%PDF-1.4', 'application/pdf'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0', 'image/png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypheic', 'image/heic'],
  ['II*\0\x08', 'image/tiff'],
  ['<html><script>', null],
  ['<svg onload=alert(1)>', null],
  ['MZ\x90\0', null],
  ['PK\x03\x04', null],
  ['', null],
])('%j is known by its bytes', (bytes, type) => {
  expect(typeOfBytes(Buffer.from(bytes, 'latin1'))).toBe(type)
})

test.each([
  ['labs.pdf', 'application/pdf', 'labs.pdf'],
  ['labs.pdf.exe', 'application/pdf', 'labs.pdf.exe.pdf'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['photo.html', 'image/jpeg', 'photo.html.jpg'],
  ['fdp.\u202Eexe', 'application/pdf', 'fdp._exe.pdf'],
  ['../../scan:1.pdf', 'application/pdf', '.._.._scan_1.pdf'],
  ['Befund Ä (it’s).pdf. ', 'application/pdf', 'Befund Ä (it’s).pdf'],
])('%s is downloaded under a name that ends as its type does', (name, type, safe) => {
  expect(nameWithEnding(name, type)).toBe(safe)
})
