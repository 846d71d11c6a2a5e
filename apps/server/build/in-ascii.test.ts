import { expect, test } from 'vitest'
import { inAscii } from './in-ascii.ts'

const meaning = (code: string) => new Function(`return ${code}`)()

test.each([
  ['letters of every script', '["“quoted”", \'తల నొప్పి\', `बुखार`, "é ü", "🤒"]'],
  ['letters after backslashes', String.raw`["\“", "\\“", "\\\“", 'don\’t']`],
  ['names', '{ बुखार: 1, "ज्वर": 2 }'],
])('%s mean the same and take a byte each', (_, code) => {
  const written = inAscii(code)
  expect(written).not.toMatch(/[^\0-\u007f]/)
  expect(meaning(written)).toEqual(meaning(code))
})

test('patterns match the same', () => {
  for (const code of ['/[अ-ह]+\\u093f?/u', '/[“”]|🤒/u', '/’s/', '/[🤒🤕]/u', '/\\p{L}–/u']) {
    const [one, other]: RegExp[] = [meaning(inAscii(code)), meaning(code)]
    for (const text of ['बुखार', '“a”', '🤒', 'it’s', '🤕', 'a–']) {
      expect(text.match(one as RegExp)?.[0], `${code} in ${text}`).toBe(text.match(other as RegExp)?.[0])
    }
  }
})
