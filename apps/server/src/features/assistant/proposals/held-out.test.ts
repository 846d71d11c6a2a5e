import { expect, test } from 'vitest'
import { HELD_OUT } from './cases/held-out.cases.ts'
import { inShort } from './cases/in-short.ts'
import { readChanges } from './read-changes.ts'

const read = (text: string) => readChanges({ text, day: '2026-11-24' }).map(inShort)

test('of sentences that the reader was not made for, hardly one is read otherwise, and none proposes what it does not tell', () => {
  const wrong = HELD_OUT.filter(([text, ...proposed]) => JSON.stringify(read(text)) !== JSON.stringify(proposed))
  // "Sulfa drugs" is kept as it was said.
  expect(wrong.map(([text]) => text)).toEqual(['I am allergic to sulfa drugs and get a bad rash.'])
})
