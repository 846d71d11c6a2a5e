import { expect, test } from 'vitest'
import { orNone } from './or-none.ts'

test('an answer whose proposals fail comes without them, and the host is told so without what was said', async () => {
  const told: unknown[] = []
  const propose = orNone(
    (_, text) => Promise.reject(new TypeError(`cannot read ${text}`)),
    (failure) => told.push(failure),
  )
  expect(await propose('owner', 'I am allergic to penicillin')).toEqual([])
  expect(told).toEqual([{ type: 'TypeError' }])
})
