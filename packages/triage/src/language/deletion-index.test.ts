import { expect, test } from 'vitest'
import { indexForms } from './deletion-index.ts'

const withoutOne = (word: string) => [
  ...new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]),
]

test('a word is found by each of its forms, and by no other', () => {
  const words = Array.from({ length: 400 }, (_, at) => `word${at.toString(36)}x`)
  const find = indexForms(words, withoutOne)
  for (const word of words) for (const form of withoutOne(word)) expect(find(form)).toContain(word)
  for (const word of words) {
    const expected = words.filter((other) => withoutOne(other).includes(word))
    expect(find(word).sort()).toEqual(expected.sort())
  }
  expect(find('nothing of the kind')).toEqual([])
  expect(find('')).toEqual([])
})
