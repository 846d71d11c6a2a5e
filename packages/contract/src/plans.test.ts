import { expect, test } from 'vitest'
import { PLAN_LIMITS } from './plans.ts'
import { readableBytes } from './readable-bytes.ts'

test.each([
  [0, '0 KB'],
  [3_300, '3.2 KB'],
  [1024 * 999.96, '1 MB'],
  [12.345 * 1024 ** 2, '12.3 MB'],
  [PLAN_LIMITS.free.storageBytes, '100 MB'],
  [PLAN_LIMITS.basic.storageBytes, '1 GB'],
  [PLAN_LIMITS.pro.storageBytes, '10 GB'],
])('%d bytes read %s', (bytes, text) => {
  expect(readableBytes(bytes)).toBe(text)
})
