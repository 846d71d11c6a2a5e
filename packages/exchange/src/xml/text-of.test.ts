import { expect, test } from 'vitest'
import { decoderFor } from './text-of.ts'

const DOCUMENT = '<?xml version="1.0" encoding="UTF-16"?><a>Zoë</a>'

test.each([
  ['with its mark', Buffer.from(`\ufeff${DOCUMENT}`, 'utf16le')],
  ['without one', Buffer.from(DOCUMENT, 'utf16le')],
  ['with the larger byte first', Buffer.from(DOCUMENT, 'utf16le').swap16()],
  ['that somebody wrote again in UTF-8', Buffer.from(DOCUMENT)],
])('XML in UTF-16 %s is read', (_what, bytes) => {
  expect(decoderFor(bytes).decode(bytes)).toBe(DOCUMENT)
})
