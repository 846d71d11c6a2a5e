import { articleFacts } from '@salus/library'
import { conditionNames } from '@salus/triage'
import { expect, it } from 'vitest'
import './read-library.ts'

it('foreseen questions are about illnesses that the engine knows', () => {
  const known = new Set(conditionNames('en').map(({ id }) => id))
  const lost = Object.entries(articleFacts()).flatMap(([id, { conditions = [] }]) =>
    conditions.filter((condition) => !known.has(condition)).map((condition) => `${id} ${condition}`),
  )
  expect(lost).toEqual([])
})
