import { expect, test } from 'vitest'
import { inShort } from './cases/in-short.ts'
import { NOT_TOLD, TOLD } from './cases/told.cases.ts'
import { readChanges } from './read-changes.ts'

test.each([...TOLD, ...NOT_TOLD])('“%s”', (text, ...proposed) => {
  expect(readChanges({ text, day: '2026-11-24' }).map(inShort)).toEqual(proposed)
})
