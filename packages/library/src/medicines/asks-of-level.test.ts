import { expect, it } from 'vitest'
import { asksOfLevel } from './asks-of-level.ts'

it.each([
  ['what does low vitamin d mean', 'colecalciferol', true],
  ['my iron level', 'iron', true],
  ['falta de hierro', 'iron', true],
  ['what is testosterone for', 'testosterone', false],
  ['high dose of metformin', 'metformin', false],
])('%s (%s): %s', (question, id, isLevel) => expect(asksOfLevel(question, [id])).toBe(isLevel))
