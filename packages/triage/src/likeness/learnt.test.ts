import { expect, it } from 'vitest'
import { digestOf, writtenPresentations } from '../../build/read-examples.ts'
import { CONDITIONS } from '../knowledge/index.ts'
import { LEVELS_DIGEST } from './level-weights.ts'
import { CAUSES, PRESENTATIONS_DIGEST } from './written-presentations.ts'

it('what was learnt is of the presentations that are written (npm run causes:learn)', () => {
  expect(PRESENTATIONS_DIGEST).toBe(digestOf('presentations'))
})

it('what was learnt is of the levels that are written (npm run levels:learn)', () => {
  expect(LEVELS_DIGEST).toBe(digestOf('levels'))
})

it('every condition has presentations, and each is of a condition', () => {
  const conditions = CONDITIONS.map(({ id }) => id).sort()
  expect(CAUSES.split(' ')).toEqual(conditions)
  expect([...new Set(writtenPresentations().map(({ condition }) => condition))].sort()).toEqual(conditions)
})
