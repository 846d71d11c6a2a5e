import { expect, test } from 'vitest'
import { readInEveryLanguage } from './read-in-every-language.ts'
import { statementsOf } from './statements-of.ts'

const statements = (sentence: string) =>
  statementsOf(readInEveryLanguage(sentence)).map((tokens) => tokens.map(({ text }) => text).join(' '))

test.each([
  ['Milk protects the stomach, so take two more.', ['milk protects the stomach', 'so take two more']],
  ['Rest your ankle and put some ice on it', ['rest your ankle', 'and put some ice on it']],
  [
    'Tea soothes the throat (leave the tablets in the box).',
    ['tea soothes the throat', 'leave the tablets in the box'],
  ],
  ['El té calma la garganta así que deja las pastillas', ['el te calma la garganta', 'asi que deja las pastillas']],
  ['अदरक पेट को शांत करता है इसलिए दवा छोड़ दें', ['अदरक पेट को शांत करता है', 'इसलिए दवा छोड दें']],
])('marks and joining words part the statements of a sentence: %s', (sentence, expected) => {
  expect(statements(sentence)).toEqual(expected)
})

test.each([
  ['rest and sleep', ['rest and sleep']],
  ['If you have pain in your chest, call at once', ['if you have pain in your chest call at once']],
  [
    'It may be nothing serious, but have it checked',
    ['it may be nothing serious but have it checked', 'but have it checked'],
  ],
  [
    'Your record shows lisinopril 10 mg, one tablet each morning',
    ['your record shows lisinopril 10 mg one tablet each morning'],
  ],
])('what means something else out of its place stays with what it belongs to: %s', (sentence, expected) => {
  expect(statements(sentence)).toEqual(expected)
})
