import { expect, test } from 'vitest'
import { recordFor } from './advise.ts'

const heartbeat = (value: number) => ({ measure: 'heartbeat', value, diastolic: null }) as const

/** Of somebody of that age; tells what was looked at. */
function someone(age: number | null) {
  const looked: string[] = []
  return {
    looked,
    ageOf: async () => {
      looked.push('age')
      return age
    },
    recordOf: async () => {
      looked.push('record')
      return { age: age ?? 40, pregnant: true }
    },
  }
}

test('a reading that means nothing to anybody needs no look at the record', async () => {
  const person = someone(40)
  expect(await recordFor([], 'owner', person)).toEqual({})
  expect(await recordFor([{ measure: 'steps', value: 900, diastolic: null }], 'owner', person)).toEqual({})
  expect(person.looked).toEqual([])
})

test('one that means something to the newborn alone needs the age of an adult, and no more', async () => {
  const person = someone(40)
  expect(await recordFor([heartbeat(72)], 'owner', person)).toEqual({ age: 40 })
  expect(person.looked).toEqual(['age'])
})

test.each([
  [40, 190],
  [0, 72],
  [null, 72],
])('at the age of %s a heart of %s wants the whole record', async (age, value) => {
  const person = someone(age)
  expect(await recordFor([heartbeat(70), heartbeat(value)], 'owner', person)).toMatchObject({ pregnant: true })
  expect(person.looked).toEqual(['age', 'record'])
})
