import { expect, test } from 'vitest'
import { DAYS_TOLD } from './cases/days.cases.ts'
import { inShort } from './cases/in-short.ts'
import { OVER_OR_NOT, WHAT_STOPPED } from './cases/over.cases.ts'
import { NOT_TOLD, TOLD } from './cases/told.cases.ts'
import { readChanges } from './read-changes.ts'

const read = (text: string) => readChanges({ text, day: '2026-11-24' })

test.each([...TOLD, ...NOT_TOLD, ...OVER_OR_NOT, ...WHAT_STOPPED])('“%s”', (text, ...proposed) => {
  expect(read(text).map(inShort)).toEqual(proposed)
})

test.each(DAYS_TOLD)('“%s” tells %s of %i hours ago', (text, ...told) => {
  expect(read(text).map((each) => [inShort(each), 'hoursAgo' in each ? each.hoursAgo : undefined])).toEqual([told])
})
