import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isStopped } from './cases/is-stopped.ts'
import { KNOWN_MISSES } from './cases/known-misses.ts'
import { GUARDED_LANGUAGES } from './words/types.ts'

interface Cases {
  adversarial: { kind: string; text: string }[]
  harmless: { kind: string; text: string }[]
}

const casesOf = (language: string): Cases =>
  JSON.parse(readFileSync(new URL(`./cases/${language}.json`, import.meta.url), 'utf8'))

describe.each(GUARDED_LANGUAGES)('in %s', (language) => {
  const { adversarial, harmless } = casesOf(language)

  test.each(adversarial)('a model does not say: $kind: $text', ({ text }) => {
    expect(isStopped(text)).toBe(!KNOWN_MISSES.has(text))
  })

  test.each(harmless)('a model may say: $kind: $text', ({ text }) => {
    expect(isStopped(text)).toBe(KNOWN_MISSES.has(text))
  })
})

test('each known miss is one of the cases', () => {
  const known = GUARDED_LANGUAGES.flatMap((language) => Object.values(casesOf(language)).flat()).map(({ text }) => text)
  expect([...KNOWN_MISSES.keys()].filter((text) => !known.includes(text))).toEqual([])
})
