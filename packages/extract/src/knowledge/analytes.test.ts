import { ANALYTES } from '@salus/terms/lab-tests'
import { expect, test } from 'vitest'
import { fold } from '../reading/fold.ts'
import { readUnit } from '../reading/units.ts'

test('the units are written as they are read', () => {
  const units = new Set(
    ANALYTES.flatMap(({ units }) => Object.keys(units)).filter((unit) => /^[a-zA-Z%]+\/?[a-zA-Z]*$/.test(unit)),
  )
  expect([...units].filter((unit) => readUnit(unit)?.ucum !== unit)).toEqual(
    ['kPa', 'L/L'].filter((unit) => units.has(unit) && readUnit(unit)?.ucum !== unit),
  )
})

test('no name in one language is empty or read twice', () => {
  const twice = ANALYTES.flatMap(({ name, names }) =>
    Object.entries(names).flatMap(([language, list]) => {
      const read = list.map(fold)
      return read
        .filter((each, index) => each === '' || read.indexOf(each) !== index)
        .map((each) => `${name} ${language} ${each}`)
    }),
  )
  expect(twice).toEqual([])
})
